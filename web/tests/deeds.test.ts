import { expect, test } from "vitest";
import { signOf } from "../src/match/deeds";

test("the innermost name that has a sign gives it, and unknown ones give none", () => {
  expect(signOf({ act: "draw" })).toBeDefined();
  expect(signOf({ order: { attack: { unit: 3 } } })).toBe(signOf({ act: { attack: {} } }));
  expect(signOf({ order: { attack: { unit: 3 } } })).not.toBe(signOf({ act: { order: { card: 1 } } }));
  expect(signOf({ decide: "yes" })).toBeUndefined();
  expect(signOf({ constructor: "toString" })).toBeUndefined();
  expect(signOf(null)).toBeUndefined();
});
