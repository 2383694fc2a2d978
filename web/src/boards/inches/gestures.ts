// What fingers and mouse do on the table: a tap, a long press, a drag, or two fingers that pinch.

export interface Pressed {
  clientX: number;
  clientY: number;
  target: Element;
}

export interface Doing {
  /** A finger goes down; what moves with it is decided here. */
  begin(at: Pressed): void;
  drag(to: Pressed): void;
  /** It was let go after a drag. */
  drop(): void;
  tap(at: Pressed): void;
  hold(at: Pressed): void;
  /** Two fingers: how much wider they are, and where their middle is and was. */
  pinch(by: number, middle: { clientX: number; clientY: number }, moved: { x: number; y: number }): void;
}

/** In pixels: less is a tap. */
const SLACK = { mouse: 4, touch: 9 };
/** In milliseconds: longer is a long press. */
const HOLD = 480;

export class Gestures {
  #fingers = new Map<number, Pressed>();
  #first: Pressed | null = null;
  #isMoving = false;
  #isDone = false;
  #timer = 0;

  constructor(readonly doing: Doing) {}

  /** Whether the click that follows belongs to something else than a tap. */
  get isDone(): boolean {
    return this.#isDone;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = read(event);
    this.#fingers.set(event.pointerId, at);
    clearTimeout(this.#timer);
    if (this.#fingers.size > 1) {
      this.#isDone = true;
      return;
    }
    [this.#first, this.#isMoving, this.#isDone] = [at, false, false];
    this.doing.begin(at);
    if (event.pointerType !== "mouse") this.#timer = window.setTimeout(() => this.#hold(at), HOLD);
  }

  move(event: PointerEvent, svg: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#first) return;
    const now = { ...read(event), target: before.target };
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const by = gap(now, other) / Math.max(1, gap(before, other));
      this.doing.pinch(by, { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 },
        { x: (now.clientX - before.clientX) / 2, y: (now.clientY - before.clientY) / 2 });
    } else if (!this.#isDone || this.#isMoving) this.#dragTo(event, now, svg);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    const was = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!was || this.#fingers.size > 0) return;
    if (this.#isMoving) this.doing.drop();
    else if (!this.#isDone) this.doing.tap(was);
    this.#first = null;
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#fingers.delete(event.pointerId);
    this.#isDone = true;
  }

  #dragTo(event: PointerEvent, now: Pressed, svg: Element): void {
    const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
    if (!this.#isMoving && this.#first && gap(this.#first, now) < slack) return;
    if (!this.#isMoving) svg.setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    [this.#isMoving, this.#isDone] = [true, true];
    this.doing.drag(now);
  }

  #hold(at: Pressed): void {
    if (this.#isMoving || this.#fingers.size !== 1) return;
    this.#isDone = true;
    this.doing.hold(at);
  }
}

function read({ clientX, clientY, target }: PointerEvent): Pressed {
  return { clientX, clientY, target: target as Element };
}

function gap(one: Pressed, other: Pressed): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
