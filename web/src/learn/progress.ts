// What somebody has learnt and won: kept in this browser, and nobody else's business. A file takes it to another one.

import { LEVELS, type Level } from "../lobby/levels";
import { keep, setting, settings } from "../net/memory";
import { bestRush, noteRush, noteSolved, solved } from "./puzzles";

/** How often computers of each level were beaten. */
export type Wins = Partial<Record<Level, number>>;

/** What is known of one game. */
interface GameRecord {
  learnt: string[];
  won: Wins;
  /** Whether it is played whole, without growing into it. */
  whole: boolean;
  /** The puzzles that were solved, and the most in a rush; older files have none. */
  solved?: string[];
  rush?: number;
}

interface Saved {
  "walstatt-progress": number;
  games: Record<string, GameRecord>;
}

const VERSION = 1;
/** Nobody has won more often; a file that says so is wrong. */
const MOST_WINS = 1_000_000;

export function learnt(game: string): ReadonlySet<string> {
  return new Set((setting(`learnt-${game}`) ?? "").split(" ").filter(Boolean));
}

export function noteLearnt(game: string, lesson: string): void {
  keep(`learnt-${game}`, [...new Set([...learnt(game), lesson])].join(" "));
}

export function wins(game: string): Wins {
  const counted = (setting(`won-${game}`) ?? "").split(" ").map((part) => part.split(":"));
  return Object.fromEntries(LEVELS.flatMap((level) => counted.filter(([name]) => name === level).map(([, count]) => [level, Number(count) || 0])));
}

export function noteWin(game: string, level: Level): void {
  keepWins(game, { ...wins(game), [level]: (wins(game)[level] ?? 0) + 1 });
}

export function playsWhole(game: string): boolean {
  return setting(`whole-${game}`) === "yes";
}

/** From now on it is the whole game. */
export function playWhole(game: string): void {
  keep(`whole-${game}`, "yes");
}

/** Everything as a file. */
export function writeProgress(): string {
  const games = new Set(Object.keys(settings()).flatMap((name) => /^(?:learnt|won|whole|solved|rush)-(.+)$/.exec(name)?.[1] ?? []));
  const record = (game: string): GameRecord => ({ learnt: [...learnt(game)], won: wins(game), whole: playsWhole(game), solved: [...solved(game)], rush: bestRush(game) });
  const saved: Saved = { "walstatt-progress": VERSION, games: Object.fromEntries([...games].sort().map((game) => [game, record(game)])) };
  return `${JSON.stringify(saved, null, 2)}\n`;
}

/** Adds what a file says to what is known here: nothing is lost by it. Whether it was such a file. */
export function readProgress(text: string): boolean {
  const saved = parse(text);
  if (!saved) return false;
  for (const [game, { learnt: lessons, won, whole, solved: puzzles = [], rush = 0 }] of Object.entries(saved.games)) {
    lessons.forEach((lesson) => noteLearnt(game, lesson));
    puzzles.forEach((puzzle) => noteSolved(game, puzzle));
    noteRush(game, rush);
    const own = wins(game);
    keepWins(game, Object.fromEntries(LEVELS.map((level) => [level, Math.max(own[level] ?? 0, won[level] ?? 0)])));
    if (whole) playWhole(game);
  }
  return true;
}

function keepWins(game: string, won: Wins): void {
  keep(`won-${game}`, LEVELS.filter((level) => won[level]).map((level) => `${level}:${won[level]}`).join(" "));
}

/** What a file says, if all of it makes sense. */
function parse(text: string): Saved | null {
  let saved: Partial<Saved> | null;
  try {
    saved = JSON.parse(text) as Partial<Saved> | null;
  } catch {
    return null;
  }
  const { games } = saved ?? {};
  if (saved?.["walstatt-progress"] !== VERSION || typeof games !== "object" || games === null) return null;
  return Object.entries(games).every(([game, record]) => isKey(game) && isRecord(record)) ? { "walstatt-progress": VERSION, games } : null;
}

function isRecord(record: Partial<GameRecord> | null): record is GameRecord {
  const { learnt: lessons, won, whole, solved: puzzles = [], rush = 0 } = record ?? {};
  const isCount = (count: unknown): boolean => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST_WINS;
  return Array.isArray(lessons) && lessons.every(isKey) && Array.isArray(puzzles) && puzzles.every(isKey) && isCount(rush) && typeof won === "object" && won !== null
    && Object.values(won).every(isCount) && typeof whole === "boolean";
}

function isKey(key: unknown): key is string {
  return typeof key === "string" && /^[a-z0-9-]{1,60}$/.test(key);
}
