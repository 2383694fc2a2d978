// The table of Moonstone as it is drawn.

import { fill, words } from "../../texts";
import type { Edge, Facts, Terrain, View } from "../../wire/moonstone";
import { INCH, type Base, type Look, type Mark, type Scene, type Shape, type Spot } from "../inches/scene";
import { boxOf } from "../inches/terrain";
import { sayHeight } from "../inches/words";
import { faceOf } from "./art";
import { characterOf, describe } from "./people";
import { TEXTS } from "./texts";

const SIDE = 36 * INCH;

const LOOKS: Record<Terrain, Look> = {
  water: "water", wood: "wood", obstacle: "fence", barrier: "rock", tree: "tree", floor: "floor", platform: "platform", stairs: "stairs",
};

/** Barriers that are thinner are walls of a house; the others are rocks. */
const WALL = INCH;

function lookOf(terrain: Terrain, corners: Spot[]): Look {
  const { width, height } = boxOf(corners);
  return terrain === "barrier" && Math.min(width, height) < WALL ? "wall" : LOOKS[terrain];
}

/** So high is an upper floor, for shadows. */
const LEVEL = 3 * INCH;

/** MS-08: models stand wholly within this of their edge. */
const DEPTH = 10 * INCH;

function middleOf(edge: Edge): Spot {
  return { x: edge === "west" ? 0 : edge === "east" ? SIDE : SIDE / 2, y: edge === "south" ? 0 : edge === "north" ? SIDE : SIDE / 2 };
}

function deploymentOf(edge: Edge): Spot[] {
  const [near, far] = edge === "south" || edge === "west" ? [0, DEPTH] : [SIDE - DEPTH, SIDE];
  const isFlat = edge === "south" || edge === "north";
  const [low, high] = isFlat ? [{ x: 0, y: near }, { x: SIDE, y: far }] : [{ x: near, y: 0 }, { x: far, y: SIDE }];
  return [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }];
}

export function drawScene(view: View, facts: Facts, nameSeat: (seat: number) => string): Scene {
  const edge = view.players.find(({ seat }) => seat === view.viewer)?.edge ?? null;
  return {
    low: { x: 0, y: 0 },
    high: { x: SIDE, y: SIDE },
    floor: "forest",
    viewer: view.viewer ?? null,
    shapes: facts.pieces.map(({ terrain, outline }, index): Shape => {
      const { corners, height } = view.ground?.[index] ?? outline;
      const label = fill(TEXTS[terrain === "wood" ? "wood_terrain" : terrain]);
      return { id: `t${index}`, corners, height, look: lookOf(terrain, corners), label: height > 0 ? `${label}, ${sayHeight(height)}` : label };
    }),
    groups: [],
    own: edge ? middleOf(edge) : null,
    zones: edge && view.round === 0 ? [{ corners: deploymentOf(edge), label: fill(TEXTS.deployment) }] : [],
    ladders: facts.ladders.map(([foot, top]) => ({ foot, top, label: fill(TEXTS.ladder) })),
    bases: view.models.filter(({ state }) => state === "standing").map((model): Base => ({
      id: model.id, at: model.at, radius: model.radius, name: words(characterOf(model, facts).name), label: describe(model, facts, nameSeat), face: faceOf(characterOf(model, facts)), side: model.owner,
      isOwn: model.owner === view.viewer, isActive: view.active === model.model, isSpent: model.has_activated, isDown: false,
      isEngaged: model.is_engaged, isLeader: false, life: (model.health - model.wounds) / Math.max(1, model.health),
      energy: model.energy, load: model.stones, elevation: model.level * LEVEL,
      rings: [{ length: model.reach, name: fill(TEXTS.reach) }, { length: model.jog, name: fill(TEXTS.jog) }],
    })),
    marks: [
      ...view.stones.map(({ id, at, depth }): Mark => ({ id, at, radius: 900, look: "moonstone", sign: String(depth), label: fill(TEXTS.stone, { n: depth }) })),
      ...view.woods.map(({ at }, index): Mark => ({ id: `wood-${index}`, at, radius: 2500, look: "grove", sign: "", label: fill(TEXTS.wood) })),
      ...view.tokens.map(({ at }, index): Mark => ({ id: `token-${index}`, at, radius: 1500, look: "token", sign: "", label: fill(TEXTS.token) })),
    ],
  };
}
