// Where units lie on the map. Tiles are as large as the most crowded cell allows; crowded rows and columns get more room,
// and the tiles of a unit lie over each other where that makes them larger.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What lies together in a cell: one unit, or those of one engagement; each is the number of its tiles. */
export type Item = readonly number[];

export interface Cell {
  items: readonly Item[];
  /** Whether there has to be open ground to put something on. */
  hasGround: boolean;
  /** Whether each tile has to lie open, because one of them can be chosen. */
  isOpen: boolean;
}

export interface Laid {
  /** The side of a tile. */
  side: number;
  /** How much of a covered tile is seen, from 0 to 1. */
  lap: number;
  /** Whether units of many tiles lie in two rows. */
  isFolded: boolean;
  /** For each item its units, within the cell. */
  items: Rect[][];
  ground: Rect | null;
}

export interface Limits {
  /** What a finger or the mouse needs. */
  least: number;
  /** The largest side of a tile. */
  most: number;
}

const RIM = 4;
const GAP = 4;
const SMALLEST = 14;
const LAPS = [1, 0.7, 0.46, 0.28, 0.14];

/** A unit of more tiles than this may lie in two rows. */
const ONE_ROW = 3;

/** How the tiles of a unit are divided into rows. */
export function rowsOf(tiles: number, isFolded: boolean): { rows: number; inRow: number } {
  const rows = isFolded && tiles > ONE_ROW ? 2 : 1;
  return { rows, inRow: Math.ceil(Math.max(1, tiles) / rows) };
}

/** The size of a unit with tiles of a side. */
export function unitSize(tiles: number, side: number, lap: number, isFolded = false): { w: number; h: number } {
  const { rows, inRow } = rowsOf(tiles, isFolded);
  return { w: side * (1 + (inRow - 1) * lap) + 2 * RIM, h: side * rows + 2 * RIM };
}

/** How good a cell looks: large tiles, and as little of them covered as possible. */
function rate({ side, lap }: { side: number; lap: number }): number {
  return side * (0.6 + 0.4 * lap);
}

/** The best way to lay out a cell; where nothing fits, tiles are smaller than the limit. */
export function packCell(w: number, h: number, cell: Cell, limits: Limits): Laid {
  if (cell.items.length === 0) return { side: limits.most, lap: 1, isFolded: false, items: [], ground: null };
  let best: Laid | null = null;
  for (const lap of cell.isOpen ? [1] : LAPS) {
    for (const way of waysOf(cell)) {
      const make = (side: number): Laid | null => tryPack(w, h, cell, { side, lap, ...way }, limits);
      const found = (cell.isOpen ? largest(limits.most, make, limits.least) : null) ?? largest(limits.most, make);
      if (found && (!best || rate(found) > rate(best))) best = found;
    }
  }
  return best ?? squeeze(w, h, cell, limits);
}

/** Those who fight may lie above each other, and what has to lie open in two rows. */
function waysOf({ items, isOpen }: Cell): { isStacked: boolean; isFolded: boolean }[] {
  const ways = items.some((item) => item.length > 1) ? [false, true] : [false];
  const folds = isOpen && items.flat().some((tiles) => tiles > ONE_ROW) ? [false, true] : [false];
  return folds.flatMap((isFolded) => ways.map((isStacked) => ({ isStacked, isFolded })));
}

/** Where not even the smallest tiles have room, units lie over each other, row by row. */
function squeeze(w: number, h: number, { items }: Cell, { least }: Limits): Laid {
  const count = items.flat().length;
  const columns = Math.max(1, Math.round(Math.sqrt((count * w) / Math.max(1, h))));
  const rows = Math.ceil(count / columns);
  const step = (length: number, places: number): number => (places > 1 ? Math.max(0, length - least) / (places - 1) : 0);
  let number = 0;
  const lay = (): Rect => {
    const rect = { x: (number % columns) * step(w, columns), y: Math.floor(number / columns) * step(h, rows), w: least, h: least };
    number += 1;
    return rect;
  };
  return { side: least - 2 * RIM, lap: 0, isFolded: false, items: items.map((item) => item.map(lay)), ground: null };
}

/** What is made with the largest side that it can be made with. */
function largest<T>(most: number, make: (side: number) => T | null, least = SMALLEST): T | null {
  let [low, high] = [least, most];
  let found = make(high);
  if (found) return found;
  found = make(low);
  if (!found) return null;
  for (let step = 0; step < 6; step += 1) {
    const side = (low + high) / 2;
    const made = make(side);
    if (made) [low, found] = [side, made];
    else high = side;
  }
  return found;
}

