// A recorded match, as the server tells it step by step.

import { postText } from "../net/api";
import { applyPatch } from "../net/patch";
import type { Line } from "../net/line";
import type { Over, Told } from "../wire/server";
import { openAll } from "./all";

/** Whose eyes a match is seen with: a seat's, a spectator's, or all seats' at once. */
export type Eyes = number | "all" | null;

export interface Step {
  /** Who chose. */
  by: number | null;
  /** How many lines were told so far. */
  told: number;
  view: unknown;
  waiting: number[];
}

export interface Tape {
  game: string;
  seats: number;
  facts: unknown;
  told: Told[];
  steps: Step[];
  over: Over | null;
}

/** Lets the server tell a transcript as a seat saw it. */
export async function fetchTape(transcript: string, eyes: Eyes): Promise<Tape> {
  const seen = eyes === null ? "" : eyes === "all" ? "?all=true" : `?seat=${eyes}`;
  const tape = readTape(await postText(`replay${seen}`, transcript));
  // With all eyes a view is a list of what the seats see.
  if (eyes === "all") for (const step of tape.steps) step.view = openAll(step.view as unknown[]);
  return tape;
}

export function readTape(text: string): Tape {
  const tape: Tape = { game: "", seats: 0, facts: undefined, told: [], steps: [], over: null };
  for (const line of text.split("\n").filter(Boolean).map((one) => JSON.parse(one) as Line)) takeIn(tape, line);
  return tape;
}

function takeIn(tape: Tape, line: Line): void {
  const last = tape.steps.at(-1);
  if (line.replay) Object.assign(tape, { game: line.replay.game, seats: line.replay.seats });
  if ("facts" in line) tape.facts = line.facts;
  if (line.step !== undefined) {
    tape.steps.push({ by: line.by ?? null, told: tape.told.length, view: last?.view, waiting: [] });
    return;
  }
  if (line.over) tape.over = line.over;
  if (!last) return;
  if (line.told) {
    tape.told.push(line.told);
    last.told = tape.told.length;
  }
  if ("view" in line) last.view = line.view;
  if (line.patch) last.view = applyPatch(last.view, line.patch);
  if (line.waiting) last.waiting = line.waiting;
}
