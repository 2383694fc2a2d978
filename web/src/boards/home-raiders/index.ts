import type { Meaning } from "..";

export { default as Board } from "./Board.svelte";

const CHARACTERS = ["who", "by", "at", "of"];

export function readEvent(event: unknown): Meaning {
  if (event === null || typeof event !== "object") return { touches: [] };
  const fields = Object.values(event)[0] as unknown;
  if (fields === null || typeof fields !== "object") return { touches: [] };
  const touches = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== "number") return [];
    if (name === "troop") return [`troop-${value}`];
    return CHARACTERS.includes(name) ? [`char-${value}`] : [];
  });
  return { touches };
}
