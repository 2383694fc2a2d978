// Ways that are drawn: of one figure, or of a whole unit in which the others go along.

import { Measuring } from "./measure.svelte";
import { distance, wayLength, type Mover, type Placing, type Spot, type Way } from "./scene";

export class Walking {
  /** What was drawn by hand, the first one first. */
  ways = $state.raw<Way[]>([]);
  /** Whether those who were not dragged go along. */
  isTogether = $state(true);
  placing = $state.raw<Placing | null>(null);
  /** Whose way a click goes on with. */
  #current: string | null = null;

  constructor(readonly measuring: Measuring) {}

  /** The way of every figure: those drawn by hand as they are now, the others as the server has completed them. */
  shown = $derived.by((): (Way & { mover: Mover | undefined; isByHand: boolean })[] => {
    const movers = this.placing?.movers ?? [];
    const find = (id: string): Mover | undefined => movers.find((mover) => mover.id === id);
    const drawn = this.ways.map((way) => ({ ...way, mover: find(way.id), isByHand: true }));
    if (drawn.length === 0) return [];
    const others = (this.measuring.trial?.ways ?? []).filter(({ piece }) => !this.ways.some(({ id }) => id === piece));
    return [...drawn, ...others.map(({ piece, points }) => ({
      id: piece, points: points.map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 })), mover: find(piece), isByHand: false,
    }))];
  });

  /** How long the way is that is being drawn, until the server says what it costs. */
  length = $derived.by((): number => {
    const way = this.ways.at(-1);
    const mover = this.placing?.movers.find(({ id }) => id === way?.id);
    return way && mover ? wayLength(mover.from, way.points) : 0;
  });

  isTooFar = $derived.by((): boolean => {
    const limit = this.placing?.movers.find(({ id }) => id === this.ways.at(-1)?.id)?.limit ?? null;
    return limit !== null && this.length > limit;
  });

  /** Another question: what was drawn for the last one is gone. */
  begin(placing: Placing | null): void {
    this.placing = placing;
    this.#current = placing?.movers.length === 1 ? (placing.movers[0]?.id ?? null) : null;
    this.clear();
  }

  clear(): void {
    this.ways = [];
    this.measuring.forget();
  }

  /** Who can be dragged from here: where a figure stands, or where it would stand. */
  moverAt(at: Spot): Mover | undefined {
    const near = (spot: Spot | undefined, radius: number): boolean => spot !== undefined && distance(spot, at) <= radius;
    const there = this.shown.findLast(({ points, mover }) => mover && near(points.at(-1), mover.radius))?.mover;
    return there ?? this.placing?.movers.find(({ from, radius }) => near(from, radius));
  }

  /** Whether this is where somebody would stand: a tap there says yes to the way. */
  isAtEnd(at: Spot): boolean {
    return this.shown.some(({ points, mover }) => {
      const end = points.at(-1);
      return end !== undefined && distance(end, at) <= (mover?.radius ?? this.placing?.radius ?? 0);
    });
  }

  /** A figure is dragged to a place: the last point of its way goes there. */
  drag(mover: Mover, to: Spot): void {
    const before = this.shown.find(({ id }) => id === mover.id);
    const kept = before?.isByHand ? before.points.slice(0, -1) : [];
    this.#put({ id: mover.id, points: [...kept, to] });
  }

  /** A click on the ground: the next point of a way, or the spot. */
  click(at: Spot): void {
    if (!this.placing) return;
    if (this.placing.movers.length === 0) {
      this.#put({ id: "", points: [at] });
      return;
    }
    const id = this.#current ?? this.placing.movers[0]?.id;
    if (id === undefined) return;
    const before = this.ways.find((way) => way.id === id);
    this.#put({ id, points: [...(before?.points ?? []), at] });
  }

  /** By keys: the end of a way is moved by a little. */
  nudge(mover: Mover, x: number, y: number): void {
    const end = this.shown.find(({ id }) => id === mover.id)?.points.at(-1) ?? mover.from;
    this.drag(mover, { x: end.x + x, y: end.y + y });
  }

  /** Takes the last point back. */
  back(): void {
    const last = this.ways.at(-1);
    if (!last) return;
    const points = last.points.slice(0, -1);
    this.ways = points.length > 0 ? [...this.ways.slice(0, -1), { ...last, points }] : this.ways.slice(0, -1);
    this.retry();
  }

  /** Asks again what the ways would cost. */
  retry(): void {
    if (!this.placing || this.ways.length === 0) this.measuring.forget();
    else this.measuring.try(this.placing.choose(this.ways), this.isCompleted);
  }

  get isCompleted(): boolean {
    return this.isTogether && (this.placing?.movers.length ?? 0) > 1;
  }

  /** Makes the choice as it is shown, if it is still asked for when the server has said what it is. */
  async go(): Promise<void> {
    const { placing, ways } = this;
    if (!placing || ways.length === 0) return;
    const tried = this.isCompleted ? await this.measuring.settled() : null;
    if (this.placing === placing) placing.answer(tried?.choice ?? placing.choose(ways));
  }

  #put(way: Way): void {
    this.#current = way.id;
    const isKnown = this.ways.some(({ id }) => id === way.id);
    this.ways = isKnown ? this.ways.map((one) => (one.id === way.id ? way : one)) : [...this.ways, way];
    this.retry();
  }
}
