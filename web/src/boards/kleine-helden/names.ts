// Names of units and cards, as they are printed.

import { fill, words } from "../../texts";
import type { Facts, PrintedCard, UnitView } from "../../wire/kleine-helden";
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
