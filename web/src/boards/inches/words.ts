// Relations in words, for those who do not see the table.

import { fill } from "../../texts";
import { lang } from "../../texts/lang.svelte";
import { distance, INCH, inInches, type Base, type Scene, type Spot } from "./scene";
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
    ? fill(TEXTS.touching, { name: other.name }) : fill(TEXTS.near, { name: other.name, n: sayInches(gap) })));
  return [sayPlace(base.at, scene), ...near].join(", ");
}

export function gapBetween(one: { at: Spot; radius: number }, other: { at: Spot; radius: number }): number {
  return distance(one.at, other.at) - one.radius - other.radius;
}

export function sayPlace(at: Spot, { low, high }: Scene): string {
  return fill(TEXTS.at, { x: sayInches(at.x - low.x), y: sayInches(high.y - at.y) });
}

/** Higher than this nobody sees, climbs or measures. */
const SKY = 36 * INCH;

/** As people say it at a table: half inches, from three on whole ones. */
export function sayHeight(units: number): string {
  if (units >= SKY) return fill(TEXTS.sky_high);
  if (units < INCH / 4) return fill(TEXTS.flat);
  return fill(TEXTS.high, { n: shortHeight(units) });
}

/** Such as 2½, for narrow places. */
export function shortHeight(units: number): string {
  if (units >= SKY) return "∞";
  const halves = units >= 3 * INCH ? 2 * Math.round(inInches(units)) : Math.max(1, Math.round(2 * inInches(units)));
  return `${halves >= 2 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;
}
