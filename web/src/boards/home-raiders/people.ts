// Characters and troops in words.

import { fill, words } from "../../texts";
import type { CardFacts, CharacterView, Facts, SideView, TroopView, View } from "../../wire/home-raiders";
import { sayHeight } from "../inches/words";
import { TEXTS } from "./texts";

/** A character with everything it belongs to. */
export interface Someone {
  side: SideView;
  troop: TroopView;
  character: CharacterView;
}

export function listEverybody(view: View): Someone[] {
  return view.sides.flatMap((side) => side.troops.flatMap((troop) => troop.characters.map((character) => ({ side, troop, character }))));
}

export function cardOf(character: CharacterView, facts: Facts): CardFacts {
  return facts.cards[character.card] as CardFacts;
}

/** HR-32: the second wound makes somebody vanish; HR-68.8: a champion the third. */
export function lifeOf({ abilities }: CardFacts): number {
  return abilities.some(({ key }) => key === "champion") ? 3 : 2;
}

export function nameTroop(troop: TroopView, facts: Facts): string {
  return [...new Set(troop.characters.map((character) => words(cardOf(character, facts).name)))].join(", ");
}

/** The letter of a character, as sentences name it: capitals for seat 0. */
export function letterOf({ who }: CharacterView): string {
  const [seat, index] = [who >> 5, who & 31];
  const first = seat === 0 ? ["A", "0"] : ["a", "5"];
  return String.fromCharCode(index < 26 ? (first[0] ?? "").charCodeAt(0) + index : (first[1] ?? "").charCodeAt(0) + ((index - 26) % 5));
}

export function countFlags(character: CharacterView, view: View): number {
  return view.markers.filter(({ held }) => held?.by === character.who).length;
}

export function describe({ side, troop, character }: Someone, view: View, facts: Facts): string {
  const card = cardOf(character, facts);
  const { name, kind, movement } = card;
  return [
    `${words(name)} (${words(facts.factions[side.faction])})`, kind !== "unit" && fill(TEXTS[kind]), character.state !== "present" && fill(TEXTS[character.state]),
    fill(TEXTS.wounds, { n: character.wounds, of: lifeOf(card) }), fill(TEXTS.moves, { n: movement }), character.is_down && fill(TEXTS.down), troop.is_activated && fill(TEXTS.acted),
    countFlags(character, view) > 0 && fill(TEXTS.carries), character.lost.length > 0 && fill(TEXTS.lost, { n: character.lost.length }), isNemesis(character, view) && fill(TEXTS.hunted),
    character.elevation > 0 && sayHeight(character.elevation),
  ].filter(Boolean).join(", ");
}

/** Whether another character hunts this one. */
export function isNemesis({ who }: CharacterView, view: View): boolean {
  return listEverybody(view).some(({ character }) => character.nemesis === who);
}
