// Somebody who teaches, in the place of a connection: what the learner does becomes tries, and what comes of them lines.

import type { Channel, Listener } from "../net/connection";
import type { Line } from "../net/line";
import { setting } from "../net/memory";
import { t } from "../texts";
import type { Lecture, Said, Tries, Try, Verdict } from "../wire/server";

export class Teacher implements Channel {
  /** How the lesson stands. */
  lecture = $state.raw<Lecture | null>(null);
  /** What came of the last try, until the next one. */
  verdict = $state.raw<Verdict | null>(null);
  /** Tries in vain at this step. */
  vain = $state(0);
  isBusy = $state(false);

  /** All tries that were right. */
  #tries: Try[] = [];
  #heard = 0;
  #isOver = false;

  constructor(readonly take: (tries: Tries) => Promise<Lecture>, readonly tell: Listener) {
    tell.state("open");
    this.again();
  }

  send(line: Said): boolean {
    if ("choose" in line) void this.#attempt({ choose: line.choose }, line.id);
    else if ("choice" in line) void this.#attempt({ choice: line.choice }, line.id);
    else if ("why_not" in line) void this.#ask({ why_not: true });
    else if ("sketch" in line) void this.#ask({ sketch: true });
    return true;
  }

  /** Has been read. */
  next(): void {
    if (!this.isBusy) void this.#attempt("next");
  }

  /** Everything from where the lesson stands, for instance in another language. */
  again(): void {
    void this.#work(async () => {
      const lecture = await this.#look({ heard: null });
      if (this.#isOver) return;
      this.tell.opened();
      this.#heard = 0;
      this.#take(lecture, []);
      this.verdict = null;
    });
  }

  stop(): void {
    this.#isOver = true;
  }

  async #attempt(tried: Try, id?: string | null): Promise<void> {
    await this.#work(async () => {
      const lecture = await this.#look({ tries: [...this.#tries, tried] });
      const { verdict } = lecture;
      this.verdict = verdict ?? null;
      if (verdict && !verdict.right) {
        this.vain += 1;
        this.tell.lines([{ error: { text: verdict.text ?? "", rule: verdict.rule ?? null, ...(id && { id }) } }] as Line[]);
        return;
      }
      this.#tries = [...this.#tries, tried];
      this.vain = 0;
      this.#take(lecture, id ? [{ done: { id } } as Line] : []);
    }, id);
  }

  /** What can be asked at any time changes nothing. */
  async #ask(what: Partial<Tries>): Promise<void> {
    await this.#work(async () => {
      const { lines } = await this.#look(what);
      this.tell.lines((lines as Line[]).filter((line) => line.why_not ?? line.sketch));
    });
  }

  #look(what: Partial<Tries>): Promise<Lecture> {
    return this.take({ tries: this.#tries, heard: this.#heard, ...what });
  }

  #take(lecture: Lecture, more: Line[]): void {
    const lines = (lecture.lines as Line[]).map(seat);
    this.#heard += lines.filter(({ told }) => told).length;
    this.lecture = lecture;
    this.tell.lines([...lines, ...more]);
  }

  async #work(doing: () => Promise<void>, id?: string | null): Promise<void> {
    this.isBusy = true;
    try {
      await doing();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (this.lecture === null) this.tell.failed(text);
      else this.tell.lines([{ error: { text, rule: null, ...(id && { id }) } }] as Line[]);
    } finally {
      this.isBusy = false;
    }
  }
}

/** Seats the learner where no computer sits, under their own name. */
function seat(line: Line): Line {
  if (!line.match) return line;
  const seats = line.match.seats.map((one) => (one.computer ? one : { ...one, name: setting("name") || t("guest") }));
  return { ...line, match: { ...line.match, seats } };
}
