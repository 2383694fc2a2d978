import { beforeEach, expect, test } from "vitest";
import { learnt, noteLearnt, noteWin, playsWhole, playWhole, readProgress, wins, writeProgress } from "../src/learn/progress";

beforeEach(() => localStorage.clear());

test("what was learnt and won goes to another browser in a file, and adds to what is known there", () => {
  noteLearnt("moonstone", "01-goal");
  noteWin("moonstone", "recruit");
  noteWin("moonstone", "recruit");
  playWhole("pixel-tactics");
  const file = writeProgress();
  localStorage.clear();
  noteLearnt("moonstone", "02-moving");
  noteWin("moonstone", "recruit");
  noteWin("moonstone", "soldier");
  expect(readProgress(file)).toBe(true);
  expect([...learnt("moonstone")].sort()).toEqual(["01-goal", "02-moving"]);
  expect(wins("moonstone")).toEqual({ recruit: 2, soldier: 1 });
  expect([playsWhole("pixel-tactics"), playsWhole("moonstone")]).toEqual([true, false]);
});

test("a file that says something else changes nothing", () => {
  const record = { learnt: [], won: {}, whole: false };
  const wrong = [
    "", "null", "[]", "{}", '{"walstatt-progress":2,"games":{}}', '{"walstatt-progress":1,"games":null}',
    ...[{ moonstone: { ...record, learnt: ["a b"] } }, { moonstone: { ...record, won: { recruit: -1 } } }, { moonstone: null }, { "": record }]
      .map((games) => JSON.stringify({ "walstatt-progress": 1, games })),
  ];
  expect(wrong.map(readProgress)).toEqual(wrong.map(() => false));
  expect(localStorage.length).toBe(0);
});
