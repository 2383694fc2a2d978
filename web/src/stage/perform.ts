// The beats over the board: copies of pieces and light, moved by the browser itself. Nothing of the board is changed.

import type { Flight, Shown } from "../wire/server";
import { coinsOf, flightsOf, risingOf, wayOf } from "./beats";
import { bodyOf, copyPiece, findPiece, isInHand, locate, middleOf, placePieces, writeMove, type Point } from "./pieces";
import type { Opening } from "./performing";

const EASE = "cubic-bezier(.3, .7, .3, 1)";

/** What goes on together ends together. */
class Going {
  #running: Animation[] = [];
  #props: Element[] = [];

  play(element: Element, frames: PropertyIndexedKeyframes, duration: number, options: KeyframeAnimationOptions = {}): void {
    this.#running.push(element.animate(frames, { duration, easing: EASE, ...options }));
  }

  add(prop: Element): void {
    this.#props.push(prop);
  }

  end(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    [this.#running, this.#props] = [[], []];
  }
}

/** Where beats are performed. */
export class Stage {
  /** Ends with its beat. */
  #beat = new Going();
  /** Holds until the table itself looks like that: what has moved stays there, who has died stays down. */
  #scene = new Going();

  /** The layer lies over the field and has its size. */
  constructor(readonly field: HTMLElement, readonly layer: HTMLElement) {}

  /** Shows one event; it is over when its time is. */
  perform(shown: Shown, milliseconds: number): void {
    this.#beat.end();
    const { look, touches } = shown;
    switch (look) {
      case "move": this.#move(shown, milliseconds); break;
      case "strike": this.#strike(touches[0] ?? "", touches.at(-1) ?? "", milliseconds); break;
      case "death": for (const id of touches) this.#die(id, milliseconds); break;
      case "spell": this.#ring(touches[0] ?? "", milliseconds, 3.2); break;
      default: break;
    }
    for (const id of touches) this.#ring(id, milliseconds, 1.12);
    for (const flight of flightsOf(shown)) this.#send(flight, milliseconds);
    for (const { piece, count, isGain } of coinsOf(shown)) this.#scatter(piece, count, isGain, milliseconds);
    for (const { piece, text, isGood } of risingOf(shown)) {
      this.#rise(piece, text, isGood, milliseconds);
      if (!isGood) this.#shake(piece, milliseconds);
    }
  }

  /** How a deed begins that nobody has told yet: a card leaves the hand, any other piece leans towards its target. */
  open({ touches, isCarried }: Opening): void {
    const [piece, ...others] = touches.map((id) => findPiece(this.field, id)).filter((found) => found !== null);
    const target = others.find((one) => one !== piece);
    if (!piece) return;
    const [from, to] = [middleOf(piece), target ? middleOf(target) : null];
    if (to && isInHand(piece)) this.#fly(piece, isCarried ? to : from, to, OPENING);
    else if (to) {
      const [x, y] = [to.x - from.x, to.y - from.y];
      const reach = Math.min(LEAN, Math.hypot(x, y) / 4) / Math.max(1, Math.hypot(x, y));
      this.#scene.play(bodyOf(piece), { translate: ["0px 0px", writeMove(bodyOf(piece), { x: x * reach, y: y * reach })] }, OPENING / 2, { fill: "forwards" });
    }
    for (const id of touches) this.#ring(id, OPENING, 1.12);
  }

  /** It shakes its head. */
  refuse(id: string): void {
    this.#shake(id, OPENING);
  }

  /** What has not ended ends now. */
  clear(): void {
    this.#beat.end();
    this.#scene.end();
  }

  /** Where pieces are now, so that their way can be shown when they are elsewhere. */
  measure(): Map<string, Point> {
    return placePieces(this.field);
  }

  /** Lets pieces come from where they were. If many have moved, the board itself has: then nothing is shown. */
  glide(before: Map<string, Point>, milliseconds: number): void {
    const moved = new Map<Element, Point>();
    const places = this.measure();
    for (const [id, was] of before) {
      const is = places.get(id);
      const piece = is && Math.hypot(was.x - is.x, was.y - is.y) > 3 ? findPiece(this.field, id) : null;
      if (is && piece) moved.set(bodyOf(piece), { x: was.x - is.x, y: was.y - is.y });
    }
    // What is part of something else that has moved comes with it.
    const whole = [...moved].filter(([piece]) => ![...moved.keys()].some((other) => other !== piece && other.contains(piece)));
    if (whole.length > MOST_MOVED) return;
    for (const [piece, by] of whole) this.#beat.play(piece, { translate: [writeMove(piece, by), "0px 0px"] }, milliseconds);
  }

  #prop(name: string, { x, y }: Point, text = ""): HTMLElement {
    const prop = document.createElement("div");
    const box = this.layer.getBoundingClientRect();
    prop.className = `prop ${name}`;
    prop.textContent = text;
    Object.assign(prop.style, { left: `${x - box.left}px`, top: `${y - box.top}px` });
    this.layer.append(prop);
    this.#beat.add(prop);
    return prop;
  }

