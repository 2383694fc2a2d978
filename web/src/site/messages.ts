// What the page and its workers say to each other.

/** A request as `crates/site` reads it. */
export interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  token: string | null;
  body: string;
  lang: string;
}

export interface Answer {
  status: number;
  body: string;
}

export type ToHouse =
  | { kind: "ask"; number: number; request: Request }
  | { kind: "enter"; visit: number; id: string; hello: string; lang: string }
  | { kind: "say"; visit: number; line: string }
  | { kind: "leave"; visit: number };

export type FromHouse =
  | { kind: "answer"; number: number; answer: Answer }
  | { kind: "lines"; visit: number; text: string }
  | { kind: "closed"; visit: number; reason: string }
  /** The rules broke down; another worker has to go on from what was written. */
  | { kind: "broken"; why: string };

export type ToDesk =
  | { kind: "think"; thought: Thought }
  | { kind: "ask"; number: number; request: Request };

export type FromDesk =
  | { kind: "thought"; conclusion: Conclusion }
  | { kind: "part"; number: number; text: string }
  | { kind: "answer"; number: number; answer: Answer }
  | { kind: "broken"; why: string };

/** As `Thought` in `crates/site`; only what is looked at here. */
export type Thought = { choice: { id: string; rows: number } } | { hint: { visit: number } };

export type Conclusion = { choice: { id: string; rows: number; index: number } } | { hint: { visit: number; lines: string } };

/** As `KeptMatch` in `crates/site`. */
export interface KeptMatch {
  id: string;
  game: string;
}

/** As `KeptRow` in `crates/site`. */
export interface KeptRow {
  id: string;
  number: number;
}

export type Written = { match: KeptMatch } | { row: KeptRow };

export interface News {
  written: Written[];
  frames: { visit: number; lines: string }[];
  thoughts: Thought[];
  due: number | null;
}

/** Says to other pages of this browser that something was written of a match. */
export const CHANGES = "walstatt-changes";
