// The table as its reader sees it: turned by quarters so that the own side is at the bottom.

import type { Base, Mark, Placing, Scene, Spot } from "./scene";

/** Quarter turns to the left. */
export type Quarters = 0 | 1 | 2 | 3;

export interface Turn {
  /** From the server's table to the one that is drawn. */
  to(spot: Spot): Spot;
  /** And back. */
  back(spot: Spot): Spot;
}

/** So that this spot, in the middle of an own edge or an own corner, comes to lie at the bottom. */
export function quartersFor(own: Spot | null, low: Spot, high: Spot): Quarters {
  if (!own) return 0;
  const x = (2 * own.x - low.x - high.x) / (high.x - low.x);
  const y = (2 * own.y - low.y - high.y) / (high.y - low.y);
  // A corner belongs to the near or to the far edge.
  if (Math.abs(y) >= Math.abs(x) - 0.2) return y <= 0 ? 0 : 2;
  return x < 0 ? 1 : 3;
}

/** On a screen that is much wider than high, a long table lies along it, with the own side on the left. */
export function layDown(quarters: Quarters, low: Spot, high: Spot, room: { width: number; height: number }): Quarters {
  const sides = [high.x - low.x, high.y - low.y];
  const [width = 1, height = 1] = quarters % 2 === 0 ? sides : sides.toReversed();
  return room.width > 1.6 * room.height && height > 1.15 * width ? ((quarters + 3) % 4) as Quarters : quarters;
}

/** On a screen that is higher than wide a long table stands upright, if the own corner still lies at the bottom. */
export function standUp(quarters: Quarters, own: Spot | null, low: Spot, high: Spot, room: { width: number; height: number }): Quarters {
  if (!own || high.x - low.x < 1.15 * (high.y - low.y) || room.height < 1.15 * room.width) return quarters;
  const x = (2 * own.x - low.x - high.x) / (high.x - low.x);
  if (Math.abs(x) < 0.5) return quarters;
  return x < 0 ? 1 : 3;
}

const TURNS: readonly ((spot: Spot) => Spot)[] = [({ x, y }) => ({ x, y }), ({ x, y }) => ({ x: -y, y: x }), ({ x, y }) => ({ x: -x, y: -y }), ({ x, y }) => ({ x: y, y: -x })];

export function turnBy(quarters: Quarters, low: Spot, high: Spot): Turn {
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
  const about = (turn: (spot: Spot) => Spot) => ({ x, y }: Spot): Spot => {
    const turned = turn({ x: x - middle.x, y: y - middle.y });
    return { x: Math.round(turned.x + middle.x), y: Math.round(turned.y + middle.y) };
  };
  return { to: about(TURNS[quarters] as (spot: Spot) => Spot), back: about(TURNS[(4 - quarters) % 4] as (spot: Spot) => Spot) };
}

/** The same for a drawing of the server's table, in which y points down. */
export function writeTurn(quarters: Quarters, low: Spot, high: Spot): string {
  return `rotate(${-90 * quarters} ${(low.x + high.x) / 2} ${-(low.y + high.y) / 2})`;
}

export function turnScene(scene: Scene, { to }: Turn): Scene {
  const [one, other] = [to(scene.low), to(scene.high)];
  const place = <T extends Base | Mark>(piece: T): T => ({ ...piece, at: to(piece.at) });
  return {
    ...scene,
    low: { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) },
    high: { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) },
    shapes: scene.shapes.map((shape) => ({ ...shape, corners: shape.corners.map(to) })),
    ladders: scene.ladders.map((ladder) => ({ ...ladder, foot: to(ladder.foot), top: to(ladder.top) })),
    zones: scene.zones.map((zone) => ({ ...zone, corners: zone.corners.map(to) })),
    turn: to,
    bases: scene.bases.map(place),
    marks: scene.marks.map(place),
  };
}

/** Movers stand where they are drawn; answers are given in the server's places. */
export function turnPlacing(placing: Placing, { to, back }: Turn): Placing {
  return {
    ...placing,
    movers: placing.movers.map((mover) => ({ ...mover, from: to(mover.from) })),
    choose: (ways) => placing.choose(ways.map((way) => ({ ...way, points: way.points.map(back) }))),
  };
}
