// What is computed to draw terrain: where trees stand in a wood, how long a shadow is, what fits on an object.

import { INCH, type Spot } from "./scene";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around a shape as it is drawn: y points down. */
export function boxOf(corners: Spot[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => -y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The higher, the longer; very high things would darken half the table otherwise. */
export function shadowOf(height: number): number {
  return height <= 0 ? 0 : Math.min(1, 0.12 + 0.22 * Math.sqrt(height / INCH)) * INCH;
}

/** The ground that a thing darkens: its outline, drawn along to the lower right. */
export function shadowPath(corners: Spot[], by: number): string {
  const flat = corners.map(({ x, y }) => [x, -y] as const);
  const far = flat.map(([x, y]) => [x + by, y + by] as const);
  const sides = flat.map((one, index) => {
    const next = (index + 1) % flat.length;
    return [one, flat[next] ?? one, far[next] ?? one, far[index] ?? one];
  });
  // All turn the same way, so that parts that lie over each other are not darker.
  return [far, ...sides].map((part) => {
    const area = part.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = part[(index + 1) % part.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0);
    return `M${(area < 0 ? part.toReversed() : part).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
  }).join("");
}

export function centreOf(corners: Spot[]): Spot {
  const count = Math.max(1, corners.length);
  return { x: corners.reduce((sum, { x }) => sum + x, 0) / count, y: corners.reduce((sum, { y }) => sum + y, 0) / count };
}

/** The same shape, smaller, towards a spot. */
export function shrink(corners: Spot[], share: number, towards: Spot): Spot[] {
  return corners.map(({ x, y }) => ({ x: towards.x + (x - towards.x) * share, y: towards.y + (y - towards.y) * share }));
}

export function isInside({ x, y }: Spot, corners: Spot[]): boolean {
  let inside = false;
  corners.forEach((one, index) => {
    const other = corners[(index + corners.length - 1) % corners.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** Always the same numbers between 0 and 1 for the same start, so that nothing moves between two views. */
export function scatter(start: number): () => number {
  let state = (Math.abs(Math.round(start)) * 2_654_435_761 + 97) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface Crown extends Spot {
  radius: number;
}

/** Trees of a wood, those behind first. */
export function crownsIn(corners: Spot[]): Crown[] {
  const box = boxOf(corners);
  const next = scatter(box.width + box.height * 3);
  const [gap, crowns] = [1.28 * INCH, [] as Crown[]];
  const inner = shrink(corners, 0.86, centreOf(corners));
  for (let row = 0; row * gap * 0.86 < box.height; row += 1) {
    for (let column = 0; column * gap < box.width + gap; column += 1) {
      const radius = (0.62 + next() * 0.26) * INCH;
      const spot = {
        x: box.x + (column + (row % 2) / 2 + (next() - 0.5) * 0.4) * gap,
        y: -(box.y + (row + 0.5 + (next() - 0.5) * 0.3) * gap * 0.86),
      };
      if (isInside(spot, inner)) crowns.push({ ...spot, radius });
    }
  }
  return crowns;
}

/** The leaves of a tree, in tufts around the middle. */
export function tuftsOf({ x, y, radius }: Crown): Crown[] {
  const turn = scatter(x + y)() * 6;
  const around = Array.from({ length: 7 }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / 7;
    return { x: x + Math.cos(angle) * radius * 0.58, y: y + Math.sin(angle) * radius * 0.58, radius: radius * 0.44 };
  });
  return [...around, { x, y, radius: radius * 0.6 }];
}

/** Boulders that fill a shape: each as its outline and the part that the sun is on. */
export function bouldersIn(corners: Spot[]): { outline: Spot[]; lit: Spot[] }[] {
  const box = boxOf(corners);
  const next = scatter(box.x + box.y * 7);
  const size = Math.min(box.width, box.height);
  const spots = [[0.3, 0.3, 0.3], [0.72, 0.34, 0.27], [0.34, 0.73, 0.26], [0.7, 0.72, 0.29], [0.52, 0.52, 0.26]] as const;
  return spots.map(([x, y, share]) => {
    const middle = { x: box.x + box.width * (x + (next() - 0.5) * 0.05), y: -(box.y + box.height * (y + (next() - 0.5) * 0.05)) };
    const outline = Array.from({ length: 7 }, (_, index) => {
      const [angle, far] = [((index + next() * 0.5) * 2 * Math.PI) / 7, size * share * (0.78 + next() * 0.22)];
      return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
    });
    return { outline, lit: shrink(outline, 0.62, { x: middle.x - size * share * 0.35, y: middle.y + size * share * 0.35 }) };
  });
}

/** Circles as one path: many trees are one element. */
export function circles(all: Crown[], share = 1, shift = 0): string {
  return all.map(({ x, y, radius }) => {
    const r = Math.round(radius * share);
    return `M${Math.round(x + radius * shift - r)} ${Math.round(-y + radius * shift)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join("");
}

/** Two rails and the rungs between them. */
export function ladderPath(foot: Spot, top: Spot): string {
  const length = Math.max(1, Math.hypot(top.x - foot.x, top.y - foot.y));
  const along = { x: (top.x - foot.x) / length, y: (top.y - foot.y) / length };
  const at = (far: number, side: number): string => `${Math.round(foot.x + along.x * far - along.y * side)} ${Math.round(-(foot.y + along.y * far + along.x * side))}`;
  const rungs = Array.from({ length: Math.floor(length / 480) }, (_, index) => `M${at(240 + index * 480, -420)}L${at(240 + index * 480, 420)}`);
  return [`M${at(0, -420)}L${at(length, -420)}`, `M${at(0, 420)}L${at(length, 420)}`, ...rungs].join("");
}

/** So wide is a letter, as a share of the size of the writing. */
const LETTER = 0.5;

export function widthOf(text: string, size: number): number {
  return text.length * LETTER * size;
}

/** Lines of a title that fit on a box in this size; none if they do not. */
export function fitTitle({ name, height }: { name: string; height: string }, box: Box, size: number): string[] {
  const whole = `${name}, ${height}`;
  const room = Math.max(box.width, 2.2 * size) * 1.2;
  if (widthOf(whole, size) <= room) return [whole];
  const parts = [...name.split(" "), height];
  const isFitting = parts.every((part) => widthOf(part, size) <= room) && parts.length * size <= box.height * 1.3;
  return isFitting ? parts : [];
}
