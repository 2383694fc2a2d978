// Puzzles: what was solved, the one of today, and a rush against the clock.

import { keep, setting } from "../net/memory";
import type { PuzzleInfo } from "../wire/server";

const DAY = 86_400_000;

export function solved(game: string): ReadonlySet<string> {
  return new Set((setting(`solved-${game}`) ?? "").split(" ").filter(Boolean));
}

export function noteSolved(game: string, key: string): void {
  keep(`solved-${game}`, [...new Set([...solved(game), key])].join(" "));
}

/** The one of a day, the same for everybody who has the same puzzles; each has its turn before one comes again. */
export function daily(puzzles: readonly PuzzleInfo[], now: Date): PuzzleInfo | undefined {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  // Neighbours in the list are alike, so days go through it in large steps.
  const step = findStep(puzzles.length);
  return puzzles[(day * step) % puzzles.length];
}

/** About five eighths of the length, without a common divisor. */
function findStep(length: number): number {
  for (let step = Math.floor(length * 0.618); step > 1; step--) if (divisor(step, length) === 1) return step;
  return 1;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The one after this, of those not solved yet if there are any. */
export function following(puzzles: readonly PuzzleInfo[], key: string, done: ReadonlySet<string>): PuzzleInfo | undefined {
  const here = puzzles.findIndex((one) => one.key === key);
  const rest = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(here, 0))];
  return rest.find((one) => !done.has(one.key)) ?? rest[0];
}

/** The most that were solved in a rush. */
export function bestRush(game: string): number {
  return Number(setting(`rush-${game}`)) || 0;
}

export function noteRush(game: string, count: number): void {
  if (count > bestRush(game)) keep(`rush-${game}`, String(count));
}
