// What events of Pocket Battles are about.

import type { Event } from "../../wire/pocket-battles";
import type { Meaning } from "..";

const UNITS = ["unit", "attacker", "target", "against", "at", "by", "from"];

export function readEvent(given: unknown): Meaning {
  const event = given as Event;
  if (typeof event === "string") return { touches: [] };
  const [kind, fields] = Object.entries(event)[0] as [string, Record<string, unknown>];
  const touches = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== "number") return [];
    if (name === "troop") return [`troop-${value}`];
    return UNITS.includes(name) && kind !== "rerolled" ? [`unit-${value}`] : [];
  });
  if (kind === "rolled" || kind === "hurt_itself") return { touches, dice: [{ faces: fields.dice as number[] }] };
  if (kind === "rolled_for_player_a") return { touches, dice: [{ faces: fields.rolls as number[] }] };
  if (kind === "rerolled") return { touches: [`unit-${fields.unit as number}`], dice: [{ faces: [fields.to as number] }] };
  return { touches };
}
