import { expect, test } from "vitest";
import { readAtPiece, readDeed, signOf } from "../src/match/deeds";
import type { Offered } from "../src/wire/server";

function offer(text: string): Offered {
  return { choice: "done", text, touches: [] };
}

test("the innermost name that has a sign gives it, and unknown ones give none", () => {
  expect(signOf({ act: "draw" })).toBeDefined();
  expect(signOf({ order: { attack: { unit: 3 } } })).toBe(signOf({ act: { attack: {} } }));
  expect(signOf({ order: { attack: { unit: 3 } } })).not.toBe(signOf({ act: { order: { card: 1 } } }));
  expect(signOf({ decide: "yes" })).toBeUndefined();
  expect(signOf({ constructor: "toString" })).toBeUndefined();
  expect(signOf(null)).toBeUndefined();
});

test("a price at the end becomes coins, in both languages", () => {
  expect(readDeed(offer("Pass – 1 marker"))).toEqual({ words: "Pass", coins: 1 });
  expect(readDeed(offer("Intimidate (4 inches) for 2 energy"))).toEqual({ words: "Intimidate (4 inches)", coins: 2 });
  expect(readDeed(offer("Schritt (1 Zoll) für 1 Energie"))).toEqual({ words: "Schritt (1 Zoll)", coins: 1 });
  expect(readDeed(offer("Play Dusk Robbery (for 2 energy each)"))).toEqual({ words: "Play Dusk Robbery (for 2 energy each)", coins: 0 });
});

test("at the piece its name is left out, but no target", () => {
  expect(readAtPiece(offer("Attack: Hobgoblins ×2, Goblins (left front) – 2 markers"))).toEqual({ words: "Attack", coins: 2 });
  expect(readAtPiece(offer("Order: Scientist – You have 3 more actions."))).toEqual({ words: "Order – You have 3 more actions.", coins: 0 });
  expect(readAtPiece(offer("Recruit: Paladin (4/6) → front left – Intercept")).words).toBe("Recruit: Paladin (4/6) → front left – Intercept");
  expect(readAtPiece(offer("Step (1 inch) for 1 energy"))).toEqual({ words: "Step (1 inch)", coins: 1 });
});
