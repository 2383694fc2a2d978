// Names and faces of units and cards, as they are printed.

import skull from "icon:death-skull";
import { fill, words } from "../../texts";
import type { Facts, PrintedCard, UnitView } from "../../wire/kleine-helden";
import { MONSTER, pictureOfCard, pictureOfHero } from "./art";
import { TEXTS } from "./texts";

/** The number of a card is 128 for each pile before its own, and its place there. */
export function findCard(facts: Facts, card: number): PrintedCard {
  return facts.cards[Math.floor(card / 128)]?.[card % 128] as PrintedCard;
}

export function nameUnit(unit: UnitView, facts: Facts, scenario: number): string {
  if (unit.what === "monster") return words(facts.scenarios[scenario]?.thing) || fill(TEXTS.monster);
  if ("hero" in unit.what) return words(facts.heroes[unit.what.hero]?.name);
  return words(findCard(facts, unit.what.creature.card).name);
}

/** What it can do beyond its figures. */
export function unitText(unit: UnitView, facts: Facts): string {
  if (unit.what === "monster") return "";
  if ("hero" in unit.what) return words(facts.heroes[unit.what.hero]?.text);
  return words(findCard(facts, unit.what.creature.card).text);
}

/** What a portrait is made of. */
export interface Face {
  name: string;
  /** Its colours follow from its key. */
  key: string;
  picture: string;
  life: number;
  of: number;
}

export function faceOf(unit: UnitView, facts: Facts, scenario: number): Face {
  const face = { name: nameUnit(unit, facts, scenario), life: unit.life, of: unit.full_life };
  const alive = lookOf(unit, facts);
  return { ...face, ...alive, picture: unit.life === 0 ? skull : alive.picture };
}

function lookOf({ what }: UnitView, facts: Facts): { key: string; picture: string } {
  if (what === "monster") return { key: "monster", picture: MONSTER };
  if ("hero" in what) {
    const key = facts.heroes[what.hero]?.key ?? "";
    return { key, picture: pictureOfHero(key) };
  }
  const printed = findCard(facts, what.creature.card);
  return { key: printed.key, picture: pictureOfCard(printed) };
}
