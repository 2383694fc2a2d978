// The boards. Each is loaded when a match of its game is opened; games without one get the plain board.

import type { Component } from "svelte";
import type { Table } from "../match/choosing.svelte";
import type { Die, Offered } from "../wire/server";

export interface BoardProps {
  view: unknown;
  facts: unknown;
  table: Table;
  /** A question that can be answered freely, for instance with a place on the table. */
  question?: unknown;
  onanswer?: (choice: unknown) => void;
}

/** Something ready-made to choose before anything lies on the table: a troupe, a team, an army. */
export interface Ready {
  /** Its number among the options. */
  index: number;
  name: string;
  /** What it is like, in a sentence. */
  text: string;
  /** A figure beside its name. */
  note?: string;
  /** Good for a first game. */
  isEasy?: boolean;
  /** Who belongs to it; what they look like is known to the board. */
  members: { name: string; look: unknown }[];
  /** A sign instead of them. */
  sign?: string;
}

/** How a seat stands, in its game's own measure: more is better. */
export interface Standing {
  seat: number;
  value: number;
  /** Where the measure ends, if it does. */
  most: number | null;
  /** Short, as it is said at the table: “3 stones”. */
  words: string;
  /** The same where there is little room. */
  brief?: string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** What the signs on the board mean. */
  Signs?: Component<{ facts: unknown }>;
  /** Who is winning. */
  standing?(view: unknown, facts: unknown): Standing[];
  /** The faces of the die that is rolled for such a reason, the first for a 1; dice with pips or numbers need none. */
  faces?(why: unknown, facts: unknown): Die[] | undefined;
  /** What is ready-made among the options of a question; it is laid out on the table. Nothing if the question is another one. */
  listReady?(options: readonly Offered[], view: unknown, facts: unknown, seat: number): Ready[];
  /** The picture of somebody who belongs to something ready-made. */
  Look?: Component<{ look: unknown }>;
  /** A form for building an army, a troupe or a team. */
  Builder?: Component<BuilderProps>;
  /** Whether a question can be answered with that form. */
  canBuild?(question: unknown): boolean;
}

export interface BuilderProps {
  view: unknown;
  facts: unknown;
  seat: number;
  question: unknown;
  options: readonly Offered[];
  /** The refusal of the last try, in words. */
  problem: string;
  /** What the server says against a choice that is not made yet; nothing if it would be taken. */
  check: Check;
  nameSeat: (seat: number) => string;
  onanswer: (choice: unknown) => void;
  onchoose: (index: number) => void;
}

export type Check = (choice: unknown) => Promise<string>;

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  "pixel-tactics": () => import("./pixel-tactics"),
  "pocket-battles": () => import("./pocket-battles"),
  "kleine-helden": () => import("./kleine-helden"),
  "moonstone": async () => ({ ...await import("./moonstone"), ...await import("../builders/moonstone") }),
  "home-raiders": async () => ({ ...await import("./home-raiders"), ...await import("../builders/home-raiders") }),
};

export function loadBoard(game: string): Promise<BoardModule | null> {
  return BOARDS[game]?.() ?? Promise.resolve(null);
}
