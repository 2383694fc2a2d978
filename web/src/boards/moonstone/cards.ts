// Names of cards, and in our own words what events and agendas do.

import { fill } from "../../texts";
import type { Agenda, ArcanaCard, Fate, Manoeuvre } from "../../wire/moonstone";

type Both = readonly [string, string];

export const MANOEUVRES: Record<Manoeuvre, Both> = {
  "high-guard": ["Obere Deckung", "High Guard"],
  "falling-swing": ["Oberhau", "Falling Swing"],
  "thrust": ["Stoß", "Thrust"],
  "sweeping-cut": ["Mittelhau", "Sweeping Cut"],
  "rising-attack": ["Unterhau", "Rising Attack"],
  "low-guard": ["Untere Deckung", "Low Guard"],
};

/** Where a blade goes, or where it waits, in a square of 24. */
export const MOVES: Record<Manoeuvre, string> = {
  "high-guard": "M3 3H21M6 7H18V12Q18 18 12 21Q6 18 6 12Z",
  "falling-swing": "M4 4Q17 4 17 18M11.5 13.5L17 20L22 13",
  "thrust": "M2 12H20M14 5.5L21 12L14 18.5",
  "sweeping-cut": "M2.5 7Q12 20 20.5 8M13.5 8.5L21 6.5L22 14",
  "rising-attack": "M4 20Q17 20 17 6M11.5 10.5L17 4L22 11",
  "low-guard": "M3 21.5H21M6 3H18V8Q18 14 12 17Q6 14 6 8Z",
};

const COLOURS = {
  G: { key: "green", name: ["Grün", "Green"] },
  B: { key: "blue", name: ["Blau", "Blue"] },
  P: { key: "pink", name: ["Rosa", "Pink"] },
  C: { key: "catastrophe", name: ["Katastrophe", "Catastrophe"] },
} as const satisfies Record<string, { key: string; name: Both }>;

export type ArcanaColour = (typeof COLOURS)[keyof typeof COLOURS]["key"];

/** Each colour has a shape too: a leaf, a drop, a heart; and a burst for catastrophes. */
export const ARCANA_SHAPES: Record<ArcanaColour, string> = {
  green: "M12 2Q22 8 18 17Q14 22 5 20Q3 9 12 2ZM6 19L15 9",
  blue: "M12 2Q20 11 19 15.5A7 7 0 0 1 5 15.5Q4 11 12 2Z",
  pink: "M12 21L4 12.5A5 5 0 0 1 12 6.5A5 5 0 0 1 20 12.5Z",
  catastrophe: "M12 1L14.5 8L21 4L17 10.5L23.5 13L16.5 14.5L18.5 22L12 17L5.5 22L7.5 14.5L.5 13L7 10.5L3 4L9.5 8Z",
};

/** A card is written `G1` to `P3`, or `C`. */
export function readArcana(card: ArcanaCard): { colour: ArcanaColour; word: string; value: string; name: string } {
  const { key, name } = COLOURS[card.charAt(0) as keyof typeof COLOURS] ?? COLOURS.C;
  const [word, value] = [fill(name), card.slice(1)];
  return { colour: key, word, value, name: [word, value].filter(Boolean).join(" ") };
}

export const FATES: Record<Fate, { name: Both; text: Both }> = {
  "miraculous-healing": {
    name: ["Wundersame Heilung", "Miraculous Recovery"],
    text: ["Zu Beginn eines Zugs wird eine Figur alle Wunden los.", "As a turn begins, one model loses all its wounds."],
  },
  "dusk-robbery": {
    name: ["Raub in der Dämmerung", "Dusk Robbery"],
    text: ["Wen du aktivierst, der kann andere für 2 Energie berauben.", "Whom you activate can rob others for 2 energy."],
  },
  "clumsiness": {
    name: ["Ungeschick der Feiglinge", "Clumsiness of Cowards"],
    text: ["Eine Figur nahe ihrem eigenen Tischrand verliert alle Mondsteine.", "A model near its own edge of the table drops all its moonstones."],
  },
  "hesitation": {
    name: ["Zögerlich", "Hesitation"],
    text: ["Eine Aktion eines anderen Spielers verpufft.", "An action of another player comes to nothing."],
  },
  "ninja-reflexes": {
    name: ["Ninja-Reflexe", "Ninja Reflexes"],
    text: ["Die Wunden einer Aktion gegen deine Leute zählen nicht.", "The wounds of one action against your people do not count."],
  },
  "favour": {
    name: ["Gefälligkeit aus dem Geisterreich", "Favour from the Spirit Realm"],
    text: ["Für jeden deiner Gefallenen nimmst du eine Karte aus dem Arkanastapel.", "For each of your slain you take a card out of the arcana deck."],
  },
};

export const AGENDAS: Record<Agenda, { name: Both; text: Both }> = {
  "raiding-party": {
    name: ["Überfallkommando", "Raiding Party"],
    text: ["Greift jemand das erste Mal im Zug an, richtet er 2 Schaden mehr an.", "The first attack of each model in a turn deals 2 more damage."],
  },
  "tavern-gossip": {
    name: ["Tavernengeschwätz", "Tavern Gossip"],
    text: ["+1 auf den Wurf, wer den Zug beginnt.", "+1 on the roll for who begins the turn."],
  },
  "crazy-town": {
    name: ["Ver-rückte Stadt", "Crazy Town"],
    text: ["Zu Beginn jedes Zugs sagt eine Karte, wie viel Gelände du verrückst.", "As each turn begins, a card says how much terrain you move."],
  },
  "well-read": {
    name: ["Belesen", "Well-Read"],
    text: ["Zauberer und Kleriker ziehen eine Arkanakarte mehr.", "Wizards and clerics draw one more arcana card."],
  },
  "forced-march": {
    name: ["Gewaltmarsch", "Forced March"],
    text: ["Soldaten sprinten 2 Zoll weiter.", "Soldiers jog 2 inches further."],
  },
  "against-the-odds": {
    name: ["Trotz der Widrigkeiten", "Against the Odds"],
    text: ["Wer weniger Mondsteine hat als andere: Nahkampf +1, Sprint +1 Zoll.", "With fewer moonstones than others: melee +1, jog +1 inch."],
  },
};
