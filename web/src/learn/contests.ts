// Growing into a game: the matches of its course, one after the other, from a small one to the whole game.

import { begin } from "../lobby/wish";
import type { Level } from "../lobby/levels";
import { listLessons } from "../net/api";
import type { GameInfo } from "../wire/schema";
import type { Contest, LessonInfo } from "../wire/server";
import { learnt, playsWhole } from "./progress";

/** A match of a course. */
export type ContestInfo = LessonInfo & { match: Contest };

/** What somebody plays next who still grows into a game; nothing for those who play the whole game. */
export async function nextContest(game: string): Promise<ContestInfo | undefined> {
  if (playsWhole(game)) return undefined;
  const done = learnt(game);
  return (await listContests(game)).find(({ key }) => !done.has(key));
}

export async function findContest(game: string, key: string): Promise<ContestInfo | undefined> {
  return (await listContests(game)).find((one) => one.key === key);
}

/** Begins a match of a course. It counts as learnt when it is over. */
export function playContest(game: GameInfo, { key, match }: ContestInfo): Promise<void> {
  const options = { ...game.defaults, ...(match.options as Record<string, unknown> | null) };
  return begin({ game, against: "computer", options, level: match.opponent as Level, clock: "none", timeUp: "loss", contest: key });
}

async function listContests(game: string): Promise<ContestInfo[]> {
  return (await listLessons(game)).filter((one): one is ContestInfo => one.match !== null);
}
