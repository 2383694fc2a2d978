// What of the table is on screen. The camera goes where the question is; pinch, wheel and drag move it too.

import { INCH, type Area, type Spot } from "./scene";

export interface Frame {
  /** The middle of what is shown. */
  x: number;
  y: number;
  /** How many units one pixel is. */
  pixel: number;
}

/** Around the table, in units. */
const MARGIN = INCH / 2;
/** In pixels: so far from the edge of the screen things are shown. */
const RIM = 26;
/** So long the camera travels, in milliseconds. */
const TRAVEL = 320;
/** So near one can get: an inch fills this many pixels. */
const NEAREST = 130;

export class Camera {
  room = $state({ width: 600, height: 600 });
  area = $state.raw<Area>({ low: { x: 0, y: 0 }, high: { x: INCH, y: INCH } });
  /** Where it is or goes to; the whole table without one. */
  #wanted = $state.raw<Frame | null>(null);
  /** What is still drawn on the way to it. */
  #passing = $state.raw<Frame | null>(null);
  #running: Animation | null = null;

  /** Moves the picture while it travels. */
  constructor(readonly picture: () => Element | undefined) {}

  whole = $derived.by((): Frame => {
    const { low, high } = this.area;
    const pixel = Math.max((high.x - low.x + 2 * MARGIN) / Math.max(1, this.room.width), (high.y - low.y + 2 * MARGIN) / Math.max(1, this.room.height));
    return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, pixel };
  });

  /** Where it comes to rest. */
  #target = $derived(this.#wanted ? this.#keepOnTable(this.#wanted) : this.whole);

  /** What is drawn. */
  frame = $derived(this.#passing ?? this.#target);

  isWhole = $derived(this.#wanted === null);

  // The y axis of the table points up.
  viewBox = $derived.by((): string => {
    const { x, y, pixel } = this.frame;
    const [width, height] = [this.room.width * pixel, this.room.height * pixel];
    return [x - width / 2, -y - height / 2, width, height].map(Math.round).join(" ");
  });

  /** The part of the table that is on screen. */
  shown = $derived.by((): Area => {
    const { x, y, pixel } = this.frame;
    const [width, height] = [(this.room.width * pixel) / 2, (this.room.height * pixel) / 2];
    return { low: { x: x - width, y: y - height }, high: { x: x + width, y: y + height } };
  });

  showWhole(): void {
    this.#travel(null);
  }

  /** Shows an area as large as it can be, but never so that an inch has more pixels than this. */
  show({ low, high }: Area, most: number): void {
    const { width, height } = this.room;
    const pixel = Math.max((high.x - low.x) / Math.max(1, width - 2 * RIM), (high.y - low.y) / Math.max(1, height - 2 * RIM), INCH / most);
    const { frame, shown } = this;
    const isSeen = shown.low.x <= low.x && shown.low.y <= low.y && shown.high.x >= high.x && shown.high.y >= high.y;
    // A camera that shows everything well enough stays where it is.
    if (isSeen && this.#wanted && frame.pixel < pixel * 1.35) return;
    if (pixel >= this.whole.pixel * 0.92) this.showWhole();
    else this.#travel({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, pixel });
  }

  zoom(by: number, around: Spot = this.frame): void {
    this.#stop();
    const { x, y, pixel } = this.frame;
    const next = Math.max(INCH / NEAREST, Math.min(this.whole.pixel, pixel / by));
    const share = next / pixel;
    this.#wanted = next >= this.whole.pixel ? null : { x: around.x + (x - around.x) * share, y: around.y + (y - around.y) * share, pixel: next };
  }

  pan(x: number, y: number): void {
    this.#stop();
    const { frame } = this;
    if (this.#wanted) this.#wanted = this.#keepOnTable({ ...frame, x: frame.x + x, y: frame.y + y });
  }

  #keepOnTable({ x, y, pixel }: Frame): Frame {
    const { low, high } = this.area;
    const keep = (at: number, least: number, most: number, room: number): number => {
      const half = (room * pixel) / 2 - MARGIN;
      return most - least <= 2 * half ? (least + most) / 2 : Math.min(Math.max(at, least + half), most - half);
    };
    return { x: keep(x, low.x, high.x, this.room.width), y: keep(y, low.y, high.y, this.room.height), pixel };
  }

  #stop(): void {
    this.#running?.cancel();
    this.#running = null;
    this.#passing = null;
  }

  /** The picture is moved as it is, not drawn anew in every frame: going nearer the old one grows, going away the new one shrinks. */
  #travel(to: Frame | null): void {
    this.#stop();
    const from = this.frame;
    this.#wanted = to;
    const target = this.#target;
    const picture = this.picture();
    const isNear = Math.abs(from.pixel / target.pixel - 1) < 0.02 && Math.hypot(from.x - target.x, from.y - target.y) < INCH / 4;
    if (!picture || isNear || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const isNearing = target.pixel < from.pixel;
    if (isNearing) this.#passing = from;
    const steps = isNearing ? ["none", seenFrom(from, target)] : [seenFrom(target, from), "none"];
    const running = picture.animate({ transform: steps }, { duration: TRAVEL, easing: "cubic-bezier(.3, .7, .2, 1)", fill: "forwards" });
    this.#running = running;
    running.onfinish = () => { if (this.#running === running) this.#stop(); };
  }
}

/** How a picture of one frame has to be moved to look like another. */
function seenFrom(drawn: Frame, wanted: Frame): string {
  return `translate(${(drawn.x - wanted.x) / wanted.pixel}px, ${(wanted.y - drawn.y) / wanted.pixel}px) scale(${drawn.pixel / wanted.pixel})`;
}

/** Around all spots, with some room. */
export function around(discs: readonly { at: Spot; radius: number }[], more: number): Area | null {
  if (discs.length === 0) return null;
  const edge = (pick: (spot: Spot) => number, sign: 1 | -1): number => sign * Math.max(...discs.map(({ at, radius }) => sign * pick(at) + radius + more));
  return { low: { x: edge(({ x }) => x, -1), y: edge(({ y }) => y, -1) }, high: { x: edge(({ x }) => x, 1), y: edge(({ y }) => y, 1) } };
}
