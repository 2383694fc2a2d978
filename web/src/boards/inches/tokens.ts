// How large everything on the table is drawn and how large it is to hit, at the present distance of the camera.

import type { Table } from "../../match/choosing.svelte";
import { distance, readPoint, type Area, type Base, type Mark, type Placing, type Scene, type Spot } from "./scene";
import { spread, type Disc } from "./spread";
import { centreOf } from "./terrain";

/** In pixels across: what a question is about, what it is not about, and what a finger or a mouse hits. */
export interface Sizes {
  live: number;
  other: number;
  hit: number;
}

export const FINGER: Sizes = { live: 42, other: 30, hit: 47 };
export const MOUSE: Sizes = { live: 38, other: 30, hit: 28 };

/** In pixels: so much of a token's signs is beyond its rim. */
const RIM = 5;

/** Something to hit at a thing that is picked as a whole: an object, or a group of figures. */
export interface Handle {
  id: string;
  kind: "shape" | "group";
  label: string;
  at: Spot;
}

/** Somewhere on the table that an option is about. */
export interface Point {
  id: string;
  at: Spot;
}

export interface Layout {
  /** Where each token is drawn. */
  places: ReadonlyMap<string, Spot>;
  /** Half across, in units. */
  drawn(piece: Base | Mark): number;
  reach(piece: Base | Mark): number;
  handles: Handle[];
  points: Point[];
  /** How far a finger may be beside something, in units. */
  hit: number;
}

export function layOut(scene: Scene, table: Pick<Table, "offered">, placing: Placing | null, { pixel, shown }: { pixel: number; shown: Area }, sizes: Sizes): Layout {
  const { offered } = table;
  const movers = new Set(placing?.movers.map(({ id }) => id));
  const isLive = ({ id }: { id: string }): boolean => offered.has(id) || movers.has(id);
  const half = (pixels: number): number => (pixels * pixel) / 2;
  const drawn = (piece: Base | Mark): number => {
    if ("look" in piece) return piece.look === "grove" || piece.look === "token" ? piece.radius : Math.max(piece.radius, half(offered.has(piece.id) ? 26 : 20));
    return Math.max(piece.radius, half(isLive(piece) ? sizes.live : sizes.other));
  };
  const reach = (piece: Base | Mark): number => (isLive(piece) ? Math.max(drawn(piece), half(sizes.hit)) : drawn(piece));
  const handles = findHandles(scene, offered);
  const points = findPoints(scene, offered);
  const marks = scene.marks.filter((mark) => offered.has(mark.id) || mark.look === "moonstone" || mark.look === "flag");
  // What is on screen stays there as a whole, with its signs; what is not stays on the table.
  const rim = RIM * pixel;
  const inner: Area = { low: { x: shown.low.x + rim, y: shown.low.y + rim }, high: { x: shown.high.x - rim, y: shown.high.y - rim } };
  const disc = (id: string, at: Spot, radius: number): Disc => ({ id, at, radius, within: isIn(at, shown) ? inner : scene });
  const discs = [
    ...scene.bases.map((base) => disc(base.id, base.at, reach(base))),
    // Gems are somewhat larger than the spot they lie on.
    ...marks.map((mark) => disc(mark.id, mark.at, reach(mark) * 1.15)),
    ...[...handles, ...points].map(({ id, at }) => disc(id, at, half(sizes.hit))),
  ];
  return { places: spread(discs), drawn, reach, handles, points, hit: half(sizes.hit) };
}

/** Places that can be chosen, where they are drawn. */
function findPoints({ turn = (spot) => spot }: Scene, offered: ReadonlySet<string>): Point[] {
  return [...offered].flatMap((id) => {
    const at = readPoint(id);
    return at ? [{ id, at: turn(at) }] : [];
  });
}

function isIn({ x, y }: Spot, { low, high }: Area): boolean {
  return x >= low.x && x <= high.x && y >= low.y && y <= high.y;
}

function findHandles(scene: Scene, offered: ReadonlySet<string>): Handle[] {
  const shapes = scene.shapes.filter(({ id }) => offered.has(id)).map(({ id, label, corners }): Handle => ({ id, kind: "shape", label, at: centreOf(corners) }));
  const groups = scene.groups.flatMap(({ id, label, members }): Handle[] => {
    const there = scene.bases.filter((base) => members.includes(base.id));
    if (!offered.has(id) || there.length === 0) return [];
    const middle = centreOf(there.map(({ at }) => at));
    return [{ id, kind: "group", label, at: { x: middle.x, y: Math.max(...there.map(({ at, radius }) => at.y + radius)) } }];
  });
  return [...shapes, ...groups];
}

/** What a question is about, as discs: the camera shows all of them. */
export function findInterest(scene: Scene, { offered }: Pick<Table, "offered">, placing: Placing | null): { at: Spot; radius: number }[] {
  const grouped = new Set(scene.groups.filter(({ id }) => offered.has(id)).flatMap(({ members }) => members));
  const pieces = [...scene.bases.filter(({ id }) => grouped.has(id)), ...[...scene.bases, ...scene.marks].filter(({ id }) => offered.has(id))];
  const things = scene.shapes.filter(({ id }) => offered.has(id)).flatMap(({ corners }) => corners.map((at) => ({ at, radius: 0 })));
  const points = findPoints(scene, offered).map(({ at }) => ({ at, radius: 0 }));
  const movers = (placing?.movers ?? []).map(({ from, radius, limit }) => ({ at: from, radius: radius + (limit ?? 0) }));
  const zones = placing ? scene.zones.flatMap(({ corners }) => corners.map((at) => ({ at, radius: 0 }))) : [];
  return [...pieces, ...things, ...points, ...movers, ...zones, ...(movers.length > 0 ? [] : aroundActive(scene))];
}

/** Who acts, and whom or what they might go for: the nearest of the others, and the nearest stones or flags. */
function aroundActive({ bases, marks }: Scene): { at: Spot; radius: number }[] {
  const active = bases.filter(({ isActive }) => isActive);
  const [first] = active;
  if (!first) return [];
  const nearest = <T extends Base | Mark>(all: T[], count: number): T[] => all.toSorted((one, other) => distance(one.at, first.at) - distance(other.at, first.at)).slice(0, count);
  return [...active, ...nearest(bases.filter(({ side }) => side !== first.side), 2), ...nearest(marks, 1)];
}
