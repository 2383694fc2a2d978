// The way to the table: requests, and the lines of a match. There are two, a server's (`server.ts`) and that of workers of
// the page itself (`../site/way.ts`). Which one `#way` is, is chosen when the client is built; `both.ts` decides for each match.

import { recall } from "./memory";

export interface Asking {
  method?: "GET" | "POST";
  body?: string;
  /** The secret of a seat. */
  token?: string | undefined;
  signal?: AbortSignal;
  /** Takes the answer in parts, as they come; the text of the answer is empty then. */
  hear?: (part: string) => void;
}

export interface Answer {
  /** As HTTP counts them. */
  status: number;
  text: string;
}

/** What comes over a line to a match. */
export interface Ears {
  opened(): void;
  /** Everything that came together, a line each. */
  heard(text: string): void;
  /** As a WebSocket says it: 1008 that something was wrong, and what. */
  closed(code: number, reason: string): void;
}

/** A line to a match, for as long as it holds. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Way {
  /** Asks for something below `/api/`; fails if there is no answer. */
  ask(path: string, asking?: Asking): Promise<Answer>;
  /** Calls a match. */
  call(id: string, ears: Ears): Wire;
  /** This browser does not want the match any more. */
  forget(id: string): void;
}

/** Whether there is nobody on the other side: the page has everything itself, and others cannot be reached. */
export const IS_ALONE = import.meta.env.MODE === "site";

/** Whether a match is in this browser alone, so that no link of it leads anywhere else. */
export function isInPage(id: string): boolean {
  return IS_ALONE || recall(id)?.isInPage === true;
}
