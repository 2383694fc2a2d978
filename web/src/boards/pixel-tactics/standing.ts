// Who is winning: the life of leaders, and in a series the victory piles.

import { fill } from "../../texts";
import type { SideView, View } from "../../wire/pixel-tactics";
import type { Standing } from "..";
import { TEXTS } from "./texts";

export function standing(given: unknown): Standing[] {
  const { sides, victory } = given as View;
  return sides.map((side) => {
    const { left, life } = leaderLife(side);
    const won = (victory ?? null) === null ? "" : `${fill(TEXTS.won_of, { n: side.won.length, of: victory ?? 0 })}, `;
    const said = { seat: side.seat, value: left, most: life };
    if (!side.leader) return { ...said, words: won.replace(/, $/, "") };
    return { ...said, words: `${won}${fill(TEXTS.leader_life, { n: left, of: life })}`, brief: fill(TEXTS.life_brief, { n: left, of: life }) };
  });
}

export function leaderLife({ leader }: SideView): { left: number; life: number } {
  return leader ? { left: Math.max(0, leader.life - leader.damage), life: leader.life } : { left: 0, life: 0 };
}
