// What only the board of Home Raiders says.

import missions from "texts:home-raiders/mission-";
import { textsOf, words } from "../../texts";

export const TEXTS = textsOf("home-raiders");

export function nameMission(key: string): string {
  return words(missions[key]) || key;
}
