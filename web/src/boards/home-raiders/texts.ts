// What only the board of Home Raiders says.

import missions from "texts:home-raiders/mission-";
import { fill } from "../../texts";

export const TEXTS = {
  round: ["Runde {round}", "Round {round}"],
  setup: ["Aufbau", "Set-up"],
  turn: ["{name} ist dran, Aktionen: {n}", "{name}, actions: {n}"],
  beads: ["Perlen im Beutel: {a} / {b}", "Beads in the bag: {a} / {b}"],
  score: ["Stand: {a} : {b}", "Score: {a} : {b}"],
  wounds: ["{n} Wunden", "{n} wounds"],
  down: ["liegt", "down"],
  acted: ["war schon dran", "has activated"],
  moves: ["Bewegung {n}", "movement {n}"],
  range: ["Schussweite", "range"],
  movement: ["Bewegung", "movement"],
  marker: ["Missionsmarker", "Mission marker"],
  troops: ["Trupps", "Troops"],
  climbable: ["erkletterbar", "can be climbed"],
  movable: ["verschiebbar", "can be pushed"],
  vanished: ["{n} verschwunden", "{n} vanished"],
} as const satisfies Record<string, readonly [string, string]>;

export function nameMission(key: string): string {
  const both = missions[key];
  return both ? fill(both) : key;
}
