// What an offered choice looks like at a glance: a sign for what is done, and whether one had better be sure.

import magic from "icon:magic-swirl";
import arm from "icon:chest-armor";
import bow from "icon:high-shot";
import broom from "icon:broom";
import cards from "icon:card-draw";
import dodge from "icon:dodging";
import hourglass from "icon:hourglass";
import glass from "icon:magnifying-glass";
import heal from "icon:healing";
import leave from "icon:return-arrow";
import order from "icon:scroll-unfurled";
import pick from "icon:mining";
import play from "icon:card-play";
import push from "icon:push";
import rally from "icon:rally-the-troops";
import shield from "icon:shield";
import sprint from "icon:sprint";
import swords from "icon:crossed-swords";
import trade from "icon:trade";

/** By the names that games give to what is chosen. */
const SIGNS: Record<string, string> = {
  attack: swords, melee: swords, strike: swords, blow: swords, continue: swords, kill_namesake: swords,
  shoot: bow, shot: bow, shoot_with_both: bow, running_fire: bow,
  move: sprint, jog: sprint, step: sprint, traverse: sprint, march: sprint, way: sprint, redeploy: sprint,
  cast: magic, use: magic, mind: magic, ability: magic, fate: magic, general: magic,
  draw: cards, draw_promo: cards, forgo: cards, mix: cards,
  recruit: rally, deploy: rally, deployed: rally,
  intercept: shield, parry: shield, shield, protect: shield,
  equip: arm, put: arm, transfer: trade, trade, buy: trade,
  end: hourglass, end_turn: hourglass, done: hourglass, pass: hourglass, wait: hourglass,
  clear: broom, order, play, dodge, heal, leave, push, search: glass, harvest: pick,
};

/** What gives up all else that could be done now. */
const PARTING = ["end", "end_turn", "done"];

/** Whether a choice ends something that could go on. */
export function isParting(choice: unknown): boolean {
  if (typeof choice === "string") return PARTING.includes(choice);
  return choice !== null && typeof choice === "object" && Object.values(choice).some(isParting);
}

/** The sign of a choice: of its innermost name that has one. */
export function signOf(choice: unknown): string | undefined {
  if (typeof choice === "string") return Object.hasOwn(SIGNS, choice) ? SIGNS[choice] : undefined;
  const [name, inner] = choice !== null && typeof choice === "object" ? Object.entries(choice)[0] ?? [] : [];
  if (name === undefined) return undefined;
  return signOf(inner) ?? (Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined);
}
