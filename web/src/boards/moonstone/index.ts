import type { Meaning } from "..";

export { default as Board } from "./Board.svelte";

/** Fields of events that name models. */
const MODELS = ["model", "by", "target", "attacker", "defender", "to", "of", "at"];

export function readEvent(event: unknown): Meaning {
  if (event === null || typeof event !== "object") return { touches: [] };
  const fields = Object.values(event)[0] as unknown;
  if (fields === null || typeof fields !== "object") return { touches: [] };
  return { touches: Object.entries(fields).flatMap(([name, value]) => (MODELS.includes(name) && typeof value === "number" ? [`m${value}`] : [])) };
}
