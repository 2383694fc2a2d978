// Who is winning: points of the own army that are lost, of those that may be lost (PB-51).

import { fill } from "../../texts";
import type { SideView, View } from "../../wire/pocket-battles";
import type { Standing } from "..";
import { TEXTS } from "./texts";

/** Half of what the army has cost; where that is not known yet, of what it may have cost. */
export function mayLose(side: SideView, view: View): number {
  return Math.ceil((side.bought ?? view.size) / 2);
}

export function standing(given: unknown): Standing[] {
  const view = given as View;
  return view.sides.map((side) => {
    const most = mayLose(side, view);
    return { seat: side.seat, value: Math.max(0, most - side.lost), most, words: fill(TEXTS.lost_of, { n: side.lost, of: most }), brief: fill(TEXTS.lost_brief, { n: side.lost, of: most }) };
  });
}
