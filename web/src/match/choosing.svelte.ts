// Choosing: a piece is taken, then its target; the offered options are narrowed down to those about all that is picked.

import { keep, setting } from "../net/memory";
import type { Offered, RuledOut } from "../wire/server";
import { isParting } from "./deeds";
import { groupOptions } from "./groups";
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
  /** Lets go of what is picked. */
  clear?(): void;
  /** Why a piece cannot be picked now, as far as that is known. */
  whyNot(id: string): RuledOut[];
  askWhyNot(): void;
}

export class Choosing implements Table {
  picked = $state.raw<string[]>([]);
  /** What is pointed at in the list or in the log. */
  #pointing = $state.raw<string[]>([]);
  /** What the mouse is over on the board: the list shows what can be done with it. */
  pointed = $state<string | null>(null);
  /** A piece that cannot be the target, until something else is done. */
  wrong = $state<string | null>(null);
  showsWhyNot = $state(false);
  /** Whether an army, a troupe or a team of one's own is being put together. */
  isBuilding = $state(false);
  filter = $state("");
  /** Whether the reader wants to be asked before any choice is sent. */
  asksFirst = $state(setting("ask-first") === "yes");
  /** What was chosen and waits for a last word. */
  #wanted = $state<number | null>(null);
  /** Whether a piece is just being put down. */
  isCarried = false;

  constructor(readonly session: Session, readonly nameSeat: (seat: number) => string) {}

  get seat(): number | null {
    return this.session.seat;
  }

  all = $derived.by((): Numbered[] => (this.session.asked?.options ?? []).map((option, index) => ({ option, index })));

  /** What a veteran would choose, or what is weighed, once that was asked. */
  advised = $derived.by((): Numbered | undefined => (this.session.hint ? this.all[this.session.hint.choose] : undefined));

  /** What is pointed at, or else what the advice is about. */
  marked = $derived.by((): readonly string[] => (this.#pointing.length > 0 ? this.#pointing : this.advised?.option.touches ?? []));

  touching = $derived(this.all.filter(({ option }) => isAbout(option, this.picked)));

  /** What is left after picking and filtering. */
  left = $derived.by((): Numbered[] => {
    const wanted = this.filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return this.touching.filter(({ option }) => wanted.every((word) => option.text.toLocaleLowerCase().includes(word)));
  });

  /** The list as it is shown: options about the same piece stand together, until one is picked or something is typed. */
  groups = $derived.by(() => (this.picked.length > 0 || this.filter !== "" ? [] : groupOptions(this.all, this.session.asked?.names ?? {})));

  /** What needs no further target. */
  whole = $derived(this.picked.length === 0 ? [] : this.touching.filter(({ option }) => option.touches.length === this.picked.length));

  /** What waits for a last word: an option that was chosen, or the only one left after something was picked. */
  ready = $derived.by((): Numbered | undefined => {
    if (this.#wanted !== null) return this.all[this.#wanted];
    return this.picked.length > 0 && this.left.length === 1 ? this.left[0] : undefined;
  });

  /** Whether the reader has chosen and only the last word is missing. */
  get isWanted(): boolean {
    return this.#wanted !== null;
  }

  offered = $derived.by((): ReadonlySet<string> => {
    if (this.session.isBusy) return new Set();
    return new Set(this.all.flatMap(({ option }) => option.touches));
  });

  /** What can be taken first; then what goes together with it. */
  next = $derived.by((): ReadonlySet<string> => {
    if (this.picked.length === 0) return new Set(this.all.flatMap(({ option }) => option.touches.slice(0, 1)));
    return new Set(this.touching.flatMap(({ option }) => option.touches));
  });

  /** Takes a piece, or points at its target: the last pick that leaves one deed does it. Once more lets go. */
  pick(id: string): void {
    if (!this.offered.has(id)) return;
    this.wrong = null;
    this.#wanted = null;
    const only = this.whole.length === 1 && this.touching.length === 1 ? this.whole[0] : undefined;
    if (only && this.picked.at(-1) === id) {
      this.choose(only.index);
      return;
    }
    const more = [...this.picked, id];
    if (this.#isPossible(more)) this.picked = more;
    else if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else this.picked = [id];
    const [last, ...others] = this.touching;
    if (this.picked.length > 1 && last && others.length === 0) this.choose(last.index);
  }

  /** Takes this piece and nothing else. */
  take(id: string): void {
    if (this.offered.has(id)) [this.picked, this.wrong] = [[id], null];
  }

  /** The row of the list with this number: opens a group, or chooses. */
  enter(row: number): void {
    const { id = null, members = this.left.slice(row, row + 1) } = this.groups[row] ?? {};
    if (this.groups.length > 0 && row >= this.groups.length) return;
    if (members.length > 1) this.open(id);
    else if (members[0]) this.choose(members[0].index);
  }

  /** To open a group is to take its piece. */
  open(id: string | null): void {
    if (id !== null) this.take(id);
  }

  clear(): void {
    this.#wanted = null;
    this.wrong = null;
    this.picked = [];
    this.filter = "";
  }

  /** Another question: nothing holds that was said to the last one. */
  begin(): void {
    this.clear();
    this.#pointing = [];
    this.showsWhyNot = false;
    this.isBuilding = false;
  }

  mark(ids: string[]): void {
    this.#pointing = ids;
  }

  /** Chooses an option, from the list, by its number or on the board. If it asks for a last word, once more is that word. */
  choose(index: number): void {
    if (this.#wanted !== index && this.#needsWord(index)) this.#wanted = index;
    else this.send(index);
  }

  /** Whoever plays with people ends nothing by a slip while something else could be done: against computers it is simply taken back. */
  #needsWord(index: number): boolean {
    const hasMore = this.all.some(({ option }) => option.touches.length > 0);
    return this.asksFirst || (hasMore && !this.session.isAlone && isParting(this.all[index]?.option.choice));
  }

  /** The last word is spoken. */
  send(index: number): void {
    this.#pointing = [];
    this.wrong = null;
    this.#wanted = null;
    this.session.choose(index, this.isCarried);
  }

  /** Puts what is taken onto its target. */
  drop(id: string): void {
    this.isCarried = true;
    this.pick(id);
    this.isCarried = false;
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

  /** Opens the list of what is not possible. */
  showWhyNot(): void {
    this.showsWhyNot = true;
    this.askWhyNot();
  }

  /** This cannot be the target of what is taken. */
  refuse(id: string): void {
    this.wrong = id;
    this.askWhyNot();
  }

  /** Why not, the reason about all that is picked before any other. */
  get reason(): RuledOut | undefined {
    if (this.wrong === null) return undefined;
    const about = this.whyNot(this.wrong);
    return about.find(({ touches }) => this.picked.every((id) => touches.includes(id))) ?? about[0];
  }

  #isPossible(ids: string[]): boolean {
    return this.all.some(({ option }) => isAbout(option, ids));
  }
}

/** Whether an option is about all of these; what is picked twice has to be in it twice. */
function isAbout({ touches }: Offered, ids: readonly string[]): boolean {
  return ids.every((id) => count(touches, id) >= count(ids, id));
}

/** How often something is among others. */
export function count(ids: readonly string[], id: string): number {
  return ids.reduce((sum, one) => sum + Number(one === id), 0);
}
