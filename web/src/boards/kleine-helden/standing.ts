// Who is winning: the life that is left to the heroes of each group.

import { fill } from "../../texts";
import type { GroupView, View } from "../../wire/kleine-helden";
import type { Standing } from "..";
import { TEXTS } from "./texts";

export function standing(given: unknown): Standing[] {
  return (given as View).groups.filter(({ is_wild: isWild }) => !isWild).map((group) => {
    const { left, full } = groupLife(group);
    // Until heroes are drawn there is nothing to say.
    const say = (life: typeof TEXTS.out): string => (group.is_out ? fill(TEXTS.out) : full === 0 ? "" : fill(life, { n: left, of: full }));
    return { seat: group.side, value: left, most: full, words: say(TEXTS.group_life), brief: say(TEXTS.life_brief) };
  });
}

/** Creatures come and go; what counts are heroes. */
function groupLife({ units }: GroupView): { left: number; full: number } {
  const heroes = units.filter(({ what }) => typeof what === "object" && "hero" in what);
  const sum = (figure: "life" | "full_life"): number => heroes.reduce((total, hero) => total + hero[figure], 0);
  return { left: sum("life"), full: sum("full_life") };
}
