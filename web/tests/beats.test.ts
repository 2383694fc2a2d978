import { expect, test } from "vitest";
import { coinsOf, flightsOf, lookOf, risingOf, wayOf } from "../src/stage/beats";
import type { Shown, Told } from "../src/wire/server";

function tell(event: unknown, shown: Partial<Shown> = {}): Told {
  return { event, shown: { touches: [], ...shown }, text: "", to: null } as Told;
}

test("who moves is shown on the way, whether the event says it by ids, by places or by a point", () => {
  const byIds = tell({ moved: {} }, { touches: ["a", "b"], from: "a", to: "b" });
  const byPlace = tell({ moved: { unit: 0 } }, { touches: ["unit-0", "front-0-east"] });
  const byPoint = tell({ moved: { who: 3, to: { x: 10, y: -20 } } }, { touches: ["char-3"] });
  expect([byIds, byPlace, byPoint].map(lookOf)).toEqual(["move", "move", "move"]);
  expect(wayOf(byIds)).toEqual({ mover: "a", from: "a", to: "b" });
  expect(wayOf(byPlace)).toEqual({ mover: "unit-0", from: "", to: "front-0-east" });
  expect(wayOf(byPoint)).toEqual({ mover: "char-3", from: "", to: "p10,-20" });
  expect(lookOf(tell({ activated: { troop: 1 } }, { touches: ["troop-1"] }))).toBe("touch");
});

test("cards and beads fly between the spots of the seat that draws", () => {
  expect(flightsOf(tell({ drew: { cards: 2, seat: 1 } }))).toEqual([{ what: "card", from: "deck-1", to: "hand-1", count: 2 }]);
  expect(flightsOf(tell({ drew: { mix: { equipment: 2, magic: 0, tactics: 1 }, side: 0 } }))).toEqual([
    { what: "card", from: "deck-equipment", to: "hand-0", count: 2 }, { what: "card", from: "deck-tactics", to: "hand-0", count: 1 }]);
  expect(flightsOf(tell({ discarded: { cards: [4, 5], seat: 0 } }))).toEqual([{ what: "card", from: "hand-0", to: "discard-0", count: 2 }]);
  expect(flightsOf(tell({ bead_drawn: { seat: 0 } }))).toEqual([{ what: "bead", from: "bag", to: "side-0", count: 1 }]);
  expect(flightsOf(tell("stacks_opened"))).toEqual([]);
});

test("what is paid and lost is seen in coins and numbers", () => {
  expect(coinsOf(tell({ ordered: { paid: 2, unit: 1 } }, { touches: ["unit-1"] }))).toEqual([{ piece: "unit-1", count: 2, isGain: true }]);
  const energy = tell({ energy_changed: {} }, { touches: ["m2"], changes: [{ piece: "m2", what: "energy", before: 3, after: 1 }] });
  expect(coinsOf(energy)).toEqual([{ piece: "m2", count: 2, isGain: false }]);
  expect(risingOf(tell({ damaged: { damage: 5 } }, { touches: ["blue-rear-left"] }))).toEqual([{ piece: "blue-rear-left", text: "−5 ♥", isGood: false }]);
  expect(risingOf(tell({ healed: { healed: 1 } }, { touches: ["red-rear-left"] }))).toEqual([{ piece: "red-rear-left", text: "+1 ♥", isGood: true }]);
});