interface Shelved {
  blocks: Rect[][];
  sizes: { w: number; h: number }[];
  shelves: { w: number; h: number; blocks: number[] }[];
  height: number;
}

/** Shelves from top to bottom, each as full as it gets. The last block is the open ground, if there has to be some. */
function shelve(w: number, { items, hasGround }: Cell, style: Style, { least }: Limits): Shelved {
  const blocks = items.map((item) => block(item, style, least));
  if (hasGround) blocks.push([{ x: 0, y: 0, w: least + 2, h: least + 2 }]);
  const sizes = blocks.map((units) => ({ w: Math.max(...units.map((unit) => unit.x + unit.w)), h: Math.max(...units.map((unit) => unit.y + unit.h)) }));
  const shelves: Shelved["shelves"] = [];
  sizes.forEach((size, index) => {
    const last = shelves.at(-1);
    if (last && last.w + GAP + size.w <= w) {
      last.w += GAP + size.w;
      last.h = Math.max(last.h, size.h);
      last.blocks.push(index);
    } else shelves.push({ ...size, blocks: [index] });
  });
  const isTooWide = shelves.some((shelf) => shelf.w > w);
  return { blocks, sizes, shelves, height: isTooWide ? Infinity : shelves.reduce((sum, shelf) => sum + shelf.h, GAP * (shelves.length - 1)) };
}

interface Style {
  side: number;
  lap: number;
  /** Whether the units of an engagement lie above each other, and not side by side. */
  isStacked: boolean;
  isFolded: boolean;
}

/** All shelves in the middle of the cell; nothing if they do not fit. */
function tryPack(w: number, h: number, cell: Cell, style: Style, limits: Limits): Laid | null {
  const { blocks, sizes, shelves, height } = shelve(w, cell, style, limits);
  if (height > h) return null;
  let y = (h - height) / 2;
  for (const shelf of shelves) {
    let x = (w - shelf.w) / 2;
    for (const index of shelf.blocks) {
      const size = sizes[index] ?? { w: 0, h: 0 };
      for (const unit of blocks[index] ?? []) {
        unit.x += x;
        unit.y += y + (shelf.h - size.h) / 2;
      }
      x += size.w + GAP;
    }
    y += shelf.h + GAP;
  }
  const ground = cell.hasGround ? blocks.pop()?.[0] ?? null : null;
  return { side: style.side, lap: style.lap, isFolded: style.isFolded, items: blocks, ground };
}

/** The units of an item, side by side or on top of each other. */
function block(item: Item, { side, lap, isStacked, isFolded }: Style, least: number): Rect[] {
  const gap = Math.max(8, side * 0.18);
  let at = 0;
  const sizes = item.map((tiles) => unitSize(tiles, side, lap, isFolded)).map(({ w, h }) => ({ w: Math.max(w, least), h: Math.max(h, least) }));
  const widest = Math.max(...sizes.map(({ w }) => w));
  return sizes.map(({ w, h }) => {
    const rect = isStacked ? { x: (widest - w) / 2, y: at, w, h } : { x: at, y: 0, w, h };
    at += (isStacked ? h : w) + gap;
    return rect;
  });
}

export interface LaidMap {
  /** The widths of columns and heights of rows. */
  columns: number[];
  rows: number[];
  /** Row by row. */
  cells: Laid[];
}

/** The ground of a cell that nothing lies on. */
export const INSET = 3;

/** The whole map. Only where it is too small for all units, they are smaller than the limit. */
export function layMap(w: number, h: number, cells: readonly Cell[], limits: Limits, columns = 3): LaidMap {
  const sizes = [1, 0.82, 0.66, 0.5].map((part) => ({ ...limits, least: limits.least * part }));
  for (const smaller of sizes) {
    const laid = tryMap(w, h, cells, smaller, columns);
    if (laid) return laid;
  }
  const [widths, rows] = [columns, cells.length / columns].map((count, index) => Array<number>(count).fill((index === 0 ? w : h) / count)) as [number[], number[]];
  return packAll(cells, widths, rows, limits);
}

