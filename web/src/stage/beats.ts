// How an event is shown: what kind of thing it is, and how long it takes.

import type { Told } from "../wire/server";

/** What an event looks like. Kinds are the names that games give their events. */
export type Look = "banner" | "dice" | "move" | "strike" | "death" | "draw" | "spell" | "change" | "touch" | "word";

/** How long one beat takes at the usual speed, in milliseconds. */
const LENGTHS: Record<Look, number> = {
  banner: 600, dice: 700, move: 500, strike: 450, death: 500, draw: 350, spell: 500, change: 400, touch: 350, word: 250,
};

const BANNER = /^(game|round|wave|turn)_began$|^began$/;
const DEATH = /killed|destroyed|^removed$|slain|^died$|^vanished$/;
/** Where it is said in this order who goes and whereto. */
const GOING = /^(moved|redeployed|stack_placed)$/;
const STRIKE = /attack|^shot$|^struck|^challenged$|^intercepted$/;
const DRAW = /^drew$|drawn$|^bought$|^discarded$|^looted$|^stolen$|^taken$/;
const SPELL = /^spell|^cast$|^ability_used$|^power_used$|^order_|^event_played$|^fate_used$/;

/** The game's own name of an event: it is written as that name, or as an object with one field. */
export function kindOf({ event }: Told): string {
  return typeof event === "string" ? event : Object.keys((event ?? {}) as object)[0] ?? "";
}

/** What the event says of itself. */
function factsOf({ event }: Told): Record<string, unknown> {
  const [facts] = typeof event === "string" ? [] : Object.values((event ?? {}) as object);
  return (facts ?? {}) as Record<string, unknown>;
}

export function lookOf(told: Told): Look {
  const { shown } = told;
  const kind = kindOf(told);
  if (BANNER.test(kind)) return "banner";
  if ((shown.dice ?? []).length > 0) return "dice";
  if (DEATH.test(kind)) return "death";
  if (DRAW.test(kind) && shown.touches.length > 1) return "draw";
  if (wayOf(told).to !== "") return "move";
  if (STRIKE.test(kind) && shown.touches.length > 1) return "strike";
  if ((shown.changes ?? []).length > 0 || kind === "hit") return "change";
  if (SPELL.test(kind)) return "spell";
  return shown.touches.length > 0 ? "touch" : "word";
}

/** Who goes where; on a table in inches the event itself may say it. */
export function wayOf(told: Told): { mover: string; from: string; to: string } {
  const { from, to, touches } = told.shown;
  const mover = touches.find((id) => id !== from && id !== to) ?? from ?? "";
  if (from && to) return { mover, from, to };
  if (GOING.test(kindOf(told)) && touches[1]) return { mover: touches[0] ?? "", from: "", to: touches[1] };
  const { to: point } = factsOf(told) as { to?: { x?: unknown; y?: unknown } };
  const isPoint = touches.length > 0 && typeof point?.x === "number" && typeof point.y === "number";
  return { mover: touches[0] ?? "", from: "", to: isPoint ? `p${String(point.x)},${String(point.y)}` : "" };
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
  const piece = told.shown.touches.at(-1);
  if (changes.length > 0 || !piece) return changes;
  const { damage, healed } = factsOf(told);
  const lost = kindOf(told) === "hit" ? told.shown.sums?.at(-1)?.total : damage;
  if (typeof lost === "number") return [{ piece, text: `−${lost} ♥`, isGood: false }];
  return typeof healed === "number" ? [{ piece, text: `+${healed} ♥`, isGood: true }] : [];
}

function signOf(what: string): string {
  return { life: " ♥", energy: " ⚡", wounds: " ✚", markers: " ⚑" }[what] ?? "";
}

/** Coins that a piece gets or pays. */
export interface Coins {
  piece: string;
  count: number;
  isGain: boolean;
}

const COINS = ["energy", "markers"];
const MOST_COINS = 5;

export function coinsOf(told: Told): Coins[] {
  const { shown } = told;
  const { paid } = factsOf(told);
  if (typeof paid === "number") return shown.touches.slice(0, 1).map((piece) => ({ piece, count: Math.min(MOST_COINS, paid), isGain: true }));
  return (shown.changes ?? []).filter(({ what, before, after }) => COINS.includes(what) && before !== after)
    .map(({ piece, before, after }) => ({ piece, count: Math.min(MOST_COINS, Math.abs(after - before)), isGain: after > before }));
}

/** Something that goes from one spot of the board to another: boards name their spots with `data-spot`. */
export interface Flight {
  what: "card" | "bead";
  from: string;
  to: string;
  count: number;
}

const MOST_CARDS = 6;

/** Cards that are drawn or discarded without being seen, and beads from the bag. */
export function flightsOf(told: Told): Flight[] {
  const facts = factsOf(told);
  const seat = String(facts.seat ?? facts.side ?? "");
  switch (kindOf(told)) {
    case "bead_drawn": return [{ what: "bead", from: "bag", to: `side-${seat}`, count: 1 }];
    case "drew": return countCards(facts).map(([pile, count]) => ({ what: "card", from: pile === "cards" ? `deck-${seat}` : `deck-${pile}`, to: `hand-${seat}`, count }));
    case "discarded": return countCards(facts).map(([, count]) => ({ what: "card", from: `hand-${seat}`, to: `discard-${seat}`, count }));
    case "recruited": return [{ what: "card", from: `${told.shown.touches[0]?.split("-")[0] ?? ""}-hand`, to: told.shown.touches[0] ?? "", count: 1 }];
    case "order_played": case "event_played": case "npc_played": case "declared": return [{ what: "card", from: `hand-${seat}`, to: "middle", count: 1 }];
    default: return [];
  }
}

/** How many cards there are of each pile. */
function countCards({ cards, mix }: Record<string, unknown>): [string, number][] {
  const counts = mix && typeof mix === "object" ? Object.entries(mix) as [string, number][] : [["cards", Array.isArray(cards) ? cards.length : Number(cards ?? 0)] as [string, number]];
  return counts.filter(([, count]) => count > 0).map(([pile, count]) => [pile, Math.min(MOST_CARDS, count)]);
}
