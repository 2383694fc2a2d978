// The lines of a match, as docs/server.md describes them. Types of single games are generated, see the files beside.

import type { Operation } from "../net/patch";
import type { About } from "./server";

export interface Words {
  de: string;
  en: string;
}

/** A schema as the server sends it for options and standing orders. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  "x-words"?: Words;
  [more: string]: unknown;
}

export interface GameInfo {
  id: string;
  name: Words;
  about: Words;
  seats: { least: number; most: number };
  options: Schema;
  defaults: Record<string, unknown>;
  orders: { schema: Schema; defaults: Record<string, unknown> } | null;
  rules: number;
  content: string;
}

export interface Option {
  choice: unknown;
  /** Ids of the pieces and places it is about, as in the view. */
  touches: string[];
  text: string;
}

export interface Asked {
  seat: number;
  question: unknown;
  text: string;
  options: Option[];
  /** Whether other answers than the options may be legal too. */
  open: boolean;
}

export interface RuledOut {
  choice: unknown;
  touches: string[];
  text: string;
  rule: string;
  reason: string;
}

export interface Told {
  to: number | null;
  event: unknown;
  text: string;
  shown?: Shown;
}

/** What a screen can show of an event beside its sentence; ids are those of the view. */
export interface Shown {
  touches: string[];
  from?: string;
  to?: string;
  dice?: { kind: string; face: string }[];
  sums?: { of: string; parts: { by: number; times: boolean; why: string | null }[]; total: number }[];
  changes?: { piece: string; what: string; before: number; after: number }[];
}

export interface Over {
  winners: number[];
  reason: string;
  text: string;
}

export interface May {
  take_back?: boolean;
  ask_back?: boolean;
  answer_back?: boolean;
  resign?: boolean;
  hand?: boolean;
  come_back?: boolean;
  rematch?: boolean;
}

/** A piece of a drawn line, see `table::Sketch`. */
export interface Span {
  text: string;
  tone: string;
  width?: number;
  id?: string;
}

export interface LineError {
  key?: string;
  text: string;
  rule?: string | null;
  id?: string;
}

/** Everything the server can say; a line has one of these, `asked` comes with `key` and a view. */
export interface Line {
  match?: About;
  presence?: { seats: boolean[]; watching: number };
  told?: Told;
  taken_back?: { seat: number; told: number };
  facts?: unknown;
  asked?: Asked[];
  key?: string;
  view?: unknown;
  patch?: Operation[];
  waiting?: number[];
  may?: May;
  orders?: Record<string, unknown> | null;
  wish?: { take_back: number; agreed: number[] } | null;
  clock?: { left: (number | null)[]; running: number[] };
  over?: Over;
  why_not?: RuledOut[];
  sketch?: Span[][];
  done?: { id: string | null };
  error?: LineError;
  pong?: boolean;
}
