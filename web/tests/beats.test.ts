import { expect, test } from "vitest";
import { coinsOf, flightsOf, lengthOf, risingOf, wayOf } from "../src/stage/beats";
import type { Shown, Told } from "../src/wire/server";

function show(shown: Partial<Shown> = {}): Shown {
  return { look: "word", touches: [], ...shown };
}

test("who goes is the piece that is neither end of the way, or what was at its beginning", () => {
  expect(wayOf(show({ touches: ["a", "b"], from: "a", to: "b" }))).toEqual({ mover: "a", from: "a", to: "b" });
  expect(wayOf(show({ touches: ["unit-0", "front-0-east"], to: "front-0-east" }))).toEqual({ mover: "unit-0", from: "", to: "front-0-east" });
  expect(wayOf(show({ touches: ["char-3"], from: "p0,0", to: "p10,-20" }))).toEqual({ mover: "char-3", from: "p0,0", to: "p10,-20" });
  expect(wayOf(show())).toEqual({ mover: "", from: "", to: "" });
});

test("how long a beat takes follows from its look and from nothing else", () => {
  const told = (shown: Shown): Told => ({ event: { round_began: {} }, shown, text: "", to: null });
  expect(lengthOf(told(show({ look: "dice" })))).toBeGreaterThan(lengthOf(told(show({ look: "touch" }))));
  expect(lengthOf(told(show()))).toBe(lengthOf({ ...told(show()), event: "killed" }));
});

test("of many cards only some are seen to fly", () => {
  expect(flightsOf(show({ flights: [{ what: "card", from: "deck-1", to: "hand-1", count: 2 }] }))).toEqual([{ what: "card", from: "deck-1", to: "hand-1", count: 2 }]);
  expect(flightsOf(show({ flights: [{ what: "card", from: "deck-0", to: "hand-0", count: 40 }] }))[0]?.count).toBe(6);
  expect(flightsOf(show())).toEqual([]);
});

test("what changes is seen in coins and numbers, and the event says what is good", () => {
  const energy = show({ changes: [{ piece: "m2", what: "energy", before: 3, after: 1, is_good: false }] });
  expect(coinsOf(energy)).toEqual([{ piece: "m2", count: 2, isGain: false }]);
  expect(coinsOf(show({ changes: [{ piece: "unit-1", what: "markers", before: 0, after: 9, is_good: true }] }))).toEqual([{ piece: "unit-1", count: 5, isGain: true }]);
  const wound = show({ changes: [{ piece: "c1", what: "wounds", before: 0, after: 1, is_good: false }, { piece: "c2", what: "life", before: 5, after: 0, is_good: false }] });
  expect(risingOf(wound)).toEqual([{ piece: "c1", text: "+1 ✚", isGood: false }, { piece: "c2", text: "−5 ♥", isGood: false }]);
  expect(coinsOf(wound)).toEqual([]);
});
