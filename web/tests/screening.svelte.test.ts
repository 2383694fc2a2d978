import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Screening } from "../src/replay/screening.svelte";
import type { Tape } from "../src/replay/tape";
import type { Told } from "../src/wire/server";

function tell(text: string): Told {
  return { event: text, shown: { look: "word", touches: [] }, text, to: null };
}

/** Nothing, one line, two lines. */
const TAPE: Tape = {
  game: "", seats: 2, facts: {}, over: null, told: [tell("one"), tell("two"), tell("three")],
  steps: [0, 1, 3].map((told, view) => ({ by: null, told, view, waiting: [] })),
};

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function load(first = 0): Screening {
  const screening = new Screening(first, (told) => told);
  screening.load(TAPE);
  return screening;
}

test("the next step is shown beat by beat, and the table changes at its end", () => {
  const screening = load(1);
  screening.go(2);
  expect([screening.at, screening.view, screening.beat?.told.text, screening.told]).toEqual([2, 1, "two", 2]);
  vi.advanceTimersToNextTimer();
  expect(screening.beat?.told.text).toBe("three");
  vi.advanceTimersToNextTimer();
  expect([screening.view, screening.beat, screening.told]).toEqual([2, null, 3]);
});

test("any other step is jumped to, and nothing is beyond the ends", () => {
  const screening = load();
  screening.go(2);
  expect([screening.at, screening.view, screening.beat, screening.told]).toEqual([2, 2, null, 3]);
  screening.go(3);
  expect(screening.at).toBe(2);
  screening.go(-1);
  expect([screening.at, screening.view, screening.told]).toEqual([0, 0, 0]);
});

test("whoever does not wait is at the end of the step at once", () => {
  const screening = load();
  screening.go(1);
  expect(screening.view).toBe(0);
  screening.go(2);
  expect([screening.view, screening.beat?.told.text]).toEqual([1, "two"]);
  screening.skip();
  expect([screening.view, screening.beat, screening.told]).toEqual([2, null, 3]);
});

test("steps follow by themselves until the last one or until somebody stops them", () => {
  const screening = load();
  screening.run();
  vi.advanceTimersToNextTimer();
  expect([screening.at, screening.isRunning]).toEqual([1, true]);
  vi.runAllTimers();
  expect([screening.at, screening.view, screening.isRunning]).toEqual([2, 2, false]);
  screening.run();
  expect(screening.at).toBe(1);
  screening.pause();
  vi.runAllTimers();
  expect([screening.at, screening.view]).toEqual([1, 1]);
});
