// Tokens are larger than bases when the table is seen from afar. Those that would lie over each other give way, so that
// each can be seen and hit.

import { distance, type Area, type Spot } from "./scene";

export interface Disc {
  id: string;
  at: Spot;
  radius: number;
  /** It stays in here. */
  within: Area;
}

const ROUNDS = 90;
/** What is left of a shift after a round: tokens want to be where they belong. */
const HOLD = 0.94;

/** Where the tokens come to lie; those with room around them stay in their place. */
export function spread(discs: readonly Disc[]): Map<string, Spot> {
  const places = discs.map(({ at }) => ({ ...at }));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < ROUNDS * 0.6) places.forEach((place, index) => drawBack(place, discs[index]?.at ?? place));
    let isStill = true;
    for (let one = 0; one < discs.length; one += 1) {
      for (let other = one + 1; other < discs.length; other += 1) {
        if (part(places[one] as Spot, places[other] as Spot, (discs[one]?.radius ?? 0) + (discs[other]?.radius ?? 0), one + other)) isStill = false;
      }
    }
    discs.forEach(({ radius, within }, index) => keepInside(places[index] as Spot, radius, within));
    if (isStill) break;
  }
  return new Map(discs.map(({ id }, index) => [id, places[index] as Spot]));
}

function drawBack(place: Spot, home: Spot): void {
  place.x = home.x + (place.x - home.x) * HOLD;
  place.y = home.y + (place.y - home.y) * HOLD;
}

/** Pushes two apart if they are nearer than this; those at one spot part in a direction of their own. */
function part(one: Spot, other: Spot, far: number, turn: number): boolean {
  const gap = distance(one, other);
  if (gap >= far - 1) return false;
  const [x, y] = gap < 1 ? [Math.cos(turn), Math.sin(turn)] : [(other.x - one.x) / gap, (other.y - one.y) / gap];
  const by = (far - gap) / 2;
  one.x -= x * by;
  one.y -= y * by;
  other.x += x * by;
  other.y += y * by;
  return true;
}

function keepInside(place: Spot, radius: number, { low, high }: Area): void {
  place.x = Math.min(Math.max(place.x, low.x + radius), Math.max(low.x + radius, high.x - radius));
  place.y = Math.min(Math.max(place.y, low.y + radius), Math.max(low.y + radius, high.y - radius));
}
