// The coach of the first matches: before a choice that throws much away it says so, once for each kind of question.

import { keep, recall, setting } from "../net/memory";
import type { Session } from "./session.svelte";

/** The advice has to be better by this, in thousandths, however the margins of error fall. */
const LOSS = 100;

export class Coach {
  #isThinking = false;

  constructor(readonly session: Session) {}

  /** Whether it looks at choices of the question: in the first matches, unless tips are switched off. */
  get isOn(): boolean {
    const { session } = this;
    const isPossible = session.may.hint === true && (session.question?.options.length ?? 0) > 1;
    return isPossible && recall(session.id)?.contest !== undefined && setting("tips") !== "off" && setting(this.#note) === undefined;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Whether an option throws much away, as a veteran sees it. It says so once. */
  async warns(index: number): Promise<boolean> {
    const note = this.#note;
    this.#isThinking = true;
    const chosen = await this.session.consult(index);
    const best = chosen && await this.session.consult();
    this.#isThinking = false;
    if (!chosen || !best || best.choose === index) return false;
    const isLoss = best.odds.share - best.odds.error - (chosen.odds.share + chosen.odds.error) >= LOSS;
    if (isLoss) keep(note, "yes");
    return isLoss;
  }

  get #note(): string {
    const { question } = this.session.question ?? {};
    const kind = typeof question === "string" ? question : Object.keys(question ?? {})[0];
    return `warned-${this.session.about?.game ?? ""}-${kind ?? ""}`;
  }
}
