// A recorded match on the stage: forwards its steps are shown beat by beat, anywhere else it jumps.

import { pace } from "../stage/pace.svelte";
import type { Beat, Performing } from "../stage/performing";
import { Queue } from "../stage/queue";
import type { Told } from "../wire/server";
import type { Tape } from "./tape";

/** Between two steps that are shown by themselves, in milliseconds; without beats there is more time to look. */
const [BETWEEN_STEPS, WITHOUT_BEATS] = [250, 1100];

export class Screening implements Performing {
  beat = $state.raw<Beat | null>(null);
  view = $state.raw<unknown>(undefined);
  /** How many lines have been shown. */
  told = $state(0);
  /** The step that is shown or on its way. */
  at = $state(0);
  /** Whether one step follows the other by itself. */
  isRunning = $state(false);
  change: (how: () => void) => void = (how) => how();

  #tape: Tape | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stage = new Queue({
    beat: (told, milliseconds) => {
      this.told += 1;
      this.beat = { told: this.say(told), milliseconds };
    },
    settle: ({ view }) => this.change(() => { this.view = view; }),
    rest: () => this.#rest(),
  }, pace);

  /** How a line is said to the reader is not known before somebody listens. */
  constructor(first: number, readonly say: (told: Told) => Told) {
    this.at = first;
  }

  get last(): number {
    return Math.max(0, (this.#tape?.steps.length ?? 1) - 1);
  }

  /** Another tape of the same match, for instance with other eyes. */
  load(tape: Tape): void {
    this.#tape = tape;
    this.#jump(this.at);
  }

  /** To a step: the next one is shown as it happened. */
  go(to: number): void {
    const step = this.#tape?.steps[to];
    const isNext = to === this.at + 1;
    this.#stage.skip();
    if (!isNext || !step) {
      this.#jump(to);
      return;
    }
    this.at = to;
    this.#stage.add([{ told: this.#tape?.told.slice(this.told, step.told) ?? [], view: step.view }]);
  }

  run(): void {
    if (this.at >= this.last) this.#jump(0);
    this.isRunning = true;
    this.go(this.at + 1);
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  /** Shows at once where the step leads to. */
  skip(): void {
    this.#stage.skip();
  }

  stop(): void {
    this.pause();
    this.#stage.skip();
  }

  #jump(to: number): void {
    this.#stage.skip();
    this.at = Math.max(0, Math.min(this.last, to));
    this.#settle();
  }

  #settle(): void {
    const step = this.#tape?.steps[this.at];
    this.beat = null;
    this.view = step?.view;
    this.told = step?.told ?? 0;
  }

  #rest(): void {
    this.#settle();
    clearTimeout(this.#timer);
    if (this.at >= this.last) this.isRunning = false;
    if (this.isRunning) this.#timer = setTimeout(() => this.go(this.at + 1), pace() === 0 ? WITHOUT_BEATS : BETWEEN_STEPS);
  }
}
