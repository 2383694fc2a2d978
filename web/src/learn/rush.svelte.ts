// A rush: as many puzzles as there is time for, from easy to hard; three mistakes end it.

import type { PuzzleInfo } from "../wire/server";
import { noteRush } from "./puzzles";

const MILLIS = 180_000;
export const LIVES = 3;

export class Rush {
  solved = $state(0);
  missed = $state(0);
  left = $state(MILLIS);
  isOver = $state(false);
  readonly #order: readonly PuzzleInfo[];
  #at = 0;
  readonly #end = Date.now() + MILLIS;
  readonly #clock: ReturnType<typeof setInterval>;

  constructor(readonly game: string, puzzles: readonly PuzzleInfo[]) {
    this.#order = deal(puzzles);
    this.#clock = setInterval(() => this.#tick(), 200);
  }

  get puzzle(): PuzzleInfo | undefined {
    return this.#order[this.#at];
  }

  /** The next one, if there still is one. */
  go(isSolved: boolean): PuzzleInfo | undefined {
    if (isSolved) this.solved += 1;
    else this.missed += 1;
    this.#at += 1;
    if (this.missed >= LIVES || this.puzzle === undefined) this.stop();
    return this.isOver ? undefined : this.puzzle;
  }

  stop(): void {
    clearInterval(this.#clock);
    this.isOver = true;
    noteRush(this.game, this.solved);
  }

  #tick(): void {
    this.left = Math.max(0, this.#end - Date.now());
    if (this.left === 0 && !this.isOver) this.stop();
  }
}

/** Every third one or so of the list, which is sorted by difficulty, by chance. */
function deal(puzzles: readonly PuzzleInfo[]): PuzzleInfo[] {
  const dealt = puzzles.filter(() => Math.random() < 0.4);
  return dealt.length >= LIVES ? dealt : [...puzzles];
}

let now = $state.raw<Rush | null>(null);

/** The one that is on, or was just over. */
export function rush(): Rush | null {
  return now;
}

export function beginRush(game: string, puzzles: readonly PuzzleInfo[]): Rush {
  now?.stop();
  now = new Rush(game, puzzles);
  return now;
}

export function leaveRush(): void {
  now?.stop();
  now = null;
}
