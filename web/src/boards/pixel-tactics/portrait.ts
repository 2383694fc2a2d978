// Pixel-art portraits, made from a seed: the same card has the same face everywhere and forever.
//
// A portrait has 16 by 16 pixels and is put together from layers: a torso, a head, hair or headgear, and eyes. Layers are
// drawn for the left half and mirrored. What a hero is called hints at the headgear; the rest is the seed's.

export interface Portrait {
  /** One path for each colour, in a square of 16. */
  layers: { color: string; path: string }[];
}

type Grid = (string | null)[][];

const SIZE = 16;
const SKINS = ["#f2cfa8", "#e0ac7e", "#b97b50", "#8a5636", "#d9c2b0", "#a9c49a"];
const HAIRS = ["#3a2a20", "#7b4a22", "#c98f36", "#d9d4c4", "#8c2f22", "#41516b", "#5b3a78"];
const CLOTHS = ["#7a2e3a", "#2f5a8a", "#3f7048", "#6b4a8f", "#8a6a2a", "#4a5560", "#99502b"];
const METALS = ["#9aa7b3", "#c2a24a", "#76808c"];

/** The left half of each layer, eight pixels wide, from the row given on. Letters are the roles of colours. */
const HEAD: [number, string[]] = [4, ["....ssss", "...sssss", "...sssss", "...sssss", "...sssss", "...sssss", "....ssss", ".....sss"]];
const TORSOS: [number, string[]][] = [
  [12, ["...ccccc", ".ccccccc", "ccccccdc", "ccccccdc"]],
  [12, ["..mmcccc", ".mmmmccc", "mmmmmccd", "cmmmcccd"]],
  [12, [".....ccc", "..cccccd", ".ccccccd", ".ccccccd"]],
  [11, ["dd...ccc", "ddd.cccc", "ddcccccc", "dccccccd", "dccccccd"]],
];
const GEAR: Record<string, [number, string[]]> = {
  short: [2, ["....hhhh", "...hhhhh", "...hhhhh", "...h...."]],
  long: [2, ["....hhhh", "...hhhhh", "..hhhhhh", "..hh....", "..hh....", "..hh....", "..hh....", "..hh....", "..hh....", "..h....."]],
  wild: [1, ["..h.h.hh", "...hhhhh", "..hhhhhh", ".hhhhhhh", "..hh....", ".hh....."]],
  bald: [4, ["....ssss"]],
  hat: [0, [".......c", "......cc", ".....ccc", "....cccd", "...ccccc", ".ddddddd"]],
  hood: [1, ["....cccc", "...ccccc", "..cccccc", "..ccc...", "..cc....", "..cc....", "..cc....", "..ccc...", "..cccc..", "...ccccc"]],
  helm: [2, ["....mmmm", "...mmmmm", "..mmmmmm", "..mmmmmm", "..mm....", "..mmm..m", "..mmmm.m", "..mmmm.m"]],
  horns: [0, ["m.......", "mm......", ".mmmmmmm", "..mmmmmm", "..mmmmmm", "...m...."]],
  crown: [0, ["...m..mm", "...m.mmm", "...mmmmm", "...mdmmm", "...hhhhh"]],
  goggles: [2, ["....hhhh", "...hhhhh", "...hhhhh", "...h....", "..mmmmmm", "..mddmmd", "..mmmmmm"]],
  mask: [2, ["....dddd", "...ddddd", "...ddddd", "...d....", "........", "...ddddd", "...ddddd", "...ddddd"]],
  cat: [1, ["..h.....", "..hh....", "..hhhhhh", "...hhhhh", "...h...."]],
  veil: [2, ["....wwww", "...wwwww", "..wwwwww", "..ww....", "..ww....", "..ww....", "..ww....", "..www...", "..wwww.."]],
};
const BEARDS: [number, string[]][] = [
  [9, ["...hh...", "...hhhhh", "....hhhh", ".....hhh"]],
  [10, [".....hhh", "......hh"]],
];

/** What a name suggests; the others get something from the seed. */
const HINTS: [RegExp, string][] = [
  [/knight|templar|paladin|quartermaster/, "helm"],
  [/witch|mage|pyromancer|summoner|illusionist/, "hat"],
  [/assassin|trapper|planestalker/, "mask"],
  [/priest|healer|oracle/, "veil"],
  [/berserker|vampire|dragon/, "horns"],
  [/scientist|alchemist|gunner|grenadier/, "goggles"],
  [/mystic|doppel|homunculus|chronicler/, "hood"],
  [/mascot/, "cat"],
  [/overlord/, "crown"],
];
const OTHERS = ["short", "long", "wild", "bald"];

export function makePortrait(seed: string, isLeader = false): Portrait {
  const random = makeRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const cloth = pick(CLOTHS);
  const colors: Record<string, string> = {
    s: pick(SKINS), h: pick(HAIRS), c: cloth, d: darken(cloth), m: isLeader ? "#c2a24a" : pick(METALS), w: "#ece4d2", e: "#1b1714",
  };
  const grid: Grid = Array.from({ length: SIZE }, () => Array<string | null>(SIZE).fill(null));
  const hint = HINTS.find(([pattern]) => pattern.test(seed))?.[1] ?? pick(OTHERS);
  const hasBeard = random() < 0.3 && !["mask", "helm", "veil", "cat"].includes(hint);
  draw(grid, pick(TORSOS));
  draw(grid, HEAD);
  if (hasBeard) draw(grid, pick(BEARDS));
  draw(grid, GEAR[hint] ?? HEAD);
  if (isLeader && hint !== "hat" && hint !== "horns") draw(grid, [0, ["...m...m", "...mm.mm", "...mmmmm"]]);
  set(grid, 5, 7, "e");
  set(grid, 5, 8, "e");
  if (random() < 0.5) set(grid, 5, 6, "h");
  return { layers: paint(outline(grid), colors) };
}

function draw(grid: Grid, [from, rows]: [number, string[]]): void {
  rows.forEach((row, y) => [...row].forEach((sign, x) => { if (sign !== ".") set(grid, x, from + y, sign); }));
}

/** Both halves at once. */
function set(grid: Grid, x: number, y: number, sign: string): void {
  const row = grid[y];
  if (!row) return;
  row[x] = sign;
  row[SIZE - 1 - x] = sign;
}

/** A dark edge around everything, as on old screens. */
function outline(grid: Grid): Grid {
  const isFilled = (x: number, y: number): boolean => (grid[y]?.[x] ?? null) !== null;
  return grid.map((row, y) => row.map((sign, x) => {
    if (sign !== null) return sign;
    return isFilled(x - 1, y) || isFilled(x + 1, y) || isFilled(x, y - 1) || isFilled(x, y + 1) ? "e" : null;
  }));
}

function paint(grid: Grid, colors: Record<string, string>): Portrait["layers"] {
  const paths = new Map<string, string>();
  grid.forEach((row, y) => row.forEach((sign, x) => {
    const color = sign === null ? undefined : colors[sign];
    if (color) paths.set(color, `${paths.get(color) ?? ""}M${x} ${y}h1v1h-1z`);
  }));
  return [...paths].map(([color, path]) => ({ color, path }));
}

function darken(color: string): string {
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(color.slice(at, at + 2), 16) * 0.6));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Numbers from 0 to 1 that follow from the seed (FNV-1a, then mulberry32). */
function makeRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
