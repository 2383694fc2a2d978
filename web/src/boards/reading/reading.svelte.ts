// Reading a piece: after a moment under the mouse, by a long press, or by asking for it. Reading is never in the way of choosing.

/** So long the mouse rests, and so long a finger, before a piece is shown large. */
const REST = 550;
const PRESS = 450;
/** A finger that wanders further than this is not pressing. */
const WANDER = 10;

export class Reading {
  /** The piece that is shown large. */
  id = $state<string | null>(null);
  /** Whether it stays until it is closed; what the mouse rests on goes with the mouse. */
  isPinned = $state(false);
  /** Where the piece is, so that it is not covered. */
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: HTMLElement | null = null;

  /** `find` gives the id of what can be read at an element or a point of it, if there is anything. */
  constructor(readonly find: (id: string, point: { x: number; y: number }) => string | null) {}

  pin(id: string): void {
    const from = document.activeElement;
    this.#from = from instanceof HTMLElement ? from : null;
    this.#show(id, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    const wasPinned = this.isPinned;
    this.id = null;
    this.isPinned = false;
    if (wasPinned) this.#from?.focus({ preventScroll: true });
    this.#from = null;
  }

  #show(id: string, isPinned: boolean): void {
    clearTimeout(this.#timer);
    this.at = document.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;
    this.id = id;
    this.isPinned = isPinned;
  }

  /** Listens on a board. */
  attach = (board: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void, isFirst = false): void =>
      board.addEventListener(name, listener, { signal: stop.signal, capture: isFirst });
    let start: { x: number; y: number } | null = null;
    let isHeld = false;

    const wait = (event: PointerEvent, time: number, then: (id: string) => void): void => {
      clearTimeout(this.#timer);
      const own = (event.target as Element).closest<HTMLElement>("[data-id]")?.dataset.id;
      const id = own === undefined ? null : this.find(own, event);
      if (id !== null && id !== this.id) this.#timer = setTimeout(() => then(id), time);
    };
    on("pointermove", (event) => {
      if (event.pointerType === "mouse") {
        if (this.isPinned) return;
        if (this.id !== null && !(event.target as Element).closest("[data-id]")) this.close();
        if (event.buttons === 0) wait(event, this.id === null ? REST : REST / 4, (id) => this.#show(id, false));
      } else if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > WANDER) clearTimeout(this.#timer);
    });
    on("pointerleave", () => { if (!this.isPinned) this.close(); });
    on("pointerdown", (event) => {
      isHeld = false;
      if (event.pointerType === "mouse") {
        if (!this.isPinned) this.close();
        return;
      }
      start = { x: event.clientX, y: event.clientY };
      wait(event, PRESS, (id) => {
        isHeld = true;
        this.#show(id, true);
      });
    });
    on("pointerup", () => clearTimeout(this.#timer));
    on("pointercancel", () => clearTimeout(this.#timer));
    // What was held to be read is not chosen too.
    on("click", (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.stopPropagation();
      event.preventDefault();
    }, true);
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
    };
  };
}
