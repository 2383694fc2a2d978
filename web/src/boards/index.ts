// The boards. Each is loaded when a match of its game is opened; games without one get the plain board.

import type { Component } from "svelte";
import type { Table } from "../match/choosing.svelte";
import type { Told } from "../wire/lines";

export interface BoardProps {
  view: unknown;
  facts: unknown;
  table: Table;
  /** What has just happened, the newest last: for dice and the like. */
  latest: Told[];
  /** A question that can be answered freely, for instance with a place on the table. */
  question?: unknown;
  onanswer?: (choice: unknown) => void;
}

/** What an event is about, for hovering over the log and for rolling dice. */
export interface Meaning {
  /** Ids of pieces and places, as in the view. */
  touches: string[];
  /** Rows of dice that were thrown. */
  dice?: { label?: string; faces: number[]; hits?: number[] }[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  readEvent(event: unknown): Meaning;
  /** A form for questions that can be answered freely, such as building an army. */
  Builder?: Component<BuilderProps>;
}

export interface BuilderProps {
  view: unknown;
  facts: unknown;
  seat: number;
  question: unknown;
  /** The refusal of the last try, in words. */
  problem: string;
  onanswer: (choice: unknown) => void;
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  "pixel-tactics": () => import("./pixel-tactics"),
  "pocket-battles": () => import("./pocket-battles"),
  "kleine-helden": () => import("./kleine-helden"),
  "moonstone": () => import("./moonstone"),
  "home-raiders": () => import("./home-raiders"),
};

export function loadBoard(game: string): Promise<BoardModule | null> {
  return BOARDS[game]?.() ?? Promise.resolve(null);
}
