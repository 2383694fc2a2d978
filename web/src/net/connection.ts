// A WebSocket that comes back by itself.

import { lang } from "../texts/lang.svelte";
import type { Said } from "../wire/server";
import type { Line } from "./line";
import { lookUp, Problem } from "./api";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const PULSE = 20_000;
const SILENCE = 10_000;

/** The server says with these that trying again is of no use. */
const FINAL = ["wrong-token", "invitation-used", "no-such-match", "not-understood", "unreadable"];

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** What a connection tells of itself. */
export interface Listener {
  opened(): void;
  /** Everything that came in one frame. */
  lines(lines: Line[]): void;
  /** With `lost`: when it is tried again, in milliseconds. */
  state(name: ConnectionState, milliseconds?: number): void;
  /** It is of no use. */
  failed(text: string): void;
}

/** Connects to a match and stays connected. */
export class Connection {
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #isWanted = true;
  #isKnown = false;
  #lastError = "";
  #timer = 0;
  #heard = 0;
  readonly #pulse: number;
  readonly #hurry = (): void => { if (!this.#socket) this.#open(); };

  constructor(readonly id: string, readonly token: string | null, readonly tell: Listener) {
    this.#pulse = window.setInterval(() => this.#beat(), PULSE);
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /** Whether it was sent; nothing is kept for later. */
  send(line: Said): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(line));
    return true;
  }

  /** Begins anew, when what was told does not fit together or is wanted in another language. */
  again(): void {
    this.#delay = FIRST_DELAY;
    this.#socket?.close();
  }

  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.tell.state("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const own = new WebSocket(`${scheme}//${location.host}/api/matches/${this.id}/socket`);
    this.#socket = own;
    own.onopen = () => {
      this.#isKnown = true;
      this.#heard = Date.now();
      this.tell.opened();
      own.send(JSON.stringify({ hello: { ...(this.token && { token: this.token }), lang: lang(), patches: true } } satisfies Said));
    };
    own.onmessage = ({ data }: MessageEvent<string>) => {
      this.#delay = FIRST_DELAY;
      this.#heard = Date.now();
      this.tell.state("open");
      const lines = data.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Line);
      this.#lastError = lines.find((line) => line.error)?.error?.text ?? this.#lastError;
      this.tell.lines(lines.filter((line) => !line.pong));
    };
    own.onclose = ({ code, reason }) => {
      if (own === this.#socket && this.#isWanted) void this.#lost(code, reason);
    };
  }

  async #lost(code: number, reason: string): Promise<void> {
    this.#socket = null;
    if (code === 1008 && FINAL.includes(reason)) return this.#fail(this.#lastError);
    this.#wait();
    if (this.#isKnown) return;
    // A refused upgrade has no words for scripts, so ask in another way whether the match is there at all.
    await lookUp(this.id).catch((problem: unknown) => {
      if (problem instanceof Problem && [404, 410].includes(problem.status)) this.#fail(problem.message);
    });
  }

  #wait(): void {
    this.tell.state("lost", this.#delay);
    this.#timer = window.setTimeout(() => this.#open(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #fail(text: string): void {
    this.stop();
    this.tell.state("closed");
    this.tell.failed(text);
  }

  /** Finds out about connections that are dead without a word. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > PULSE + SILENCE) {
      const silent = this.#socket;
      this.#socket = null;
      silent.close();
      this.#wait();
    } else {
      this.send({ ping: true });
    }
  }
}
