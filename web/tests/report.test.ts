import { expect, test } from "vitest";
import { findOwner, makeReport } from "../src/match/report";
import type { Tape } from "../src/replay/tape";
import type { Shown, Told } from "../src/wire/server";

function tell(event: string, shown: Partial<Shown> = {}): Told {
  return { event: { [event]: {} }, text: event, to: null, shown: { touches: [], ...shown } };
}

function die(face: number): { kind: string; face: string } {
  return { kind: "d6", face: String(face) };
}

/** Two sides with a unit each; the view says what they have left. */
function view(...left: number[]): unknown {
  return { sides: left.map((life, seat) => ({ life, units: [{ id: `unit-${seat}` }] })) };
}

const SUM = { of: "x", parts: [], total: 0 };

const TAPE: Tape = {
  game: "g", seats: 2, facts: null, over: null,
  told: [
    tell("round_began"), tell("attacked", { touches: ["unit-0", "unit-1"] }),
    tell("compared", { touches: ["unit-0", "unit-1"], dice: [die(6), die(2), die(1)], sums: [SUM, SUM] }), tell("killed", { touches: ["unit-1"] }),
    tell("moved", { touches: ["unit-1"] }), tell("rolled", { touches: ["unit-1"], dice: [die(5), { kind: "red", face: "success" }] }),
  ],
  steps: [
    { by: null, told: 1, view: view(10, 10), waiting: [] }, { by: 0, told: 4, view: view(10, 3), waiting: [] }, { by: 1, told: 6, view: view(9, 3), waiting: [] },
  ],
};

const STANDING = (seen: unknown): { seat: number; value: number; most: number; words: string }[] =>
  (seen as { sides: { life: number }[] }).sides.map(({ life }, seat) => ({ seat, value: life, most: 10, words: "" }));

test("the course is how everybody stood after each step, and the largest change comes with its sentence", () => {
  const { course, turns } = makeReport(TAPE, STANDING);
  expect(course.map(({ standings }) => standings.map(({ value }) => value))).toEqual([[10, 10], [10, 3], [9, 3]]);
  expect(turns).toMatchObject([{ step: 1, text: "killed" }, { step: 2, text: "rolled" }]);
});

test("deeds are counted for who chose them", () => {
  const { deeds } = makeReport(TAPE, STANDING);
  expect(deeds).toEqual({ attacks: [1, 0], moves: [0, 1], cards: [0, 0], spells: [0, 0], felled: [1, 0] });
});

test("dice belong to who threw them, a six is thrown on, and only plain dice have a known average", () => {
  expect(makeReport(TAPE, STANDING).luck).toEqual([{ dice: 2, sum: 8 }, { dice: 2, sum: 6 }]);
});

test("the course begins when there is something to have", () => {
  const later = makeReport({ ...TAPE, steps: [{ by: null, told: 0, view: view(0, 0), waiting: [] }, ...TAPE.steps] }, (seen) =>
    STANDING(seen).map((one) => ({ ...one, most: (seen as { sides: { life: number }[] }).sides.every(({ life }) => life === 0) ? 0 : 10 })));
  expect(later.course[0]).toMatchObject({ step: 1, standings: [{ value: 10 }, { value: 10 }] });
});

test("a game without a measure has no course", () => {
  expect(makeReport(TAPE, () => [])).toMatchObject({ course: [], turns: [] });
});

test("the owner of a piece is the one named with it, or the one whose list it is in", () => {
  expect(findOwner(view(1, 1), "unit-1")).toBe(1);
  expect(findOwner({ models: [{ id: "m0", owner: 1 }, { id: "m1", owner: 0 }] }, "m0")).toBe(1);
  expect([findOwner(view(1, 1), "unit-7"), findOwner(view(1, 1), "")]).toEqual([null, null]);
});
