// How an event is shown: how long it takes, and what is seen of it. Everything is read from what it carries (`shown`).

import type { Change, Flight, Look, Shown, Told } from "../wire/server";

/** How long one beat takes at the usual speed, in milliseconds. */
const LENGTHS: Record<Look, number> = {
  banner: 600, dice: 700, move: 500, strike: 450, death: 500, draw: 350, spell: 500, change: 400, touch: 350, word: 250,
};

export function lengthOf({ shown }: Told): number {
  return LENGTHS[shown.look];
}

/** Who goes where: the first piece that is neither end of the way, or what is at its beginning. */
export function wayOf({ touches, from, to }: Shown): { mover: string; from: string; to: string } {
  return { mover: touches.find((id) => id !== from && id !== to) ?? from ?? "", from: from ?? "", to: to ?? "" };
}

/** Numbers that rise from a piece. */
export interface Rising {
  piece: string;
  text: string;
  isGood: boolean;
}

const SIGNS: Record<Change["what"], string> = { life: "♥", energy: "⚡", wounds: "✚", markers: "⚑" };

export function risingOf({ changes = [] }: Shown): Rising[] {
  return changes.map(({ piece, what, before, after, is_good: isGood }) => ({ piece, text: `${after > before ? "+" : "−"}${Math.abs(after - before)} ${SIGNS[what]}`, isGood }));
}

/** Coins that a piece gets or pays. */
export interface Coins {
  piece: string;
  count: number;
  isGain: boolean;
}

const COINS: Change["what"][] = ["energy", "markers"];
const MOST_COINS = 5;

export function coinsOf({ changes = [] }: Shown): Coins[] {
  return changes.filter(({ what }) => COINS.includes(what))
    .map(({ piece, before, after }) => ({ piece, count: Math.min(MOST_COINS, Math.abs(after - before)), isGain: after > before }));
}

const MOST_CARDS = 6;

/** What goes from one spot of the board to another; boards name their spots with `data-spot`. */
export function flightsOf({ flights = [] }: Shown): Flight[] {
  return flights.map((flight) => ({ ...flight, count: Math.min(MOST_CARDS, flight.count) }));
}
