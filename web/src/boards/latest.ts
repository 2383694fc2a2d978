// The newest throw of dice among what has just happened.

import type { Told } from "../wire/lines";
import type { Meaning } from "./index";

export function findDice(latest: Told[], readEvent: (event: unknown) => Meaning): { dice: NonNullable<Meaning["dice"]>; turn: number } | null {
  for (let at = latest.length - 1; at >= 0; at -= 1) {
    const { dice } = readEvent(latest[at]?.event);
    if (dice && dice.length > 0) return { dice, turn: at };
  }
  return null;
}
