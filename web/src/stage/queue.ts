// What has happened waits here and is shown one beat after the other.

import type { Told } from "../wire/server";
import { lengthOf } from "./beats";

/** What was told, and what the table looks like after it. */
export interface Scene {
  told: readonly Told[];
  view: unknown;
}

/** Who shows it. */
export interface Actors {
  /** A beat begins and has so many milliseconds. */
  beat(told: Told, milliseconds: number): void;
  /** All beats of a scene have been shown: now the table looks like this. */
  settle(scene: Scene): void;
  /** Nothing waits any more. */
  rest(): void;
}

/** All that waits takes no longer than this together, in milliseconds, but no beat is shorter than the other. */
const LONGEST = 6000;
const SHORTEST = 100;

export class Queue {
  #scenes: Scene[] = [];
  /** How many beats of the first scene have been begun. */
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How much shorter beats are because many were waiting; it stays so until all have been shown. */
  #hurry = 1;

  /** The pace stretches every beat; at 0 everything is settled at once. */
  constructor(readonly actors: Actors, readonly pace: () => number) {}

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  add(scenes: readonly Scene[]): void {
    this.#scenes.push(...scenes);
    if (this.#timer === undefined) this.#step();
  }

  /** Everything that waits is settled now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const left = this.#scenes;
    this.#scenes = [];
    this.#begun = 0;
    this.#hurry = 1;
    for (const scene of left) this.actors.settle(scene);
    if (left.length > 0) this.actors.rest();
  }

  #step(): void {
    this.#timer = undefined;
    const pace = this.pace();
    if (pace === 0) {
      this.skip();
      return;
    }
    for (;;) {
      const scene = this.#scenes[0];
      if (!scene) break;
      const told = scene.told[this.#begun];
      if (told) {
        const milliseconds = this.#measure(told, pace);
        this.#begun += 1;
        this.#timer = setTimeout(() => this.#step(), milliseconds);
        this.actors.beat(told, milliseconds);
        return;
      }
      this.#scenes.shift();
      this.#begun = 0;
      this.actors.settle(scene);
    }
    this.#hurry = 1;
    this.actors.rest();
  }

  /** The more is waiting, the shorter each beat is. */
  #measure(told: Told, pace: number): number {
    const waiting = this.#scenes.flatMap((scene) => scene.told).slice(this.#begun);
    const all = waiting.reduce((sum, one) => sum + lengthOf(one) * pace, 0);
    this.#hurry = Math.min(this.#hurry, LONGEST / all);
    return Math.max(SHORTEST, Math.round(lengthOf(told) * pace * this.#hurry));
  }
}
