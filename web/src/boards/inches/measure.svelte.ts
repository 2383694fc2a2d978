// What the server measures for us: sight and cover from a figure, and what a way would cost. It knows the rules; we draw.

import { currentSession } from "../../match/current.svelte";
import { post } from "../../net/api";
import type { Looked, Related, Tried } from "../../wire/server";
import type { Spot } from "./scene";

/** So long a hand rests before we ask, and so long we wait between two tries of a way. */
const REST = 70;
const BETWEEN = 150;

export class Measuring {
  /** Whose relations are known, and what they are. */
  of = $state<string | null>(null);
  relations = $state.raw<Related[]>([]);
  /** What came of the last way that was tried. */
  trial = $state.raw<Tried | null>(null);
  /** Whether a newer way waits for its answer. */
  isStale = $state(false);

  #looking = 0;
  #timer = 0;
  /** What was asked before, as long as nothing has moved. */
  #scene: unknown = null;
  #known = new Map<string, Related[]>();
  #wanted: { choice: unknown; complete: boolean } | null = null;
  #running: Promise<void> | null = null;

  /** Places of the server are drawn where this says. */
  constructor(readonly place: (spot: Spot) => Spot) {}

  /** Asks how a figure stands to all others on a table as it is now. */
  look(piece: string | null, scene: unknown): void {
    clearTimeout(this.#timer);
    this.#looking += 1;
    if (scene !== this.#scene) this.#known.clear();
    this.#scene = scene;
    const session = currentSession();
    const known = piece === null || !session ? [] : this.#known.get(piece);
    if (known !== undefined || piece === null || !session) {
      this.of = session ? piece : null;
      this.relations = known ?? [];
      return;
    }
    const number = this.#looking;
    this.#timer = window.setTimeout(() => {
      post<Looked>(`matches/${session.id}/look`, { piece }, session.token ?? undefined).then(({ relations }) => {
        const drawn = relations.map((relation) => this.#draw(relation));
        if (scene === this.#scene) this.#known.set(piece, drawn);
        if (number !== this.#looking) return;
        this.of = piece;
        this.relations = drawn;
      }, () => {});
    }, REST);
  }

  /** Tries a choice without making it. Only the last one counts; those before it may never be asked. */
  try(choice: unknown, complete: boolean): void {
    this.#wanted = { choice, complete };
    this.isStale = true;
    this.#running ??= this.#run().finally(() => { this.#running = null; });
  }

  /** The answer to the last try, once it is there. */
  async settled(): Promise<Tried | null> {
    await this.#running;
    return this.trial;
  }

  forget(): void {
    this.#wanted = null;
    this.trial = null;
    this.isStale = false;
  }

  #turn([x, y]: [number, number]): [number, number] {
    const spot = this.place({ x, y });
    return [spot.x, spot.y];
  }

  #draw(relation: Related): Related {
    const turn = ([one, other]: [[number, number], [number, number]]): [[number, number], [number, number]] => [this.#turn(one), this.#turn(other)];
    return { ...relation, sight: turn(relation.sight), cover: relation.cover && { ...relation.cover, line: turn(relation.cover.line) } };
  }

  async #run(): Promise<void> {
    while (this.#wanted) {
      const tried = this.#wanted;
      this.#wanted = null;
      const session = currentSession();
      if (!session?.token) return;
      const result = await post<Tried>(`matches/${session.id}/try`, tried, session.token).catch(() => null);
      if (!this.isStale) return;
      this.trial = result && { ...result, ways: result.ways.map((way) => ({ ...way, points: way.points.map((point) => this.#turn(point)) })) };
      this.isStale = this.#wanted !== null;
      if (this.#wanted) await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  }
}
