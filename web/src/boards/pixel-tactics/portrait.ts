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

/** What is carried on the right shoulder, four pixels wide from the third row on. */
const WEAPONS: Record<string, string[]> = {
  sword: ["...i", "..ii", "..i.", "..i.", "..i.", "..i.", "..i.", ".bbb", "..b.", "..b."],
  axe: [".iib", "iiib", "iiib", ".iib", "...b", "...b", "...b", "...b", "...b", "...b", "...b"],
  staff: ["..gg", "..gg", "..b.", "..b.", "..b.", "..b.", "..b.", "..b.", "..b.", "..b.", "..b.", "..b."],
  bow: [".bb.", "...b", "..ib", "..ib", "..ib", "..ib", "..ib", "...b", ".bb."],
  spear: ["...i", "..ii", "...b", "...b", "...b", "...b", "...b", "...b", "...b", "...b", "...b", "...b"],
  banner: ["bggg", "bggg", "bgg.", "bggg", "b...", "b...", "b...", "b...", "b...", "b..."],
  gun: ["..i.", "..i.", "..i.", "..i.", ".bi.", ".bb.", "..b.", "..bb"],
  none: [],
};
const GEMS = ["#58d6ff", "#ff6ad5", "#8dff7a", "#ffb347"];
const WIELDED: [RegExp, string][] = [
  [/knight|templar|paladin|fighter/, "sword"],
  [/witch|mage|pyromancer|summoner|illusionist|mystic|oracle|priest/, "staff"],
  [/berserker|overlord/, "axe"],
  [/trapper|ranger|planestalker/, "bow"],
  [/gunner|grenadier|scientist/, "gun"],
  [/mascot|homunculus|vampire|doppel/, "none"],
  [/quartermaster|chronicler/, "banner"],
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
  const grid = emptyGrid();
  const hint = HINTS.find(([pattern]) => pattern.test(seed))?.[1] ?? pick(OTHERS);
  const hasBeard = random() < 0.3 && !["mask", "helm", "veil", "cat"].includes(hint);
  draw(grid, pick(TORSOS));
  draw(grid, HEAD);
  if (hasBeard) draw(grid, pick(BEARDS));
  draw(grid, GEAR[hint] ?? HEAD);
  if (isLeader && hint !== "hat" && hint !== "horns") draw(grid, [0, ["...m...m", "...mm.mm", "...mmmmm"]]);
  set(grid, 5, 7, "v");
  set(grid, 5, 8, "e");
  set(grid, 6, 7, "e");
  if (random() < 0.5) set(grid, 5, 6, "h");
  if (!["mask", "helm"].includes(hint)) put(grid, 7, 9, "l");
  if (!["mask", "helm"].includes(hint)) put(grid, 8, 9, "l");
  if (random() < 0.25) put(grid, 10, 8, "l");
  const weapon = WEAPONS[WIELDED.find(([pattern]) => pattern.test(seed))?.[1] ?? pick(Object.keys(WEAPONS))] ?? [];
  weapon.forEach((row, y) => [...row].forEach((sign, x) => { if (sign !== ".") put(grid, 12 + x, 2 + y, sign); }));
  for (const role of "shcm") {
    colors[role.toUpperCase()] = darken(colors[role] ?? "#000000", 0.74);
    colors[LIT[role] ?? ""] = lighten(colors[role] ?? "#000000");
  }
  Object.assign(colors, { v: "#fdfaf0", l: darken(colors.s ?? "#000000", 0.55), i: "#dfe6ee", w: colors.w, b: "#7a4f26", g: pick(GEMS) });
  return { layers: paint(outline(shade(grid)), colors) };
}

/** What is lit from the upper left has a lighter colour of its own. */
const LIT: Record<string, string> = { s: "1", h: "2", c: "3", m: "4" };

/** Light from the left: the right side of everything is darker, its upper left edge lighter. */
function shade(grid: Grid): Grid {
  return grid.map((row, y) => row.map((sign, x) => {
    if (sign === null || !(sign in LIT)) return sign;
    if (x >= 10) return sign.toUpperCase();
    const isEdge = (grid[y - 1]?.[x] ?? null) !== sign && x < 9;
    return isEdge ? LIT[sign] ?? sign : sign;
  }));
}

/** The lands of the blue and of the red faction: sky from top to bottom, moon, what stands far away, and the ground. */
const LANDS = [
  { sky: ["#141c46", "#22357a", "#3a63b8", "#78a9e6"], moon: "#f4f6dc", far: "#1d2f57", near: "#14424a", ground: "#2a6b4f", grass: "#4c9a5b" },
  { sky: ["#2c0f2e", "#6a1f3d", "#b8453c", "#f0a04b"], moon: "#ffe6a0", far: "#4a1b38", near: "#5b2a2c", ground: "#7a4a2a", grass: "#b07a34" },
] as const;

/** The land behind a portrait: bands of sky, a moon, mountains, towers or trees, and the ground. */
export function makeScene(seed: string, faction: 0 | 1): Portrait {
  const random = makeRandom(`${seed} land`);
  const land = LANDS[faction];
  const grid = emptyGrid();
  grid.forEach((row, y) => row.forEach((_, x) => {
    // Every other pixel of a border belongs to the next band, as on screens with few colours.
    const band = Math.min(3, Math.floor((y + ((x + y) % 2 === 0 ? 0 : 1)) / 3.4));
    row[x] = `sky${band}`;
  }));
  const moon = 1 + Math.floor(random() * 12);
  // Round enough that nobody takes it for a sign.
  for (const [y, [from, to]] of [[1, 3], [0, 4], [0, 4], [1, 3]].entries()) for (let x = from ?? 0; x < (to ?? 0); x += 1) put(grid, moon + x, y, "moon");
  const kind = Math.floor(random() * 3);
  for (let x = 0; x < SIZE; x += 1) {
    const high = kind === 0 ? 5 - Math.abs((x % 8) - 4) : kind === 1 ? (x % 6 < 2 ? 5 : x % 6 === 2 ? 3 : 2) : (x % 4 === 1 ? 4 : x % 4 === 3 ? 1 : 3);
    for (let y = 0; y < high + 1; y += 1) put(grid, x, 11 - y, "far");
    if (random() < 0.6) put(grid, x, 11, "near");
    put(grid, x, 12, "near");
    for (let y = 13; y < SIZE; y += 1) put(grid, x, y, random() < 0.25 ? "grass" : "ground");
  }
  const colors = { ...Object.fromEntries(land.sky.map((color, band) => [`sky${band}`, color])), moon: land.moon, far: land.far, near: land.near, ground: land.ground, grass: land.grass };
  return { layers: paint(grid, colors) };
}

function emptyGrid(): Grid {
  return Array.from({ length: SIZE }, () => Array<string | null>(SIZE).fill(null));
}

function put(grid: Grid, x: number, y: number, sign: string): void {
  const row = grid[y];
  if (row && x < SIZE) row[x] = sign;
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

function darken(color: string, by = 0.6): string {
  return change(color, (part) => part * by);
}

function lighten(color: string): string {
  return change(color, (part) => part + (255 - part) * 0.3);
}

function change(color: string, how: (part: number) => number): string {
  const parts = [1, 3, 5].map((at) => Math.floor(how(Number.parseInt(color.slice(at, at + 2), 16))));
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
