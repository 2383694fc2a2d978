// The newest throw of dice among what has just happened.

import type { Die, Told } from "../wire/server";

export function findDice(latest: Told[]): { dice: Die[]; turn: number } | null {
  const turn = latest.findLastIndex(({ shown }) => (shown.dice ?? []).length > 0);
  return turn < 0 ? null : { dice: latest[turn]?.shown.dice ?? [], turn };
}
