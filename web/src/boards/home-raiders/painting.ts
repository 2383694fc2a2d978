// A small box of paints for things seen from above. Pictures lie along: as long as they are, and a hundred wide.

import type { Paint } from "../inches/scene";

export function area(d: string, fill: string, opacity = 1): Paint {
  return { d, fill, opacity };
}

export function line(d: string, colour: string, width: number, opacity = 1): Paint {
  return { d, fill: "none", stroke: colour, width, opacity };
}

export function box(x: number, y: number, width: number, height: number, round: number, fill: string, opacity = 1): Paint {
  const r = Math.min(round, width / 2, height / 2);
  return area(`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`, fill, opacity);
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): Paint {
  return area(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill, opacity);
}

export function ring(x: number, y: number, r: number, colour: string, width: number, opacity = 1): Paint {
  return line(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, colour, width, opacity);
}

/** Light from the upper left on something round. */
export function gleam(x: number, y: number, r: number): Paint {
  return line(`M${x - r * 0.72} ${y - r * 0.1}A${r * 0.72} ${r * 0.72} 0 0 1 ${x - r * 0.1} ${y - r * 0.72}`, "#fff", r * 0.12, 0.6);
}

/** So many times, with the number of each. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}

/** Slots of about this width along a length. */
export function along(length: number, step: number): { count: number; width: number } {
  const count = Math.max(1, Math.round(length / step));
  return { count, width: length / count };
}
