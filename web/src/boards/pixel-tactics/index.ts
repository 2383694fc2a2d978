import type { Meaning } from "..";

export { default as Board } from "./Board.svelte";

/** Positions are named by their ids in events, so whatever looks like one is what the event is about. */
const PLACE = /^(blue|red)-(front|flank|rear)-(left|middle|right)$|^(blue|red)-leader$/;

export function readEvent(event: unknown): Meaning {
  const touches: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      if (PLACE.test(value)) touches.push(value);
    } else if (value !== null && typeof value === "object") Object.values(value).forEach(walk);
  };
  walk(event);
  return { touches };
}
