// Relations in words, for those who do not see the table.

import { fill } from "../../texts";
import { lang } from "../../texts/lang.svelte";
import { distance, inInches, type Base, type Scene, type Spot } from "./scene";
import { TEXTS } from "./texts";

/** At most this many neighbours are named. */
const MOST = 3;

export function sayInches(units: number): string {
  return inInches(units).toLocaleString(lang(), { maximumFractionDigits: 1 });
}

/** Where a base stands, and how far the nearest others are, from edge to edge. */
export function relate(base: Base, scene: Scene): string {
  const others = scene.bases.filter((other) => other.id !== base.id && other.side !== base.side)
    .map((other) => ({ other, gap: gapBetween(base, other) })).sort((one, two) => one.gap - two.gap).slice(0, MOST);
  const near = others.map(({ other, gap }) => (gap <= 0
    ? fill(TEXTS.touching, { name: nameOf(other) }) : fill(TEXTS.near, { name: nameOf(other), n: sayInches(gap) })));
  return [sayPlace(base.at, scene), ...near].join(", ");
}

export function gapBetween(one: { at: Spot; radius: number }, other: { at: Spot; radius: number }): number {
  return distance(one.at, other.at) - one.radius - other.radius;
}

export function sayPlace(at: Spot, { low, high }: Scene): string {
  return fill(TEXTS.at, { x: sayInches(at.x - low.x), y: sayInches(high.y - at.y) });
}

/** Names come first in labels. */
export function nameOf({ label }: Base): string {
  return label.split(",")[0] ?? label;
}
