// What a match that is over has been like: its course, who did what, and how the dice fell.

import type { Standing } from "../boards";
import type { Tape } from "../replay/tape";
import type { Die, Look, Told } from "../wire/server";

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
/** Turning points are farther from each other than this part of the match: what follows at once belongs to the same turn. */
const APART = 20;

export function makeReport(tape: Tape, standing: (view: unknown, facts: unknown) => Standing[]): Report {
  const all = tape.steps.map(({ view }, step) => ({ step, standings: view === undefined ? [] : standing(view, tape.facts) }));
  // Before there is anything to have, nobody stands anywhere.
  const course = all.filter(({ standings }) => standings.length > 0 && standings.every(({ most }) => most !== 0));
  const zeros = (): number[] => Array<number>(tape.seats).fill(0);
  const deeds: Report["deeds"] = { attacks: zeros(), moves: zeros(), cards: zeros(), spells: zeros(), felled: zeros() };
  const luck = Array.from({ length: tape.seats }, (): Luck => ({ dice: 0, sum: 0 }));
  tape.steps.forEach((step, at) => {
    for (const { shown } of toldIn(tape, at)) {
      const deed = LOOKS[shown.look];
      if (deed && step.by !== null) deeds[deed][step.by] = (deeds[deed][step.by] ?? 0) + 1;
      for (const die of shown.dice ?? []) noteDie(luck[die.seat ?? -1], die);
    }
  });
  return { course, deeds, luck, turns: findTurns(tape, course) };
}

function toldIn({ told, steps }: Tape, at: number): Told[] {
  return told.slice(steps[at - 1]?.told ?? 0, steps[at]?.told);
}

/** What looks like a deed is one. */
const LOOKS: Partial<Record<Look, Deed>> = { strike: "attacks", move: "moves", draw: "cards", spell: "spells", death: "felled" };

function noteDie(luck: Luck | undefined, { kind, face }: Die): void {
  if (!luck || kind !== "d6") return;
  luck.dice += 1;
  luck.sum += Number(face);
}

/** By how much each seat stands differently than before, of all that can be had. */
function weigh(before: Standing[], after: Standing[]): number {
  const most = Math.max(1, ...after.map(({ most: all, value }) => all ?? value));
  return after.reduce((sum, { seat, value }) => sum + Math.abs(value - (before.find((one) => one.seat === seat)?.value ?? value)), 0) / most;
}

function findTurns(tape: Tape, course: Moment[]): Turn[] {
  const weighed = course.slice(1).map(({ step, standings }, at) => ({ step, weight: weigh(course[at]?.standings ?? [], standings) }));
  const apart = (course.at(-1)?.step ?? 0) / APART;
  const best: typeof weighed = [];
  for (const one of weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)) {
    if (best.length < MOST_TURNS && best.every(({ step }) => Math.abs(step - one.step) > apart)) best.push(one);
  }
  return best.sort((one, other) => one.step - other.step).map(({ step }) => describe(tape, step));
}

const RANKS: Look[] = ["death", "change", "dice", "strike"];

/** The sentence about what changed most; or the first one. */
function describe(tape: Tape, step: number): Turn {
  const told = toldIn(tape, step);
  const rank = (one: Told): number => RANKS.indexOf(one.shown.look);
  const ranked = told.filter((one) => rank(one) >= 0).sort((one, other) => rank(one) - rank(other));
  const best = ranked[0] ?? told[0];
  return { step, text: best?.text ?? "", touches: best?.shown.touches ?? [], view: tape.steps[step]?.view };
}
