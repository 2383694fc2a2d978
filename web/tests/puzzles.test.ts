import { beforeEach, expect, test } from "vitest";
import { readProgress, writeProgress } from "../src/learn/progress";
import { bestRush, daily, following, noteRush, noteSolved, solved } from "../src/learn/puzzles";
import type { PuzzleInfo } from "../src/wire/server";

beforeEach(() => localStorage.clear());

const PUZZLES: PuzzleInfo[] = Array.from({ length: 100 }, (_, number) => ({ key: `win-${number}`, goal: "win", grade: 1, steps: 1, text: { en: "" } } as unknown as PuzzleInfo));

test("each puzzle is that of a day before one comes again", () => {
  const days = Array.from({ length: 100 }, (_, day) => daily(PUZZLES, new Date(2026, 0, 1 + day, 12))?.key);
  expect(new Set(days).size).toBe(100);
  expect(daily(PUZZLES, new Date(2026, 0, 1, 0, 5))).toBe(daily(PUZZLES, new Date(2026, 0, 1, 23, 55)));
  expect(daily([], new Date())).toBe(undefined);
});

test("after a puzzle comes the next one that is not solved", () => {
  noteSolved("moonstone", "win-1");
  expect(following(PUZZLES, "win-0", solved("moonstone"))?.key).toBe("win-2");
  expect(following(PUZZLES, "win-99", solved("moonstone"))?.key).toBe("win-0");
  expect(following(PUZZLES.slice(0, 1), "win-0", new Set())).toBe(undefined);
});

test("what was solved goes along in the file", () => {
  noteSolved("moonstone", "win-1");
  noteRush("moonstone", 7);
  noteRush("moonstone", 3);
  const file = writeProgress();
  localStorage.clear();
  expect(readProgress(file)).toBe(true);
  expect([[...solved("moonstone")], bestRush("moonstone")]).toEqual([["win-1"], 7]);
});
