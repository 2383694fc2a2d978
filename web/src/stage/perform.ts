// The beats over the board: copies of pieces and light, moved by the browser itself. Nothing of the board is changed.

import type { Told } from "../wire/server";
import { kindOf, lookOf, risingOf } from "./beats";
import { copyPiece, findPiece, locate, writeMove, type Point } from "./pieces";

const EASE = "cubic-bezier(.3, .7, .3, 1)";

/** Where beats are performed. */
export class Stage {
  #running: Animation[] = [];
  #props: Element[] = [];

  /** The layer lies over the field and has its size. */
  constructor(readonly field: HTMLElement, readonly layer: HTMLElement) {}

  /** Shows one event; it is over when its time is. */
  perform(told: Told, milliseconds: number): void {
    this.clear();
    const { touches } = told.shown;
    switch (lookOf(told)) {
      case "move": this.#move(told, milliseconds); break;
      case "strike": this.#strike(touches[0] ?? "", touches.at(-1) ?? "", milliseconds); break;
      case "death": for (const id of touches) this.#die(id, milliseconds); break;
      case "draw": this.#draw(told, milliseconds); break;
      case "spell": this.#ring(touches[0] ?? "", milliseconds, 3.2); break;
      default: break;
    }
    for (const id of touches) this.#ring(id, milliseconds, 1.12);
    for (const { piece, text, isGood } of risingOf(told)) {
      this.#rise(piece, text, isGood, milliseconds);
      if (!isGood) this.#shake(piece, milliseconds);
    }
  }

  /** What has not ended ends now. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    [this.#running, this.#props] = [[], []];
  }

  /** Where pieces are now, so that their way can be shown when they are elsewhere. */
  measure(): Map<string, Point> {
    const pieces = [...this.field.querySelectorAll<HTMLElement | SVGElement>("[data-id]")];
    return new Map(pieces.map((piece) => {
      const { left, top, width } = piece.getBoundingClientRect();
      return [piece.dataset.id ?? "", { x: left, y: top, width }] as const;
    }).filter(([, { width }]) => width > 0));
  }

  /** Lets pieces come from where they were. If many have moved, the board itself has: then nothing is shown. */
  glide(before: Map<string, Point>, milliseconds: number): void {
    const moved: [Element, Point][] = [];
    for (const [id, was] of before) {
      const piece = findPiece(this.field, id);
      if (!piece) continue;
      const { left, top } = piece.getBoundingClientRect();
      if (Math.hypot(was.x - left, was.y - top) > 3) moved.push([piece, { x: was.x - left, y: was.y - top }]);
    }
    if (moved.length > MOST_MOVED) return;
    for (const [piece, by] of moved) this.#play(piece, { translate: [writeMove(piece, by), "0px 0px"] }, milliseconds);
  }

