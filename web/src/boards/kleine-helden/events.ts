// What events of Kleine Helden are about, and the dice in them.

import type { Part } from "../../wire/kleine-helden";
import type { Meaning } from "..";

export function readEvent(given: unknown): Meaning {
  if (given === null || typeof given !== "object") return { touches: [] };
  const [kind, fields] = Object.entries(given)[0] as [string, Record<string, unknown>];
  const touches = Object.entries(fields).flatMap(([name, value]) => {
    if (name === "side" || name === "on") return [`g${value as number}`];
    return whoId(value);
  });
  return { touches, dice: findDice(kind, fields) };
}

/** Somebody in an event: a unit, a companion, a demon or a ward. */
function whoId(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const who = value as Record<string, Record<string, unknown> | undefined>;
  if (who.unit && typeof who.unit.unit === "number") return [`u${who.unit.unit}`];
  return (["npc", "demon", "ward"] as const).flatMap((name) => (typeof who[name]?.side === "number" ? [`${name}-${who[name].side}`] : []));
}

function findDice(kind: string, fields: Record<string, unknown>): NonNullable<Meaning["dice"]> {
  if (typeof fields.die === "number") return [{ faces: [fields.die] }];
  const rows = kind === "compared" || kind === "hit_by_itself" ? [fields.attack, fields.defence] : [fields.parts];
  return rows.flatMap((parts) => {
    const faces = (parts as Part[] | undefined)?.filter(({ from }) => from === "die").map(({ value }) => value) ?? [];
    return faces.length > 0 ? [{ faces }] : [];
  });
}
