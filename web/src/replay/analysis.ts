// A recorded match looked back at: what the server finds out about its choices, and what follows from that.

import { postLines } from "../net/api";
import type { Line } from "../net/line";
import type { Moment } from "../wire/server";

export interface Analysis {
  moments: Moment[];
  /** How likely each seat was to win in the end, in thousandths; nothing while choices are still weighed. */
  shares: number[] | null;
  /** How much is done, from 0 to 1. */
  done: number;
}

/** A choice after which a seat stood otherwise. */
export interface Turn {
  moment: Moment;
  from: number;
  to: number;
  /** What the choice itself has changed, before any die fell; the rest was luck. */
  skill: number;
  luck: number;
}

export interface Account {
  choices: number;
  /** What dice and hidden things brought or cost, in thousandths of the win. */
  luck: number;
  /** What better choices would have brought, all together. */
  given: number;
}

/** Asks the server to look back, and hears of every choice as soon as it was weighed. */
export async function lookBack(transcript: string, hear: (analysis: Analysis) => void, signal: AbortSignal): Promise<void> {
  let analysis: Analysis = { moments: [], shares: null, done: 0 };
  await postLines("replay/analysis", transcript, (text) => {
    analysis = takeIn(analysis, JSON.parse(text) as Line);
    hear(analysis);
  }, signal);
}

export function takeIn(analysis: Analysis, line: Line): Analysis {
  if (line.weighed) return { ...analysis, moments: [...analysis.moments, line.weighed], done: (line.weighed.input + 1) / line.of };
  if (line.shares) return { ...analysis, shares: line.shares, done: 1 };
  return analysis;
}

/** How it stood when the next choice was made, or in the end. */
export function sharesAfter({ moments, shares }: Analysis, index: number): number[] | null {
  return moments[index + 1]?.before ?? shares;
}

/** The largest turns of those who chose, in the order they came. */
export function findTurns(analysis: Analysis, most: number): Turn[] {
  const turns = analysis.moments.flatMap((moment, index): Turn[] => {
    const after = sharesAfter(analysis, index)?.[moment.seat];
    const [from, expected] = [moment.before[moment.seat], moment.expected[moment.seat]];
    if (after === undefined || from === undefined || expected === undefined || after === from) return [];
    return [{ moment, from, to: after, skill: expected - from, luck: after - expected }];
  });
  const largest = [...turns].sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from)).slice(0, most);
  return turns.filter((turn) => largest.includes(turn));
}

/** The choices that gave most away, in the order they came. */
export function findBetter(analysis: Analysis, most: number): Moment[] {
  const better = analysis.moments.filter(({ better: found }) => found);
  const largest = [...better].sort((one, other) => (other.better?.gain ?? 0) - (one.better?.gain ?? 0)).slice(0, most);
  return better.filter((moment) => largest.includes(moment));
}

/** The choice by which a seat gave most away. */
export function findBest({ moments, ...analysis }: Analysis, seat: number): Moment | undefined {
  return findBetter({ ...analysis, moments: moments.filter((moment) => moment.seat === seat) }, 1)[0];
}

/** What each seat made of the match, as far as it was looked at. */
export function addUp(analysis: Analysis, seats: number): Account[] {
  const accounts = Array.from({ length: seats }, (): Account => ({ choices: 0, luck: 0, given: 0 }));
  analysis.moments.forEach((moment, index) => {
    const after = sharesAfter(analysis, index);
    accounts.forEach((account, seat) => {
      if (after) account.luck += (after[seat] ?? 0) - (moment.expected[seat] ?? 0);
    });
    const own = accounts[moment.seat];
    if (!own) return;
    own.choices += 1;
    own.given += moment.better?.gain ?? 0;
  });
  return accounts;
}
