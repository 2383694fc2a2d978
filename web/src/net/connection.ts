// A line to a match that comes back by itself.

import { way } from "#way";
import { lang } from "../texts/lang.svelte";
import type { Said } from "../wire/server";
import type { Line } from "./line";
import type { Wire } from "./way";
import { lookUp, Problem } from "./api";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const PULSE = 20_000;
/** So long may it take until a call is answered, or a question whether anybody is there. */
const SILENCE = 10_000;
/** So long may it take to hear of one's own choice before we ask whether anybody is there. */
const ANSWER = 5_000;

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

/** How lines come to a table and go from it. */
export interface Channel {
  /** Whether it was sent; nothing is kept for later. */
  send(line: Said): boolean;
  /** Begins anew, when what was told does not fit together or is wanted in another language. */
  again(): void;
  stop(): void;
}

/** Connects to a match and stays connected. */
export class Connection implements Channel {
  #wire: Wire | null = null;
  #delay = FIRST_DELAY;
  #isWanted = true;
  #isKnown = false;
  #lastError = "";
  #timer = 0;
  #heard = 0;
  #doubt = 0;
  readonly #pulse: number;
  readonly #hurry = (): void => { if (!this.#wire) this.#open(); };

  constructor(readonly id: string, readonly token: string | null, readonly tell: Listener) {
    this.#pulse = window.setInterval(() => this.#beat(), PULSE);
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /** Whether it was sent; nothing is kept for later. */
  send(line: Said): boolean {
    if (!this.#wire?.isOpen) return false;
    this.#wire.send(JSON.stringify(line));
    // Anything else may be thought about for long.
    if ("choose" in line) this.#doubtAfter(ANSWER, () => this.#askForLife());
    return true;
  }

  /** Begins anew, when what was told does not fit together or is wanted in another language. */
  again(): void {
    // A line that is not open yet begins anew anyhow.
    if (this.#wire && !this.#wire.isOpen) return;
    this.#delay = FIRST_DELAY;
    this.#leave();
    this.#open();
  }

  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    this.#leave();
  }

  /** Nobody waits for the other side to say goodbye: that can take a minute. */
  #leave(): void {
    clearTimeout(this.#doubt);
    const left = this.#wire;
    this.#wire = null;
    left?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.tell.state("connecting");
    const own: Wire = way.call(this.id, {
      opened: () => {
        if (own !== this.#wire) return;
        clearTimeout(this.#doubt);
        this.#isKnown = true;
        this.#heard = Date.now();
        this.tell.opened();
        own.send(JSON.stringify({ hello: { ...(this.token && { token: this.token }), lang: lang(), patches: true } } satisfies Said));
      },
      heard: (text) => {
        if (own !== this.#wire) return;
        clearTimeout(this.#doubt);
        this.#delay = FIRST_DELAY;
        this.#heard = Date.now();
        this.tell.state("open");
        const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Line);
        this.#lastError = lines.find((line) => line.error)?.error?.text ?? this.#lastError;
        this.tell.lines(lines.filter((line) => !line.pong));
      },
      closed: (code, reason) => {
        if (own === this.#wire && this.#isWanted) void this.#lost(code, reason);
      },
    });
    this.#wire = own;
    // A network that is gone says nothing, and a browser would wait for it for two minutes.
    if (!own.isOpen) this.#doubtAfter(SILENCE, () => this.#giveUp());
  }

  async #lost(code: number, reason: string): Promise<void> {
    clearTimeout(this.#doubt);
    this.#wire = null;
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
    if (!this.#wire?.isOpen) return;
    if (Date.now() - this.#heard > PULSE + SILENCE) this.#giveUp();
    else this.#ping();
  }

  /** Nothing comes of a choice. */
  #askForLife(): void {
    if (this.#ping()) this.#doubtAfter(SILENCE, () => this.#giveUp());
  }

  /** Something is done when nothing was heard for so long. */
  #doubtAfter(milliseconds: number, then: () => void): void {
    clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(then, milliseconds);
  }

  #ping(): boolean {
    if (!this.#wire?.isOpen) return false;
    this.#wire.send(JSON.stringify({ ping: true } satisfies Said));
    return true;
  }

  #giveUp(): void {
    this.#leave();
    this.#wait();
  }
}
