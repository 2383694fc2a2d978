import { expect, test } from "vitest";
import { makePortrait } from "../src/boards/pixel-tactics/portrait";

test("a portrait follows from its seed, and other seeds have other portraits", () => {
  expect(makePortrait("knight")).toEqual(makePortrait("knight"));
  const keys = ["alchemist", "assassin", "fighter", "gunner", "oracle", "witch", "knight", "vampire"];
  expect(new Set(keys.map((key) => JSON.stringify(makePortrait(key)))).size).toBe(keys.length);
  for (const key of keys) expect(makePortrait(key, true).layers.length).toBeGreaterThan(3);
});
