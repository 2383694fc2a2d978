// What somebody gives up by going somewhere: whom they fight, and what they stand behind or in.

import { fill } from "../../texts";
import { distance, INCH, type Base, type Scene, type Shape, type Spot, type Way } from "./scene";
import { isInside } from "./terrain";
import { TEXTS } from "./texts";

/** Edge to edge: nearer is a fight, and near enough to hide behind. */
const [TOUCH, BEHIND] = [INCH / 10, INCH / 2];

/** In words, each once. Heights below this hide nobody. */
const LOW = INCH / 2;

export function findLosses(ways: readonly Way[], scene: Scene): string[] {
  const all = ways.flatMap(({ id, points }) => {
    const base = scene.bases.find((one) => one.id === id);
    const to = points.at(-1);
    if (!base || !to) return [];
    return [...listFoes(base, scene).filter((foe) => gap(to, base.radius, foe) > TOUCH).map(({ name }) => fill(TEXTS.breaks_away, { name })),
      ...scene.shapes.filter((shape) => hides(shape) && isAt(base.at, base.radius, shape) && !isAt(to, base.radius, shape)).map((shape) => fill(TEXTS.leaves_cover, { name: nameOf(shape) }))];
  });
  return [...new Set(all)];
}

function listFoes(base: Base, { bases }: Scene): Base[] {
  return bases.filter((other) => other.side !== base.side && gap(base.at, base.radius, other) <= TOUCH);
}

function gap(at: Spot, radius: number, other: Base): number {
  return distance(at, other.at) - radius - other.radius;
}

function hides({ look, height }: Shape): boolean {
  return look === "wood" || (height >= LOW && look !== "portal" && look !== "floor");
}

function isAt(at: Spot, radius: number, { corners }: Shape): boolean {
  return isInside(at, corners) || corners.some((one, index) => toLine(at, one, corners[(index + 1) % corners.length] ?? one) <= radius + BEHIND);
}

/** How far a spot is from a side of a shape. */
function toLine(at: Spot, one: Spot, other: Spot): number {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const share = Math.max(0, Math.min(1, ((at.x - one.x) * x + (at.y - one.y) * y) / Math.max(1, x * x + y * y)));
  return distance(at, { x: one.x + x * share, y: one.y + y * share });
}

function nameOf({ title, label }: Shape): string {
  return title?.name ?? label.split(",")[0] ?? label;
}
