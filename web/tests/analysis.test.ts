import { expect, test } from "vitest";
import { addUp, findBest, findBetter, findTurns, takeIn, type Analysis } from "../src/replay/analysis";
import type { Line } from "../src/net/line";
import type { Moment } from "../src/wire/server";

function moment(input: number, seat: number, before: number, expected: number, gain = 0): Moment {
  const better = gain > 0 ? { choice: `better ${input}`, gain } : null;
  return { input, step: input + 1, seat, question: "?", chosen: `choice ${input}`, before: [before, 1000 - before], expected: [expected, 1000 - expected], better };
}

const LINES = [
  { weighed: moment(0, 0, 500, 520), of: 4 }, { weighed: moment(1, 1, 500, 400, 50), of: 4 },
  { weighed: moment(3, 0, 700, 710, 20), of: 4 }, { shares: [1000, 0] },
] as unknown as Line[];

const ANALYSIS: Analysis = LINES.reduce(takeIn, { moments: [], shares: null, done: 0 });

test("every line is taken in as it comes, with how much is done", () => {
  const begun = LINES.slice(0, 2).reduce(takeIn, { moments: [], shares: null, done: 0 } as Analysis);
  expect([begun.moments.length, begun.done, begun.shares]).toEqual([2, 0.5, null]);
  expect([ANALYSIS.moments.length, ANALYSIS.done, ANALYSIS.shares]).toEqual([3, 1, [1000, 0]]);
});

test("a turn is seen by the one who chose, and what the dice did is told apart", () => {
  expect(findTurns(ANALYSIS, 5)).toMatchObject([
    { moment: { input: 1 }, from: 500, to: 300, skill: 100, luck: -300 }, { moment: { input: 3 }, from: 700, to: 1000, skill: 10, luck: 290 },
  ]);
  expect(findTurns(ANALYSIS, 1).map((turn) => turn.moment.input)).toEqual([3]);
});

test("better choices are those that gave most away", () => {
  expect(findBetter(ANALYSIS, 1).map(({ input }) => input)).toEqual([1]);
});

test("the one thing to do better is the seat's own", () => {
  expect([0, 1, 2].map((seat) => findBest(ANALYSIS, seat)?.input)).toEqual([3, 1, undefined]);
});

test("luck of the seats adds up to nothing, and what was given away is the chooser's", () => {
  expect(addUp(ANALYSIS, 2)).toEqual([{ choices: 2, luck: 570, given: 20 }, { choices: 1, luck: -570, given: 50 }]);
});
