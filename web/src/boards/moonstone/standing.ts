// Who is winning: moonstones that are carried.

import type { Standing } from "..";
import { fill } from "../../texts";
import type { View } from "../../wire/moonstone";
import { TEXTS } from "./texts";

export function standing(given: unknown, _facts: unknown): Standing[] {
  const view = given as View;
  // Those that lie in the ground and those that are carried: whoever has the most of them wins (MS-14).
  const all = view.stones.length + view.players.reduce((sum, { stones }) => sum + stones, 0);
  return view.players.map(({ seat, stones, is_out }) => ({ seat, value: stones, most: all > 0 ? all : null, words: is_out ? fill(TEXTS.out) : fill(TEXTS.standing, { n: stones }) }));
}
