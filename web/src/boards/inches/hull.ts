// The ring around figures that belong together.

import type { Spot } from "./scene";

/** The outermost of some spots, in turn. */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((one, other) => one.x - other.x || one.y - other.y);
  if (sorted.length < 3) return sorted;
  const half = (all: Spot[]): Spot[] => {
    const kept: Spot[] = [];
    for (const spot of all) {
      while (kept.length > 1 && turns(kept.at(-2) as Spot, kept.at(-1) as Spot, spot) <= 0) kept.pop();
      kept.push(spot);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turns(one: Spot, two: Spot, three: Spot): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

/** The hull, wider by a radius and round at its corners, as it is drawn: y points down. */
export function roundedPath(hull: readonly Spot[], radius: number): string {
  if (hull.length === 0) return "";
  const sides = hull.map((one, index) => {
    const other = hull[(index + 1) % hull.length] ?? one;
    const far = Math.max(1, Math.hypot(other.x - one.x, other.y - one.y));
    const [x, y] = [((other.y - one.y) / far) * radius, (-(other.x - one.x) / far) * radius];
    return [{ x: one.x + x, y: one.y + y }, { x: other.x + x, y: other.y + y }] as const;
  });
  const write = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(-y)}`;
  const r = Math.round(radius);
  return sides.map(([from, to], index) => `${index === 0 ? "M" : `A${r} ${r} 0 0 0 `}${write(from)}L${write(to)}`).join("") + `A${r} ${r} 0 0 0 ${write(sides[0]?.[0] ?? { x: 0, y: 0 })}Z`;
}
