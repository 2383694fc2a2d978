// Ready-made armies.

import die from "icon:perspective-dice-six-faces-random";
import type { Ready } from "..";
import { fill, words } from "../../texts";
import type { Facts, Printed, SideView, View } from "../../wire/pocket-battles";
import type { Offered } from "../../wire/server";
import { TEXTS } from "./texts";

/** How a tile of an army looks. */
export interface TileLook {
  printed: Printed;
  army: string;
}

export function listReady(options: readonly Offered[], view: unknown, facts: unknown, seat: number): Ready[] {
  const side = (view as View).sides[seat as 0 | 1];
  return options.flatMap(({ choice }, index): Ready[] => {
    const { muster } = (choice ?? {}) as { muster?: unknown };
    if (muster === "random") return [{ index, name: fill(TEXTS.random_army), text: fill(TEXTS.random_text), members: [], sign: die }];
    if (muster !== "ready" || !side.ready_army) return [];
    const { name, units } = side.ready_army;
    return [{ index, name: words(name), text: fill(TEXTS.ready_text, { army: words(side.name), n: units.length }), isEasy: true, members: listTiles(side, units, facts as Facts) }];
  });
}

function listTiles({ army }: SideView, units: number[][], { troops }: Facts): Ready["members"] {
  return units.flat().flatMap((troop) => {
    const printed = troops[`troop-${troop}`];
    return printed ? [{ name: words(printed.name), look: { printed, army } satisfies TileLook }] : [];
  });
}
