// Who is winning: what each has done for the mission.

import type { Standing } from "..";
import { fill } from "../../texts";
import type { Text } from "../../texts";
import type { Mission, View } from "../../wire/home-raiders";
import { TEXTS } from "./texts";

const MEASURES: Record<Mission, Text> = {
  "make-vanish": TEXTS["standing-make-vanish"], "control-portal": TEXTS["standing-control-portal"], "strategic-point": TEXTS["standing-strategic-point"],
};

const BRIEF: Record<Mission, Text> = {
  "make-vanish": TEXTS["brief-make-vanish"], "control-portal": TEXTS["brief-control-portal"], "strategic-point": TEXTS["brief-strategic-point"],
};

export function standing(given: unknown, _facts: unknown): Standing[] {
  const { sides, score, mission, markers } = given as View;
  return sides.map(({ seat }) => {
    const foes = sides.find((side) => side.seat !== seat)?.troops.flatMap(({ characters }) => characters).length ?? 0;
    const own = sides.find((side) => side.seat === seat)?.troops.flatMap(({ characters }) => characters).length ?? 0;
    const most = mission === "strategic-point" ? markers.length : mission === "control-portal" ? own : foes;
    const value = score[seat as 0 | 1];
    const [named, figures] = [mission ?? "make-vanish", { n: value, of: most }];
    // Before anybody is there, nobody is ahead.
    if (most === 0) return { seat, value, most: null, words: "" };
    return { seat, value, most, words: fill(MEASURES[named], figures), brief: fill(BRIEF[named], figures) };
  });
}