  #play(element: Element, frames: PropertyIndexedKeyframes, duration: number, fill: FillMode = "none"): void {
    this.#running.push(element.animate(frames, { duration, easing: EASE, fill }));
  }

  #prop(name: string, { x, y }: Point, text = ""): HTMLElement {
    const prop = document.createElement("div");
    const box = this.layer.getBoundingClientRect();
    prop.className = `prop ${name}`;
    prop.textContent = text;
    Object.assign(prop.style, { left: `${x - box.left}px`, top: `${y - box.top}px` });
    this.layer.append(prop);
    this.#props.push(prop);
    return prop;
  }

  /** A copy goes its way; the piece itself is faint meanwhile. */
  #fly(piece: Element, from: Point, to: Point, milliseconds: number): void {
    const own = piece.getBoundingClientRect();
    const middle = { x: own.left + own.width / 2, y: own.top + own.height / 2 };
    const copy = copyPiece(this.field, piece);
    this.#props.push(copy);
    const by = (at: Point): string => writeMove(copy, { x: at.x - middle.x, y: at.y - middle.y });
    this.#play(copy, { translate: [by(from), by(to)] }, milliseconds, "forwards");
    this.#play(piece, { opacity: [0.25, 0.25] }, milliseconds);
  }

  #move({ shown: { from, to, touches } }: Told, milliseconds: number): void {
    const mover = touches.find((id) => id !== from && id !== to && findPiece(this.field, id) !== null) ?? from ?? "";
    const piece = findPiece(this.field, mover);
    const [start, end] = [locate(this.field, from ?? ""), locate(this.field, to ?? "")];
    if (piece && end) this.#fly(piece, start ?? locate(this.field, mover) ?? end, end, milliseconds * 0.95);
  }

  /** Cards go from pile to hand, from one to another, or away. */
  #draw(told: Told, milliseconds: number): void {
    const { touches, from } = told.shown;
    const others = touches.slice(1).map((id) => findPiece(this.field, id)).filter((piece) => piece !== null);
    const to = locate(this.field, touches[0] ?? "");
    const start = from ? locate(this.field, from) : null;
    if (/^discarded$/.test(kindOf(told))) {
      for (const piece of others) this.#play(piece, { translate: ["0px 0px", writeMove(piece, { x: 0, y: -30 })], opacity: [1, 0] }, milliseconds, "forwards");
      return;
    }
    const piece = others[0];
    if (!to || !piece) return;
    if (start) {
      this.#fly(piece, start, to, milliseconds);
      return;
    }
    const at = piece.getBoundingClientRect();
    const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
    const card = this.#prop("card", middle);
    this.#play(card, { translate: ["0px 0px", `${to.x - middle.x}px ${to.y - middle.y}px`], rotate: ["-8deg", "6deg"], opacity: [0, 1, 1, 0.2] }, milliseconds, "forwards");
  }

  /** Something flies from one to the other, who staggers. */
  #strike(from: string, to: string, milliseconds: number): void {
    const [start, end] = [locate(this.field, from), locate(this.field, to)];
    if (!start || !end || from === to) return;
    const by = { x: end.x - start.x, y: end.y - start.y };
    const length = Math.hypot(by.x, by.y);
    const bolt = this.#prop("bolt", start);
    bolt.style.rotate = `${Math.atan2(by.y, by.x)}rad`;
    bolt.style.width = `${Math.min(70, Math.max(24, length * 0.3))}px`;
    this.#play(bolt, { translate: ["0px 0px", `${by.x}px ${by.y}px`], opacity: [0.2, 1, 1, 0] }, milliseconds * 0.7, "forwards");
    const attacker = findPiece(this.field, from);
    const reach = Math.min(18, length * 0.2) / Math.max(1, length);
    if (attacker) this.#play(attacker, { translate: ["0px 0px", writeMove(attacker, { x: by.x * reach, y: by.y * reach }), "0px 0px"] }, milliseconds * 0.6);
    this.#shake(to, milliseconds);
  }

  #shake(id: string, milliseconds: number): void {
    const piece = findPiece(this.field, id);
    if (!piece) return;
    const to = (x: number): string => writeMove(piece, { x, y: 0 });
    this.#play(piece, { translate: [to(0), to(0), to(-6), to(6), to(-4), to(0)] }, milliseconds);
  }

  #die(id: string, milliseconds: number): void {
    const piece = findPiece(this.field, id);
    if (piece) this.#play(piece, { filter: ["grayscale(0)", "grayscale(1) brightness(.5)"], opacity: [1, 0.35], rotate: ["0deg", "-5deg"] }, milliseconds, "forwards");
  }

  #ring(id: string, milliseconds: number, size: number): void {
    const piece = findPiece(this.field, id);
    if (!piece) return;
    const { left, top, width, height } = piece.getBoundingClientRect();
    const ring = this.#prop("ring", { x: left, y: top });
    Object.assign(ring.style, { width: `${width}px`, height: `${height}px` });
    this.#play(ring, { scale: [1, size], opacity: [0, 1, 0] }, milliseconds, "forwards");
  }

  #rise(id: string, text: string, isGood: boolean, milliseconds: number): void {
    const at = locate(this.field, id);
    if (!at) return;
    const number = this.#prop(isGood ? "number good" : "number", at, text);
    this.#play(number, { translate: ["-50% -20%", "-50% -140%"], opacity: [0, 1, 1, 0.6], scale: [0.7, 1.25, 1, 1] }, milliseconds, "forwards");
  }
}

const MOST_MOVED = 12;
