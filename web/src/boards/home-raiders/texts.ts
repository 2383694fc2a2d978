// What only the board of Home Raiders says.

import missions from "texts:home-raiders/mission-";
import { fill } from "../../texts";

export const TEXTS = {
  round: ["Runde {round}", "Round {round}"],
  setup: ["Aufbau", "Set-up"],
  turn: ["{name} ist dran, Aktionen: {n}", "{name}, actions: {n}"],
  beads: ["Perlen im Beutel: {a} / {b}", "Beads in the bag: {a} / {b}"],
  score: ["Stand: {a} : {b}", "Score: {a} : {b}"],
  wounds: ["Wunden: {n} von {of}", "wounds: {n} of {of}"],
  members: ["{n} von {of} noch da", "{n} of {of} left"],
  leader: ["Anführer", "leader"],
  hero: ["Held", "hero"],
  waiting: ["noch nicht aufgestellt", "not deployed yet"],
  vanished: ["verschwunden", "vanished"],
  carries: ["trägt einen Missionsmarker", "carries a mission marker"],
  lost: ["ohne {n} Fähigkeiten bis zum Ende der Runde", "without {n} abilities until the round ends"],
  hunted: ["Erzfeind von jemandem", "somebody's nemesis"],
  portal_of: ["Portal von {name}", "portal of {name}"],
  uneven: ["unebener Boden", "uneven ground"],
  down: ["liegt", "down"],
  acted: ["war schon dran", "has activated"],
  moves: ["Bewegung {n}", "movement {n}"],
  range: ["Schussweite", "range"],
  movement: ["Bewegung", "movement"],
  marker: ["Missionsmarker", "Mission marker"],
  troops: ["Trupps von {name}: {faction}", "Troops of {name}: {faction}"],
  climbable: ["erkletterbar", "can be climbed"],
  movable: ["verschiebbar", "can be pushed"],
} as const satisfies Record<string, readonly [string, string]>;

export function nameMission(key: string): string {
  const both = missions[key];
  return both ? fill(both) : key;
}
