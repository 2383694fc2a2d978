// Choosing: pieces are picked one after the other, and the offered options are narrowed down to those about all of them.

import { keep, setting } from "../net/memory";
import type { Offered, RuledOut } from "../wire/server";
import type { Session } from "./session.svelte";

/** An option and its number in the question. */
export interface Numbered {
  option: Offered;
  index: number;
}

/** What a board needs to know of a match; replays have one without options. */
export interface Table {
  /** The seat of the reader. */
  readonly seat: number | null;
  /** Ids of pieces and places that could be picked next. */
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** Ids that go together with what is picked already. */
  readonly next: ReadonlySet<string>;
  /** What is pointed at, in the list or in the log. */
  readonly marked: readonly string[];
  nameSeat(seat: number): string;
  pick(id: string): void;
  /** Why a piece cannot be picked now, as far as that is known. */
  whyNot(id: string): RuledOut[];
  askWhyNot(): void;
}

export class Choosing implements Table {
  picked = $state.raw<string[]>([]);
  marked = $state.raw<string[]>([]);
  filter = $state("");
  /** Whether the reader wants to be asked before a choice is sent: most cannot be taken back. */
  asksFirst = $state(setting("ask-first") === "yes");
  /** What was chosen and waits for a last word. */
  #wanted = $state<number | null>(null);

  constructor(readonly session: Session, readonly nameSeat: (seat: number) => string) {}

  get seat(): number | null {
    return this.session.seat;
  }

  all = $derived.by((): Numbered[] => (this.session.asked?.options ?? []).map((option, index) => ({ option, index })));

  touching = $derived(this.all.filter(({ option }) => this.picked.every((id) => option.touches.includes(id))));

  /** What is left after picking and filtering. */
  left = $derived.by((): Numbered[] => {
    const wanted = this.filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return this.touching.filter(({ option }) => wanted.every((word) => option.text.toLocaleLowerCase().includes(word)));
  });

  /** What waits for a last word: an option that was chosen, or the only one left after something was picked. */
  ready = $derived.by((): Numbered | undefined => {
    if (this.#wanted !== null) return this.all[this.#wanted];
    return this.picked.length > 0 && this.left.length === 1 ? this.left[0] : undefined;
  });

  offered = $derived.by((): ReadonlySet<string> => {
    if (this.session.isBusy) return new Set();
    return new Set(this.all.flatMap(({ option }) => option.touches));
  });

  /** What goes together with what is picked already. */
  next = $derived(new Set(this.touching.flatMap(({ option }) => option.touches)));

  /** Picks one more piece or place; once more takes it away again, or says yes to the only option left. */
  pick(id: string): void {
    if (!this.offered.has(id)) return;
    if (this.ready && this.picked.at(-1) === id) {
      this.send(this.ready.index);
      return;
    }
    this.#wanted = null;
    const all = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
    const isPossible = this.all.some(({ option }) => all.every((one) => option.touches.includes(one)));
    this.picked = isPossible ? all : [id];
  }

  clear(): void {
    this.#wanted = null;
    this.picked = [];
    this.filter = "";
  }

  mark(ids: string[]): void {
    this.marked = ids;
  }

  /** Chooses an option, from the list or by its number. */
  choose(index: number): void {
    if (this.asksFirst) this.#wanted = index;
    else this.send(index);
  }

  /** The last word is spoken. */
  send(index: number): void {
    this.marked = [];
    this.#wanted = null;
    this.session.choose(index);
  }

  askFirst(isWanted: boolean): void {
    this.asksFirst = isWanted;
    this.#wanted = null;
    keep("ask-first", isWanted ? "yes" : "no");
  }

  whyNot(id: string): RuledOut[] {
    return (this.session.whyNot ?? []).filter(({ touches }) => touches.includes(id));
  }

  askWhyNot(): void {
    this.session.askWhyNot();
  }
}
