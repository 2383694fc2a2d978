// A table in inches, as it is drawn. Lengths are in the units of the server: 2540 to an inch.

import type { Face } from "./portrait";

export const INCH = 2540;

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  low: Spot;
  high: Spot;
}

/** Terrain or an object. */
export interface Shape {
  id: string;
  corners: Spot[];
  /** In units; 0 lies flat. */
  height: number;
  label: string;
  look: Look;
  /** Written on it where there is room: what it is, and how high. */
  title?: { name: string; height: string };
  /** Seen from above, along its longer side: as long as this, and a hundred wide. */
  picture?: ((length: number) => Paint[]) | undefined;
  /** The side it belongs to, if any. */
  side?: number;
}

/** One stroke or area of a picture. */
export interface Paint {
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
  opacity: number;
}

/** Pieces that are as they were stay the same objects, so that they are not drawn anew. */
export function keepUnchanged<T extends { id: string }>(before: readonly T[], now: readonly T[]): T[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return now.map((one) => {
    const old = known.get(one.id);
    return old && JSON.stringify(old) === JSON.stringify(one) ? old : one;
  });
}

/** How terrain is drawn. Things in a home look like what they are made of. */
export type Look = "wood" | "tree" | "water" | "fence" | "wall" | "rock" | "floor" | "platform" | "stairs" | "portal" | Material;
export type Material = "timber" | "paper" | "ceramic" | "metal" | "glass" | "fabric" | "plastic" | "food";

/** What the table stands for. */
export type Floor = "forest" | "boards" | "tiles" | "carpet" | "tablecloth";

/** A figure on its base. */
export interface Base {
  id: string;
  at: Spot;
  radius: number;
  /** Alone, and with everything that is to be known. */
  name: string;
  label: string;
  face: Face;
  side: number;
  isOwn: boolean;
  isActive: boolean;
  isSpent: boolean;
  isDown: boolean;
  isEngaged: boolean;
  isLeader: boolean;
  /** What is left of its life, from 0 to 1. */
  life: number;
  /** What it can still spend; games without energy say nothing. */
  energy: number | null;
  /** What it is called by in sentences, where many have the same name. */
  letter?: string;
  /** Stones or flags it carries. */
  load: number;
  /** How high it stands, in units. */
  elevation: number;
  /** Around its edge: how far it reaches. */
  rings: { length: number; name: string }[];
}

/** Something small on the ground. */
export interface Mark {
  id: string;
  at: Spot;
  radius: number;
  look: "moonstone" | "grove" | "token" | "flag";
  /** A figure on it. */
  sign: string;
  label: string;
}

/** Figures that act as one. */
export interface Group {
  id: string;
  label: string;
  name: string;
  side: number;
  isActive: boolean;
  isSpent: boolean;
  /** Those of it who stand on the table. */
  members: string[];
}

/** Where something may be put, such as the own side in the beginning. */
export interface Zone {
  corners: Spot[];
  label: string;
}

/** From the ground to a platform. */
export interface Ladder {
  foot: Spot;
  top: Spot;
  label: string;
}

export interface Scene {
  low: Spot;
  high: Spot;
  floor: Floor;
  shapes: Shape[];
  bases: Base[];
  marks: Mark[];
  ladders: Ladder[];
  groups: Group[];
  zones: Zone[];
  /** In the middle of the reader's own edge, or in their corner: it is drawn at the bottom. */
  own: Spot | null;
  /** Where places of the server's table are drawn, if that is not where they are. */
  turn?: (spot: Spot) => Spot;
  /** Who looks at it, for colours: the viewer is blue. */
  viewer: number | null;
}

/** A figure that can be moved. */
export interface Mover {
  id: string;
  from: Spot;
  radius: number;
  /** How far it may go at most, if the question says so. */
  limit: number | null;
}

/** The way of one, without the place where it stands. */
export interface Way {
  id: string;
  points: Spot[];
}

/** A place that a question asks for: the reader clicks or drags, and the server says whether it may be. */
export interface Placing {
  /** Who goes there on a way; nobody if only a spot is asked for. */
  movers: Mover[];
  /** Of what is put on a spot. */
  radius: number;
  /** The answer for these ways; for a spot it is the only point of the only way. */
  choose(ways: Way[]): unknown;
  answer(choice: unknown): void;
}

/** Where something is put. */
export function firstSpot([way]: Way[]): Spot {
  return way?.points.at(-1) ?? { x: 0, y: 0 };
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The length of a way from its start through all its points. */
export function wayLength(from: Spot, points: Spot[]): number {
  return points.reduce((sum, point, index) => sum + distance(index === 0 ? from : (points[index - 1] ?? from), point), 0);
}

export function inInches(units: number): number {
  return units / INCH;
}

/** `p1200,3400` is a point that an option is about. */
export function readPoint(id: string): Spot | null {
  const found = /^p(-?\d+),(-?\d+)$/.exec(id);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export function outline(corners: Spot[]): string {
  return corners.map(({ x, y }) => `${x},${-y}`).join(" ");
}
