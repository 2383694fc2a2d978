// A battle area as it is drawn: the floor of a room, its things, and who is between them.

import { fill, words } from "../../texts";
import type { Facts, View } from "../../wire/home-raiders";
import { INCH, type Base, type Group, type Scene, type Shape, type Spot } from "../inches/scene";
import { boxOf, centreOf } from "../inches/terrain";
import { sayHeight, shortHeight } from "../inches/words";
import { faceOf } from "./art";
import { cardOf, countFlags, describe, letterOf, lifeOf, listEverybody, nameTroop } from "./people";
import { TEXTS } from "./texts";
import { FLOORS, lookOf } from "./things";

export function drawScene(view: View, facts: Facts, nameSeat: (seat: number) => string): Scene {
  const everybody = listEverybody(view);
  const portal = findPortal(view, facts);
  return {
    low: facts.area.table.low,
    high: facts.area.table.high,
    floor: FLOORS[view.area] ?? "boards",
    viewer: view.viewer ?? null,
    shapes: drawObjects(view, facts, nameSeat),
    ladders: [],
    own: portal ? centreOf(portal.outline.corners) : null,
    zones: portal && view.round === 0 ? [{ corners: aroundPortal(portal.outline.corners, facts), label: fill(TEXTS.deployment) }] : [],
    groups: view.sides.flatMap((side) => side.troops.map((troop): Group => ({
      id: troop.id, name: nameTroop(troop, facts), label: nameTroop(troop, facts), side: side.seat, isActive: view.turn?.troop === troop.troop, isSpent: troop.is_activated,
      members: troop.characters.filter(({ state }) => state === "present").map(({ id }) => id),
    }))),
    bases: everybody.filter(({ character }) => character.state === "present").map((someone): Base => {
      const { side, troop, character } = someone;
      const card = cardOf(character, facts);
      return {
        id: character.id, at: character.at, radius: card.radius, name: words(card.name), label: describe(someone, view, facts), face: faceOf(character.card, card, side.faction),
        side: side.seat, isOwn: side.seat === view.viewer, isActive: view.turn?.troop === troop.troop, isSpent: troop.is_activated && view.turn?.troop !== troop.troop, isDown: character.is_down,
        isEngaged: false, isLeader: card.kind === "leader", life: 1 - character.wounds / lifeOf(card),
        energy: null, letter: letterOf(character), load: countFlags(character, view), elevation: character.elevation,
        rings: [{ length: card.movement * INCH, name: fill(TEXTS.movement) }, ...(card.range > 0 ? [{ length: card.range * INCH, name: fill(TEXTS.range) }] : [])],
      };
    }),
    marks: view.markers.filter(({ held }) => !held).map(({ id, at }) => ({ id, at, radius: 1000, look: "flag", sign: "", label: fill(TEXTS.marker) })),
  };
}

/** HR-05: troops come out within this of their portal. */
const NEAR_PORTAL = 6 * INCH;

function findPortal(view: View, facts: Facts): View["objects"][number] | undefined {
  const things = Object.values(facts.area.objects).filter(({ outline }) => outline).length;
  return view.objects.find(({ object }) => object - things === view.viewer);
}

/** The portal with the room around it, as far as there is a table. */
function aroundPortal(corners: Spot[], { area: { table: { low, high } } }: Facts): Spot[] {
  const box = boxOf(corners);
  const middle = { x: box.x + box.width / 2, y: -box.y - box.height / 2 };
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index * Math.PI) / 24;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const corner = { x: middle.x + (Math.sign(cos) * box.width) / 2, y: middle.y + (Math.sign(sin) * box.height) / 2 };
    return { x: Math.min(Math.max(corner.x + cos * NEAR_PORTAL, low.x), high.x), y: Math.min(Math.max(corner.y + sin * NEAR_PORTAL, low.y), high.y) };
  });
}

function drawObjects(view: View, facts: Facts, nameSeat: (seat: number) => string): Shape[] {
  const moved = new Map(view.objects.map(({ id, outline }) => [id, outline]));
  // The portals come after the things of the area, by seat.
  const things = Object.values(facts.area.objects).filter(({ outline }) => outline).length;
  const portals = new Map(view.objects.filter(({ object }) => object >= things).map(({ id, object }) => [id, object - things]));
  return Object.entries(facts.area.objects).flatMap(([id, object]): Shape[] => {
    const outline = moved.get(id) ?? object.outline;
    if (!outline) return [];
    const [name, side, { material, picture }] = [words(object.name), portals.get(id), lookOf(object)];
    const label = [
      name, side !== undefined && fill(TEXTS.portal_of, { name: nameSeat(side) }), sayHeight(outline.height),
      object.climbable && fill(TEXTS.climbable), object.movable && fill(TEXTS.movable), object.uneven && fill(TEXTS.uneven),
    ].filter(Boolean).join(", ");
    return [{
      id, corners: outline.corners, height: outline.height, label, title: { name, height: `${shortHeight(outline.height)}″` },
      ...(side === undefined ? { look: material, picture } : { look: "portal", side }),
    }];
  });
}
