// What a match that is over has been like: its course, who did what, and how the dice fell.

import type { Standing } from "../boards";
import type { Tape } from "../replay/tape";
import { kindOf, lookOf } from "../stage/beats";
import type { Die, Told } from "../wire/server";

/** What is counted of each seat. */
export const DEEDS = ["attacks", "moves", "cards", "spells", "felled"] as const;

export type Deed = (typeof DEEDS)[number];

/** Dice of one seat; what a fair die shows on average is known of those with six sides alone. */
export interface Luck {
  dice: number;
  sum: number;
}

/** How the seats stood after a step. */
export interface Moment {
  step: number;
  standings: Standing[];
}

export interface Report {
  course: Moment[];
  deeds: Record<Deed, number[]>;
  luck: Luck[];
  /** The steps after which somebody stood most differently, in their order. */
  turns: Turn[];
}

/** A turning point: the sentence that says most of it, what that is about, and the table after it. */
export interface Turn {
  step: number;
  text: string;
  touches: string[];
  view: unknown;
}

/** The average of a die with six sides. */
export const MEAN = 3.5;

const MOST_TURNS = 3;

export function makeReport(tape: Tape, standing: (view: unknown, facts: unknown) => Standing[]): Report {
  const all = tape.steps.map(({ view }, step) => ({ step, standings: view === undefined ? [] : standing(view, tape.facts) }));
  // Before there is anything to have, nobody stands anywhere.
  const course = all.filter(({ standings }) => standings.length > 0 && standings.every(({ most }) => most !== 0));
  const zeros = (): number[] => Array<number>(tape.seats).fill(0);
  const deeds: Report["deeds"] = { attacks: zeros(), moves: zeros(), cards: zeros(), spells: zeros(), felled: zeros() };
  const luck = Array.from({ length: tape.seats }, (): Luck => ({ dice: 0, sum: 0 }));
  tape.steps.forEach((step, at) => {
    const before = tape.steps[at - 1];
    for (const told of toldIn(tape, at)) {
      const deed = deedOf(told);
      if (deed && step.by !== null) deeds[deed][step.by] = (deeds[deed][step.by] ?? 0) + 1;
      for (const [id, die] of throwersOf(told)) noteDie(luck[findOwner(before?.view ?? step.view, id) ?? -1], die);
    }
  });
  return { course, deeds, luck, turns: findTurns(tape, course) };
}

function toldIn({ told, steps }: Tape, at: number): Told[] {
  return told.slice(steps[at - 1]?.told ?? 0, steps[at]?.told);
}

function deedOf(told: Told): Deed | null {
  const kind = kindOf(told);
  if (/^(attack_began|attacked|shot|struck_back)$/.test(kind)) return "attacks";
  if (kind === "moved") return "moves";
  if (/^(drew|bought|equipped|recruited)$/.test(kind)) return "cards";
  switch (lookOf(told)) {
    case "spell": return "spells";
    case "death": return "felled";
    default: return null;
  }
}

/** Which piece threw which die. Where two throw against each other, a six is thrown on before the other's turn. */
function throwersOf({ shown: { dice = [], sums = [], touches } }: Told): [string, Die][] {
  let thrower = 0;
  return dice.map((die): [string, Die] => {
    const thrown: [string, Die] = [touches[thrower] ?? "", die];
    if (sums.length > 1 && die.face !== "6") thrower = Math.min(thrower + 1, sums.length - 1);
    return thrown;
  });
}

function noteDie(luck: Luck | undefined, { kind, face }: Die): void {
  if (!luck || kind !== "d6") return;
  luck.dice += 1;
  luck.sum += Number(face);
}

/** Lists of a view with one entry for each seat. */
const SEATED = ["sides", "groups", "players"];

/** Whose a piece is: an entry of its own says so, or the list it is in. */
export function findOwner(view: unknown, id: string, seat: number | null = null): number | null {
  if (id === "" || view === null || typeof view !== "object") return null;
  const { id: own, owner, seat: named } = view as { id?: unknown; owner?: unknown; seat?: unknown };
  const holder = [owner, named].find((one) => typeof one === "number") ?? seat;
  if (own === id) return holder as number | null;
  for (const [key, value] of Object.entries(view)) {
    const lists = SEATED.includes(key) && Array.isArray(value) ? value : [value];
    for (const [index, entry] of lists.entries()) {
      const found = findOwner(entry, id, lists === value ? index : holder as number | null);
      if (found !== null) return found;
    }
  }
  return null;
}

/** By how much each seat stands differently than before, of all that can be had. */
function weigh(before: Standing[], after: Standing[]): number {
  const most = Math.max(1, ...after.map(({ most: all, value }) => all ?? value));
  return after.reduce((sum, { seat, value }) => sum + Math.abs(value - (before.find((one) => one.seat === seat)?.value ?? value)), 0) / most;
}

function findTurns(tape: Tape, course: Moment[]): Turn[] {
  const weighed = course.slice(1).map(({ step, standings }, at) => ({ step, weight: weigh(course[at]?.standings ?? [], standings) }));
  const best = weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight).slice(0, MOST_TURNS);
  return best.sort((one, other) => one.step - other.step).map(({ step }) => describe(tape, step));
}

/** The sentence about what changed most; or the first one. */
function describe(tape: Tape, step: number): Turn {
  const told = toldIn(tape, step);
  const rank = (one: Told): number => ["death", "change", "dice", "strike"].indexOf(lookOf(one));
  const ranked = told.filter((one) => rank(one) >= 0).sort((one, other) => rank(one) - rank(other));
  const best = ranked[0] ?? told[0];
  return { step, text: best?.text ?? "", touches: best?.shown.touches ?? [], view: tape.steps[step]?.view };
}
