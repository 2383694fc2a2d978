import { expect, test } from "vitest";
import { makeReport } from "../src/match/report";
import type { Tape } from "../src/replay/tape";
import type { Die, Look, Shown, Told } from "../src/wire/server";

/** An event of which only its look is known; its sentence is that. */
function tell(look: Look, shown: Partial<Shown> = {}): Told {
  return { event: {}, text: look, to: null, shown: { look, touches: [], ...shown } };
}

function die(face: number, seat: number): Die {
  return { kind: "d6", face: String(face), seat };
}

/** Two sides with a unit each; the view says what they have left. */
function view(...left: number[]): unknown {
  return { sides: left.map((life, seat) => ({ life, units: [{ id: `unit-${seat}` }] })) };
}

const TAPE: Tape = {
  game: "g", seats: 2, facts: null, over: null,
  told: [
    tell("banner"), tell("strike", { touches: ["unit-0", "unit-1"] }),
    tell("dice", { touches: ["unit-0", "unit-1"], dice: [die(6, 0), die(2, 0), die(1, 1)] }), tell("death", { touches: ["unit-1"] }),
    tell("move", { touches: ["unit-1"] }), tell("dice", { touches: ["unit-1"], dice: [die(5, 1), { kind: "red", face: "success", seat: 1 }, { kind: "d6", face: "1" }] }),
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
  expect(turns).toMatchObject([{ step: 1, text: "death" }, { step: 2, text: "dice" }]);
});

test("deeds are counted for who chose them", () => {
  const { deeds } = makeReport(TAPE, STANDING);
  expect(deeds).toEqual({ attacks: [1, 0], moves: [0, 1], cards: [0, 0], spells: [0, 0], felled: [1, 0] });
});

test("dice belong to the seat that threw them, if one did, and only plain dice have a known average", () => {
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

test("turning points are not the same turn twice", () => {
  const lives = Array.from({ length: 60 }, (_, step) => (step < 30 ? 10 : step === 30 ? 6 : step < 55 ? 2 : 1));
  const steps = lives.map((life) => ({ by: 0, told: 1, view: view(10, life), waiting: [] }));
  expect(makeReport({ ...TAPE, steps }, STANDING).turns.map(({ step }) => step)).toEqual([30, 55]);
});