/** Of a few ways to divide the width, the one that allows the largest tiles; then every row gets what it needs. */
function tryMap(w: number, h: number, cells: readonly Cell[], limits: Limits, columns: number): LaidMap | null {
  const grid = Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  let best: { rate: number; widths: number[]; needs: number[] } | null = null;
  const canFold = cells.some((cell) => waysOf(cell).some(({ isFolded }) => isFolded));
  // Side by side, if those who fight have no room above each other.
  for (const [share, isWide, isFolded] of [[0, false, false], [0.5, false, false], [1, false, false], [0, false, true], [0.5, false, true], [0, true, false]] as const) {
    if (isFolded && !canFold) continue;
    const lowest = floors(grid, columns, limits, { isStacked: !isWide, isFolded });
    if (isWide && (best || lowest.reduce((sum, one) => sum + one, 0) > w)) continue;
    const widths = divide(w, loads(grid, columns).map((load) => 1 - share + share * load), lowest);
    for (const lap of LAPS) {
      const found = largest(limits.most, (side) => {
        const needs = grid.map((row) => needOf(row, widths, { side, lap }, limits));
        return needs.reduce((sum, need) => sum + need, 0) <= h ? { rate: rate({ side, lap }), widths, needs } : null;
      });
      if (found && (!best || found.rate > best.rate + 0.5)) best = found;
    }
  }
  // What is left goes to the lowest rows first: the more they are alike, the more it looks like a map.
  return best && packAlike(cells, best.widths, level(h, best.needs), limits);
}

/** So much larger than the smallest tiles the largest may be: those of one army look alike. */
const MOST_UNLIKE = 1.3;

function packAlike(cells: readonly Cell[], widths: number[], rows: number[], limits: Limits): LaidMap {
  const laid = packAll(cells, widths, rows, limits);
  const smallest = Math.min(limits.most, ...laid.cells.filter(({ items }) => items.length > 0).map(({ side }) => side));
  const most = Math.max(limits.least, smallest * MOST_UNLIKE);
  return most < limits.most ? packAll(cells, widths, rows, { ...limits, most }) : laid;
}

function packAll(cells: readonly Cell[], columns: number[], rows: number[], limits: Limits): LaidMap {
  const pack = (cell: Cell, index: number): Laid =>
    packCell((columns[index % columns.length] ?? 0) - 2 * INSET, (rows[Math.floor(index / columns.length)] ?? 0) - 2 * INSET, cell, limits);
  return { columns, rows, cells: cells.map(pack) };
}

/** The least width of each column: where tiles can be chosen, the widest unit lies open, or all of the widest engagement. */
function floors(grid: readonly (readonly Cell[])[], columns: number, { least }: Limits, way: Pick<Style, "isStacked" | "isFolded">): number[] {
  const widthOf = (item: Item): number => {
    const rects = block(item, { side: least, lap: 1, ...way }, least);
    return Math.max(0, ...rects.map(({ x, w }) => x + w));
  };
  return Array.from({ length: columns }, (_, column) => Math.max(least + 12, ...grid.map((row) => {
    const cell = row[column];
    return cell?.isOpen ? Math.max(0, ...cell.items.map(widthOf)) + 2 * INSET : 0;
  })));
}

/** How much lies in the fullest cell of each column, compared with the others. */
function loads(grid: readonly (readonly Cell[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => Math.max(0.5, ...grid.map((row) => {
    const cell = row[column];
    return cell ? cell.items.flat().reduce((sum, tiles) => sum + 1 + (tiles - 1) / 3, cell.hasGround ? 1 : 0) : 0;
  })));
}

/** The height that a row needs with such tiles. */
function needOf(row: readonly Cell[], widths: readonly number[], { side, lap }: { side: number; lap: number }, limits: Limits): number {
  return Math.max(limits.least + 2 + 2 * INSET, ...row.map((cell, column) => {
    if (cell.items.length === 0) return 0;
    const width = (widths[column] ?? 0) - 2 * INSET;
    return 2 * INSET + Math.min(...waysOf(cell).map((way) => shelve(width, cell, { side: cell.isOpen ? Math.max(side, limits.least) : side, lap: cell.isOpen ? 1 : lap, ...way }, limits).height));
  }));
}

/** Divides a length by shares; none is shorter than its floor as long as there is enough for all. */
function divide(length: number, shares: readonly number[], lowest: readonly number[]): number[] {
  const total = lowest.reduce((sum, one) => sum + one, 0);
  const part = total > length ? length / total : 1;
  const sum = shares.reduce((all, share) => all + share, 0);
  const rest = length - total * part;
  return shares.map((share, index) => (lowest[index] ?? 0) * part + (rest * share) / sum);
}

/** Fills rows up to one level, as water does; rows that need more keep what they need. */
function level(length: number, needs: readonly number[]): number[] {
  let [low, high] = [0, length];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const sum = needs.reduce((total, need) => total + Math.max(need, middle), 0);
    if (sum > length) high = middle;
    else low = middle;
  }
  const rows = needs.map((need) => Math.max(need, low));
  const sum = rows.reduce((total, row) => total + row, 0);
  return rows.map((row) => (row * length) / Math.max(1, sum));
}
