// What a hand does on the board: pointing, dragging a piece onto its target, letting go, and reaching for what cannot be had.

import { bodyOf, copyPiece, findAt, findPiece, idOf, writeMove, type Point } from "../stage/pieces";
import type { Choosing } from "./choosing.svelte";

/** A press that moves less is a click. */
const STILL = 8;

/** A piece under way. */
interface Drag {
  id: string;
  from: Point;
  piece: Element;
  copy: Element | null;
}

/** Listens to a board until it is told to stop. */
export function useHands(field: HTMLElement, choosing: Choosing): () => void {
  let drag: Drag | null = null;
  let wasDragged = false;

  function down(event: PointerEvent): void {
    wasDragged = false;
    const piece = (event.target as Element).closest("[data-id]");
    const id = idOf(piece);
    // Where ways are drawn on a table, the table itself knows what dragging means.
    const isWay = piece instanceof SVGElement && choosing.session.asked?.open;
    if (!event.isPrimary || event.button !== 0 || !piece || id === null || isWay || isLooking(piece) || !choosing.offered.has(id)) return;
    drag = { id, from: { x: event.clientX, y: event.clientY }, piece, copy: null };
  }

  function move(event: PointerEvent): void {
    if (!drag) return;
    const by = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
    if (!drag.copy) {
      if (Math.hypot(by.x, by.y) < STILL) return;
      if (!choosing.picked.includes(drag.id)) choosing.take(drag.id);
      drag.copy = copyPiece(drag.piece);
      wasDragged = true;
    }
    (drag.copy as HTMLElement).style.translate = writeMove(drag.copy, by);
    const over = findAt(field, { x: event.clientX, y: event.clientY }, (id) => id !== drag?.id && choosing.next.has(id));
    choosing.mark(over !== null && over !== drag.id && choosing.next.has(over) ? [over] : []);
  }

  function up(event: PointerEvent): void {
    const done = drag;
    cancel();
    if (!done || !wasDragged) return;
    const at = findAt(field, { x: event.clientX, y: event.clientY }, (id) => id !== done.id && choosing.next.has(id));
    if (at === null) choosing.clear();
    else if (at !== done.id && choosing.next.has(at)) choosing.drop(at);
    else if (at !== done.id) choosing.refuse(at);
  }

  function cancel(): void {
    drag?.copy?.remove();
    if (drag?.copy) choosing.mark([]);
    drag = null;
  }

  function click(event: MouseEvent): void {
    if (wasDragged) {
      wasDragged = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    if (choosing.picked.length === 0 || isLooking(target)) return;
    const id = idOf(target);
    if (id === null) {
      // Where the question is open, the table itself can be the answer.
      if (!choosing.session.asked?.open && !target.closest("button, a, input, dialog")) choosing.clear();
    } else if (!choosing.offered.has(id) && !target.closest("dialog")) {
      event.stopPropagation();
      // Whoever stands on a target does not hide it.
      const under = findAt(field, { x: event.clientX, y: event.clientY }, (one) => choosing.next.has(one));
      if (under !== null && choosing.next.has(under)) choosing.pick(under);
      else refuse(id);
    }
  }

  function refuse(id: string): void {
    choosing.refuse(id);
    const piece = findPiece(field, id);
    if (piece) shake(bodyOf(piece));
  }

  function point(event: PointerEvent): void {
    if (event.pointerType === "mouse") choosing.pointed = idOf(event.target as Element);
  }

  function leave(): void {
    choosing.pointed = null;
  }

  const listeners: [EventTarget, string, (event: never) => void, boolean?][] = [
    [field, "pointerdown", down, true], [window, "pointermove", move], [window, "pointerup", up], [window, "pointercancel", cancel],
    [field, "click", click, true], [field, "pointerover", point], [field, "pointerleave", leave],
  ];
  for (const [target, name, listen, isFirst = false] of listeners) target.addEventListener(name, listen as EventListener, isFirst);
  return () => {
    for (const [target, name, listen, isFirst = false] of listeners) target.removeEventListener(name, listen as EventListener, isFirst);
  };
}

/** Whether a finger looks at pieces and takes none. */
function isLooking(piece: Element | null): boolean {
  return (piece?.closest("[data-looking]") ?? null) !== null;
}

/** It shakes its head. */
export function shake(piece: Element): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const size = Math.min(8, Math.max(3, piece.getBoundingClientRect().width * 0.06));
  const to = (x: number): string => writeMove(piece, { x, y: 0 });
  piece.animate({ translate: [to(0), to(-size), to(size), to(-size), to(0)] }, { duration: 260 });
}
