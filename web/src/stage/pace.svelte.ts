// How fast things are shown.

import { keep, setting } from "../net/memory";

const PACES = { slow: 1.6, usual: 1, fast: 0.5, off: 0 };

export type Pace = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as Pace[];

let chosen = $state<Pace>(PACE_NAMES.find((name) => name === setting("pace")) ?? "usual");

export function paceName(): Pace {
  return chosen;
}

export function choosePace(name: Pace): void {
  chosen = name;
  keep("pace", name);
}

/** Nobody watches a page in the background, and whoever wants less motion has none. */
export function pace(): number {
  const isCalm = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isCalm ? 0 : PACES[chosen];
}
