import { expect, test } from "vitest";
import { fanHeight, layFan } from "../src/boards/fan";
import { standing as helden } from "../src/boards/kleine-helden/standing";
import { standing as pixels } from "../src/boards/pixel-tactics/standing";
import { standing as battles } from "../src/boards/pocket-battles/standing";

test("in Pocket Battles an army stands by what it may still lose of half its points", () => {
  const sides = [{ seat: 0, lost: 12, bought: 59 }, { seat: 1, lost: 31, bought: null }];
  expect(battles({ size: 60, sides })).toEqual([
    { seat: 0, value: 18, most: 30, words: "12 of 30 points lost", brief: "12/30 lost" },
    { seat: 1, value: 0, most: 30, words: "31 of 30 points lost", brief: "31/30 lost" },
  ]);
});

test("in Pixel Tactics a faction stands by the life of its leader, and in a series by cards won too", () => {
  const leader = { life: 20, damage: 6 };
  expect(pixels({ victory: null, sides: [{ seat: 0, leader, won: [] }, { seat: 1, leader: null, won: [] }] })).toEqual([
    { seat: 0, value: 14, most: 20, words: "Leader 14 of 20 life", brief: "14/20 life" }, { seat: 1, value: 0, most: 0, words: "" },
  ]);
  expect(pixels({ victory: 4, sides: [{ seat: 0, leader, won: [1, 2] }] })[0]?.words).toBe("2 of 4 cards won, Leader 14 of 20 life");
});

test("in Kleine Helden a group stands by the life of its heroes, not of its creatures", () => {
  const units = [{ life: 9, full_life: 15, what: { hero: 1 } }, { life: 0, full_life: 15, what: { hero: 2 } }, { life: 4, full_life: 4, what: { creature: { card: 3 } } }];
  expect(helden({ groups: [{ side: 0, units, is_out: false, is_wild: false }, { side: 1, units: [], is_out: false, is_wild: true }] }))
    .toEqual([{ seat: 0, value: 9, most: 30, words: "9 of 30 life in all", brief: "9/30 life" }]);
});

test("every card of a hand can be hit, however many there are", () => {
  for (const count of [1, 2, 5, 8, 9, 16, 17, 25]) {
    const [w, least] = [382, 46];
    const h = Math.max(131, fanHeight(count, w, least));
    const { wide, high, places } = layFan(count, w, h, { least, ratio: 0.8 });
    expect(places.length).toBe(count);
    expect(high).toBeGreaterThanOrEqual(44);
    places.forEach(({ x, y }, index) => {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + wide).toBeLessThanOrEqual(w + 0.01);
      expect(y + high).toBeLessThanOrEqual(h + 0.01);
      const next = places[index + 1];
      if (next && next.y === y) expect(next.x - x).toBeGreaterThanOrEqual(least - 0.01);
    });
  }
});
