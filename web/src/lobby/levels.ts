// How strong the computer plays.

import { setting } from "../net/memory";
import type { About, Over } from "../wire/server";

/** The weakest first. */
export const LEVELS = ["recruit", "soldier", "veteran", "marshal"] as const;

export type Level = (typeof LEVELS)[number];

/** The level chosen last; who has chosen none meets a recruit. */
export function usualLevel(): Level {
  const kept = setting("level");
  return LEVELS.find((level) => level === kept) ?? "recruit";
}

/** The level of the strongest opponent, for somebody who has just beaten computers alone. */
export function beatenLevel({ you, seats }: About, over: Over): Level | null {
  if (you === null || !over.winners.includes(you) || over.winners.length === seats.length) return null;
  const beaten = seats.filter((_, seat) => seat !== you).map(({ computer }) => LEVELS.findIndex((level) => level === computer));
  return beaten.includes(-1) ? null : LEVELS[Math.max(...beaten)] ?? null;
}

/** The one above that. */
export function nextLevel(about: About, over: Over): Level | null {
  const beaten = beatenLevel(about, over);
  return beaten === null ? null : LEVELS[LEVELS.indexOf(beaten) + 1] ?? null;
}
