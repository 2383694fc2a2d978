// What only the board of Pocket Battles says; names of traits come from the game itself.

import traits from "texts:pocket-battles/trait-";
import { fill } from "../../texts";
import type { Trait } from "../../wire/pocket-battles";

export const TEXTS = {
  round: ["Schlachtrunde {round}", "Battle round {round}"],
  setup: ["Aufstellung", "Deployment"],
  size: ["{size} Punkte je Armee", "{size} points a side"],
  left: ["links", "left"],
  centre: ["Mitte", "centre"],
  right: ["rechts", "right"],
  west: ["im Westen", "west"],
  east: ["im Osten", "east"],
  own_front: ["Front", "Front"],
  own_rear: ["Rückraum", "Rear"],
  foe_front: ["Feindliche Front", "Enemy front"],
  foe_rear: ["Feindlicher Rückraum", "Enemy rear"],
  engagement: ["Gefecht", "Engagement"],
  reserve: ["Noch nicht aufgestellt", "Not deployed yet"],
  ready: ["bereite Befehlsmarker: {n}", "order markers ready: {n}"],
  aside: ["{n} beiseite", "{n} aside"],
  lost: ["verlorene Punkte: {n}", "points lost: {n}"],
  player_a: ["Spieler A", "Player A"],
  unit: ["Einheit", "Unit"],
  orders_on: ["Marker darauf: {n}; der nächste Befehl kostet {cost}", "markers on it: {n}; the next order costs {cost}"],
  cost: ["Befehl: {cost}", "Order: {cost}"],
  stack: ["Darunter liegt vielleicht noch mehr.", "More may lie below."],
  points: ["Punkte: {n}", "points: {n}"],
  formation: ["Formation {n}", "Formation {n}"],
  life: ["{n} von {of} Leben", "{n} of {of} life"],
  no_life: ["kein Leben", "no life points"],
  fights: ["Gefecht {faces}", "Engagement {faces}"],
  shoots: ["Beschuss {faces}", "Shooting {faces}"],
  lost_troop: ["verloren", "lost"],
  muster: ["Deine Auswahl", "What you can choose from"],
  ready_army: ["Fertige Armee: {name}", "Ready-made army: {name}"],
  sum: ["{sum} von {size} Punkten", "{sum} of {size} points"],
  new_unit: ["Neue Einheit", "New unit"],
  unit_number: ["Einheit {n}", "Unit {n}"],
  remove: ["{name} herausnehmen", "Take {name} out"],
  add: ["{name} in Einheit {n}", "Put {name} into unit {n}"],
  into: ["Truppen kommen in Einheit {n}", "Troops go into unit {n}"],
  build_hint: ["Die erste Truppe jeder Einheit liegt oben und ist für den Gegner zu sehen.", "The first troop of each unit lies on top, where the opponent sees it."],
  send: ["Mit dieser Armee antreten", "Lead this army"],
  begin_ready: ["Mit der fertigen Armee beginnen", "Begin with the ready-made army"],
} as const satisfies Record<string, readonly [string, string]>;

export function nameTrait(trait: Trait): string {
  if (typeof trait === "string") return say(trait);
  const [name, number] = Object.entries(trait)[0] as [string, number];
  return `+${number} ${say(name)}`;
}

export function explainTrait(trait: Trait): string {
  const name = typeof trait === "string" ? trait : (Object.keys(trait)[0] ?? "");
  return say(`${name}-text`);
}

function say(key: string): string {
  const both = traits[key];
  return both ? fill(both) : key;
}
