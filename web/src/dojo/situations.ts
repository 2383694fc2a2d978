// Which situation comes next, and in which order answers are told.

import type { Exercise, Judgement } from "../wire/server";

export interface Situation {
  kind: Exercise["kind"];
  seed: number;
}

const KINDS: Exercise["kind"][] = ["duel", "answer", "claim"];

/** The address may name the one to begin with; otherwise it is another one each time. */
export function firstSituation(seed: number | null): Situation {
  return { kind: "duel", seed: seed ?? Math.floor(Math.random() * 1_000_000_000) };
}

/** Kinds come in turn; each situation is another one. */
export function nextSituation({ kind, seed }: Situation): Situation {
  return { kind: KINDS[(KINDS.indexOf(kind) + 1) % KINDS.length] ?? "duel", seed: seed + 1 };
}

/** The card that a claim lays: what stands before the one that is named. */
export function claimOf(claim: string): string {
  return claim.split(" → ")[0] ?? claim;
}

/** Answers that are hardly ever right are told only if they were given. */
const RARE = 10;

/** The answers worth telling, the most frequent first. */
export function order({ shares, given }: Judgement): number[] {
  const told = shares.flatMap((share, answer) => (share >= RARE || (given[answer] ?? 0) > 0 ? [answer] : []));
  return told.sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
}
