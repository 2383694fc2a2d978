// A table in inches, as it is drawn. Lengths are in the units of the server: 2540 to an inch.

export const INCH = 2540;

export interface Spot {
  x: number;
  y: number;
}

/** Terrain or an object. */
export interface Shape {
  id: string;
  corners: Spot[];
  /** In units; 0 lies flat. */
  height: number;
  label: string;
  /** How it is drawn. */
  look: "wood" | "wall" | "water" | "rough" | "building" | "thing" | "portal";
}

/** A figure on its base. */
export interface Base {
  id: string;
  at: Spot;
  radius: number;
  label: string;
  /** A few letters on the base. */
  sign: string;
  side: number;
  isOwn: boolean;
  isActive: boolean;
  isSpent: boolean;
  isDown: boolean;
  /** What is left of its life, from 0 to 1. */
  life: number;
  /** Around its edge: how far it reaches. */
  rings: { length: number; name: string }[];
}

/** Something small on the ground. */
export interface Mark {
  id: string;
  at: Spot;
  radius: number;
  sign: string;
  label: string;
}

export interface Scene {
  low: Spot;
  high: Spot;
  shapes: Shape[];
  bases: Base[];
  marks: Mark[];
}

/** A place that a question asks for: the reader clicks or drags, and the server says whether it may be. */
export interface Placing {
  /** From where the way is measured, if it is a way. */
  from: Spot | null;
  radius: number;
  /** How far it may be at most, if the question says so. */
  limit: number | null;
  /** Whether several points make a way. */
  isWay: boolean;
  answer(points: Spot[]): void;
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