  /** A copy goes its way and stays there; the piece itself is faint meanwhile. */
  #fly(piece: Element, from: Point, to: Point, milliseconds: number): void {
    const middle = middleOf(piece);
    const copy = copyPiece(piece);
    this.#scene.add(copy);
    const by = (at: Point): string => writeMove(copy, { x: at.x - middle.x, y: at.y - middle.y });
    this.#scene.play(copy, { translate: [by(from), by(to)] }, milliseconds, { fill: "forwards" });
    this.#scene.play(bodyOf(piece), { opacity: [0.25, 0.25] }, milliseconds, { fill: "forwards" });
  }

  #move(shown: Shown, milliseconds: number): void {
    const { mover, from, to } = wayOf(shown);
    const piece = findPiece(this.field, mover);
    const end = locate(this.field, to);
    if (piece && end) this.#fly(piece, locate(this.field, from) ?? middleOf(piece), end, milliseconds * 0.95);
  }

  /** Cards, beads and the like go from one spot of the board to another, one after the other. */
  #send({ what, from, to, count }: Flight, milliseconds: number): void {
    const [start, end] = [locate(this.field, from), locate(this.field, to)];
    if (!start || !end) return;
    const each = milliseconds / (1 + 0.3 * (count - 1));
    for (let index = 0; index < count; index += 1) this.#throw(what, start, end, each, index * each * 0.3);
  }

  #throw(name: string, from: Point, to: Point, milliseconds: number, delay = 0): void {
    const prop = this.#prop(name, from);
    const way = { x: to.x - from.x, y: to.y - from.y };
    const half = `${way.x / 2}px ${way.y / 2 - Math.min(60, Math.hypot(way.x, way.y) / 4)}px`;
    this.#beat.play(prop, { translate: ["0px 0px", half, `${way.x}px ${way.y}px`], rotate: ["-8deg", "6deg"], opacity: [0, 1, 1, 0.2] }, milliseconds, { delay, fill: "both" });
  }

  /** Coins come to a piece or leave it. */
  #scatter(id: string, count: number, isGain: boolean, milliseconds: number): void {
    const at = locate(this.field, id);
    if (!at) return;
    for (let index = 0; index < count; index += 1) {
      const turn = ((index + 0.5) / count - 0.5) * 2.2;
      const away = `${Math.sin(turn) * 54}px ${-Math.cos(turn) * 54}px`;
      const ways = isGain ? [away, "0px 0px"] : ["0px 0px", away];
      this.#beat.play(this.#prop("coin", at), { translate: ways, opacity: isGain ? [0, 1, 1] : [1, 1, 0] }, milliseconds, { fill: "both" });
    }
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
    this.#beat.play(bolt, { translate: ["0px 0px", `${by.x}px ${by.y}px`], opacity: [0.2, 1, 1, 0] }, milliseconds * 0.7, { fill: "forwards" });
    const attacker = findPiece(this.field, from);
    const reach = Math.min(LEAN, length * 0.2) / Math.max(1, length);
    if (attacker) this.#beat.play(bodyOf(attacker), { translate: ["0px 0px", writeMove(bodyOf(attacker), { x: by.x * reach, y: by.y * reach }), "0px 0px"] }, milliseconds * 0.6, ON_TOP);
    this.#shake(to, milliseconds);
  }

  #shake(id: string, milliseconds: number): void {
    const piece = findPiece(this.field, id);
    if (!piece) return;
    const body = bodyOf(piece);
    const to = (x: number): string => writeMove(body, { x, y: 0 });
    this.#beat.play(body, { translate: [to(0), to(0), to(-6), to(6), to(-4), to(0)] }, milliseconds, ON_TOP);
  }

  #die(id: string, milliseconds: number): void {
    const piece = findPiece(this.field, id);
    if (piece) this.#scene.play(bodyOf(piece), { filter: ["grayscale(0)", "grayscale(1) brightness(.5)"], opacity: [1, 0.35], rotate: ["0deg", "-5deg"] }, milliseconds, { fill: "forwards" });
  }

  #ring(id: string, milliseconds: number, size: number): void {
    const piece = findPiece(this.field, id);
    if (!piece) return;
    const { left, top, width, height } = piece.getBoundingClientRect();
    const ring = this.#prop("ring", { x: left, y: top });
    Object.assign(ring.style, { width: `${width}px`, height: `${height}px` });
    this.#beat.play(ring, { scale: [1, size], opacity: [0, 1, 0] }, milliseconds, { fill: "forwards" });
  }

  #rise(id: string, text: string, isGood: boolean, milliseconds: number): void {
    const at = locate(this.field, id);
    if (!at) return;
    const number = this.#prop(isGood ? "number good" : "number", at, text);
    this.#beat.play(number, { translate: ["-50% -20%", "-50% -140%"], opacity: [0, 1, 1, 0.6], scale: [0.7, 1.25, 1, 1] }, milliseconds, { fill: "forwards" });
  }
}

/** Whoever has moved already shakes where they are. */
const ON_TOP: KeyframeAnimationOptions = { composite: "add" };

/** The beginning of a deed takes so many milliseconds, and leans so many pixels. */
const OPENING = 320;
const LEAN = 18;

const MOST_MOVED = 12;
