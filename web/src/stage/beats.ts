// How an event is shown: what kind of thing it is, and how long it takes.

import type { Told } from "../wire/server";

/** What an event looks like. Kinds are the names that games give their events. */
export type Look = "banner" | "dice" | "move" | "strike" | "death" | "draw" | "spell" | "change" | "touch" | "word";

/** How long one beat takes at the usual speed, in milliseconds. */
const LENGTHS: Record<Look, number> = {
  banner: 600, dice: 700, move: 500, strike: 450, death: 500, draw: 350, spell: 500, change: 400, touch: 350, word: 250,
};

const BANNER = /^(game|round|wave|turn)_began$|^began$/;
const DEATH = /killed|destroyed|^removed$|slain|^died$/;
const STRIKE = /attack|^shot$|^struck|^challenged$|^intercepted$/;
const DRAW = /^drew$|drawn$|^bought$|^discarded$|^looted$|^stolen$|^taken$/;
const SPELL = /^spell|^cast$|^ability_used$|^power_used$|^order_|^event_played$|^fate_used$/;

/** The game's own name of an event: it is written as that name, or as an object with one field. */
export function kindOf({ event }: Told): string {
  return typeof event === "string" ? event : Object.keys((event ?? {}) as object)[0] ?? "";
}

export function lookOf(told: Told): Look {
  const { shown } = told;
  const kind = kindOf(told);
  if (BANNER.test(kind)) return "banner";
  if ((shown.dice ?? []).length > 0) return "dice";
  if (DEATH.test(kind)) return "death";
  if (DRAW.test(kind) && shown.touches.length > 1) return "draw";
  if (shown.from && shown.to) return "move";
  if (STRIKE.test(kind) && shown.touches.length > 1) return "strike";
  if ((shown.changes ?? []).length > 0 || kind === "hit") return "change";
  if (SPELL.test(kind)) return "spell";
  return shown.touches.length > 0 ? "touch" : "word";
}

export function lengthOf(told: Told): number {
  return LENGTHS[lookOf(told)];
}

/** Numbers that rise from a piece. */
export interface Rising {
  piece: string;
  text: string;
  isGood: boolean;
}

/** More of these is worse. */
const BAD = ["wounds", "damage"];

export function risingOf(told: Told): Rising[] {
  const changes = (told.shown.changes ?? []).map(({ piece, what, before, after }) => ({
    piece, text: `${after > before ? "+" : "−"}${Math.abs(after - before)}${signOf(what)}`, isGood: after > before !== BAD.includes(what),
  }));
  const target = told.shown.touches.at(-1);
  const total = told.shown.sums?.at(-1)?.total;
  if (changes.length > 0 || kindOf(told) !== "hit" || !target || total === undefined) return changes;
  return [{ piece: target, text: `−${total} ♥`, isGood: false }];
}

function signOf(what: string): string {
  return { life: " ♥", energy: " ⚡", wounds: " ✚", markers: " ⚑" }[what] ?? "";
}
