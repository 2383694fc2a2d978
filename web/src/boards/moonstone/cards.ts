// Names of cards, and in our own words what events and agendas do.

import { fill } from "../../texts";
import type { Agenda, ArcanaCard, Fate, Manoeuvre, PrintedManoeuvre } from "../../wire/moonstone";
import { TEXTS } from "./texts";

export function nameManoeuvre(manoeuvre: Manoeuvre): string {
  return fill(TEXTS[`manoeuvre-${manoeuvre}`]);
}

/** As melee cards are printed: what one deals stands in this order. */
export const MANOEUVRES: readonly Manoeuvre[] = ["high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"];

/** What a card deals against each other one, to point at. */
export function sayDeals({ deals }: PrintedManoeuvre): string {
  return MANOEUVRES.map((other, index) => `${nameManoeuvre(other)}: ${deals[index] ?? "-"}`).join("\n");
}

/** Where a blade goes, or where it waits, in a square of 24. */
export const MOVES: Record<Manoeuvre, string> = {
  "high-guard": "M3 3H21M6 7H18V12Q18 18 12 21Q6 18 6 12Z",
  "falling-swing": "M4 4Q17 4 17 18M11.5 13.5L17 20L22 13",
  "thrust": "M2 12H20M14 5.5L21 12L14 18.5",
  "sweeping-cut": "M2.5 7Q12 20 20.5 8M13.5 8.5L21 6.5L22 14",
  "rising-attack": "M4 20Q17 20 17 6M11.5 10.5L17 4L22 11",
  "low-guard": "M3 21.5H21M6 3H18V8Q18 14 12 17Q6 14 6 8Z",
};

const COLOURS = { G: "green", B: "blue", P: "pink", C: "catastrophe" } as const;

export type ArcanaColour = (typeof COLOURS)[keyof typeof COLOURS];

/** Each colour has a shape too: a leaf, a drop, a heart; and a burst for catastrophes. */
export const ARCANA_SHAPES: Record<ArcanaColour, string> = {
  green: "M12 2Q22 8 18 17Q14 22 5 20Q3 9 12 2ZM6 19L15 9",
  blue: "M12 2Q20 11 19 15.5A7 7 0 0 1 5 15.5Q4 11 12 2Z",
  pink: "M12 21L4 12.5A5 5 0 0 1 12 6.5A5 5 0 0 1 20 12.5Z",
  catastrophe: "M12 1L14.5 8L21 4L17 10.5L23.5 13L16.5 14.5L18.5 22L12 17L5.5 22L7.5 14.5L.5 13L7 10.5L3 4L9.5 8Z",
};

/** A card is written `G1` to `P3`, or `C`. */
export function readArcana(card: ArcanaCard): { colour: ArcanaColour; word: string; value: string; name: string } {
  const colour = COLOURS[card.charAt(0) as keyof typeof COLOURS] ?? COLOURS.C;
  const [word, value] = [fill(TEXTS[`arcana-${colour}`]), card.slice(1)];
  return { colour, word, value, name: [word, value].filter(Boolean).join(" ") };
}

export function describeFate(fate: Fate): { name: string; text: string } {
  return { name: fill(TEXTS[`fate-${fate}`]), text: fill(TEXTS[`fate-${fate}-text`]) };
}

export function describeAgenda(agenda: Agenda): { name: string; text: string } {
  return { name: fill(TEXTS[`agenda-${agenda}`]), text: fill(TEXTS[`agenda-${agenda}-text`]) };
}
