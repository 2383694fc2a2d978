// What lies on the table as cards before the night begins: ready-made troupes, events and agendas.

import agenda from "icon:scroll-unfurled";
import event from "icon:moon-orbit";
import type { Ready } from "..";
import { fill, words } from "../../texts";
import type { Choice, Facts, Picked } from "../../wire/moonstone";
import type { Offered } from "../../wire/server";
import { faceOf } from "./art";
import { describeAgenda, describeFate } from "./cards";
import { TEXTS } from "./texts";

export function listReady(options: readonly Offered[], _view: unknown, printed: unknown): Ready[] {
  const { troupes, characters } = printed as Facts;
  return options.flatMap(({ choice }, index): Ready[] => {
    if (is(choice, "picked")) return [{ index, ...describePicked(choice.picked), members: [] }];
    const troupe = is(choice, "troupe") ? troupes[choice.troupe] : undefined;
    if (!troupe) return [];
    const members = troupe.characters.flatMap((id) => characters[id] ?? []).map((one) => ({ name: words(one.name), look: faceOf(one) }));
    return [{ index, name: words(troupe.name), text: words(troupe.text), isEasy: troupe.is_easy, members }];
  }).sort((one, other) => Number(other.isEasy) - Number(one.isEasy));
}

/** What helps whoever leads: it asks for no kind of people, and for no care. */
const EASY = ["ninja-reflexes", "tavern-gossip"];

function describePicked(picked: Picked): { name: string; text: string; note: string; isEasy: boolean; sign: string } {
  if ("fate" in picked) return { ...describeFate(picked.fate), note: fill(TEXTS.event), isEasy: EASY.includes(picked.fate), sign: event };
  return { ...describeAgenda(picked.agenda), note: fill(TEXTS.agenda), isEasy: EASY.includes(picked.agenda), sign: agenda };
}

type Named<Name extends string> = Extract<Choice, Record<Name, unknown>>;

function is<Name extends "troupe" | "picked">(choice: unknown, name: Name): choice is Named<Name> {
  return choice !== null && typeof choice === "object" && name in choice;
}
