// What only the board of Home Raiders says.

import missions from "texts:home-raiders/mission-";
import { fill, textsOf, words } from "../../texts";
import type { Mission } from "../../wire/home-raiders";

export const TEXTS = textsOf("home-raiders");

export function nameMission(key: Mission): string {
  return words(missions[key]) || key;
}

/** What scores, in a line. */
export function describeMission(key: Mission): string {
  return fill(TEXTS[`goal-${key}`]);
}
