// A table for those who only look on.

import type { Table } from "../match/choosing.svelte";

export function lookOn(seat: () => number | null, nameSeat: (seat: number) => string, marked: () => readonly string[]): Table {
  return {
    get seat() { return seat(); },
    offered: new Set<string>(),
    picked: [],
    next: new Set<string>(),
    get marked() { return marked(); },
    nameSeat,
    pick: () => {},
    whyNot: () => [],
    askWhyNot: () => {},
  };
}
