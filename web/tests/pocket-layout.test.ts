import { expect, test } from "vitest";
import { INSET, layMap, type Cell } from "../src/boards/pocket-battles/layout";

const EMPTY: Cell = { items: [], hasGround: false, isOpen: false };
const PHONE = { least: 44, most: 70 };

/** A map with units in these cells, counted row by row. */
function mapWith(cells: Record<number, Partial<Cell>>): Cell[] {
  return Array.from({ length: 15 }, (_, index) => ({ ...EMPTY, ...cells[index] }));
}

/** Everything of every cell that can be clicked lies within it, large enough, and nothing over anything else. */
function expectOpen(w: number, h: number, cells: Cell[], limits = PHONE): void {
  const laid = layMap(w, h, cells, limits);
  expect(laid.columns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(w);
  expect(laid.rows.reduce((sum, one) => sum + one, 0)).toBeCloseTo(h);
  laid.cells.forEach(({ items, ground }, index) => {
    const [width = 0, height = 0] = [laid.columns[index % 3], laid.rows[Math.floor(index / 3)]];
    const rects = [...items.flat(), ...ground ? [ground] : []];
    expect(items.flat().length).toBe(cells[index]?.items.flat().length);
    rects.forEach((one, place) => {
      expect(Math.min(one.w, one.h)).toBeGreaterThanOrEqual(limits.least);
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(width - 2 * INSET + 0.01);
      expect(one.y + one.h).toBeLessThanOrEqual(height - 2 * INSET + 0.01);
      for (const other of rects.slice(place + 1)) {
        expect(one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y).toBe(true);
      }
    });
  });
}

test("units lie open on a phone, wherever they are", () => {
  expectOpen(360, 560, mapWith({ 0: { items: [[4], [3]] }, 7: { items: [[3, 2]] }, 9: { items: [[1]], hasGround: true }, 14: { items: [[2], [2], [5]], hasGround: true } }));
});

test("most of the largest armies may stand in one cell each", () => {
  const army = Array.from({ length: 9 }, (_, index) => [1 + (index % 4)]);
  expectOpen(360, 500, mapWith({ 0: { items: army }, 12: { items: army, hasGround: true } }));
});

test("several engagements in one sector have room for both sides", () => {
  expectOpen(360, 500, mapWith({ 6: { items: [[3, 4], [1, 1], [2, 2]] } }));
});

test("tiles that can be chosen lie open", () => {
  const cells = mapWith({ 4: { items: [[5], [2]], isOpen: true }, 6: { items: [[4, 3]], isOpen: false }, 10: { items: [[3]], hasGround: true } });
  const { cells: laid } = layMap(360, 500, cells, PHONE);
  expect(laid[4]?.lap).toBe(1);
  expect(laid[4]?.side).toBeGreaterThanOrEqual(PHONE.least);
});

test("where there is room, tiles are large and cover nothing", () => {
  const { cells } = layMap(900, 600, mapWith({ 4: { items: [[2]] } }), { least: 26, most: 104 });
  expect(cells[4]).toMatchObject({ side: 104, lap: 1 });
});

test("in a low map those who fight lie open side by side, where they have no room above each other", () => {
  const limits = { least: 44, most: 44 };
  const cells = mapWith({ 0: { items: [[3]] }, 1: { items: [[1]] }, 3: { items: [[1], [2]] }, 4: { items: [[4]] }, 5: { items: [[1], [1]] }, 7: { items: [[3, 3]], isOpen: true },
    9: { items: [[3]], hasGround: true }, 11: { items: [[5]], hasGround: true }, 12: { items: [[1]], hasGround: true }, 14: { items: [[4]], hasGround: true } });
  expectOpen(655, 271, cells, limits);
  expect(layMap(655, 271, cells, limits).cells[7]).toMatchObject({ side: 44, lap: 1 });
});

test("tiles of all units look alike, however much room some of them have", () => {
  const { cells } = layMap(360, 560, mapWith({ 3: { items: [[3]] }, 4: { items: [[1], [1], [2]] }, 5: { items: [[3], [1], [1]] }, 6: { items: [[3, 1]] }, 9: { items: [[4], [4], [1]] }, 10: { items: [[3], [5]] } }), { least: 44, most: 110 });
  const sides = cells.filter(({ items }) => items.length > 0).map(({ side }) => side);
  expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(1.31);
});

test("a unit of five whose tiles can be chosen lies in two rows on a phone, and no sector becomes too narrow", () => {
  const cells = mapWith({ 4: { items: [[1], [1]] }, 5: { items: [[1], [1]] }, 6: { items: [[2, 1], [1, 5]] }, 7: { items: [[3, 5]], isOpen: true }, 9: { items: [[4], [1]] }, 10: { items: [[1]] } });
  const laid = layMap(360, 560, cells, PHONE);
  expect(laid.cells[7]).toMatchObject({ lap: 1, isFolded: true });
  expect(laid.cells[7]?.side).toBeGreaterThanOrEqual(PHONE.least);
  expect(Math.min(...laid.columns)).toBeGreaterThan(70);
  expectOpen(360, 560, cells);
});
