// Where pieces and places are on the screen, and copies of them that can be moved over the board.

export interface Point {
  x: number;
  y: number;
}

/** The element of a piece: the copy that has gone ahead, or else of several the one that is largest within the board. */
export function findPiece(field: HTMLElement, id: string): Element | null {
  const name = CSS.escape(id);
  const copy = id === "" ? null : field.querySelector(`[data-copy="${name}"]`);
  if (copy) return copy;
  const found = [...field.querySelectorAll(`[data-id="${name}"]`)];
  if (found.length < 2) return found[0] ?? null;
  const box = field.getBoundingClientRect();
  const seen = (element: Element): number => measureSeen(element.getBoundingClientRect(), box);
  return found.reduce((best, one) => (seen(one) > seen(best) ? one : best));
}

/** How much of something lies within a box, in square pixels. */
function measureSeen({ left, top, right, bottom }: DOMRect, box: DOMRect): number {
  return Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) * Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
}

/** Where all pieces are, by the same elements; the board is gone through once, as this is done while something moves. */
export function placePieces(field: HTMLElement): Map<string, Point> {
  const box = field.getBoundingClientRect();
  const best = new Map<string, Point & { seen: number }>();
  for (const piece of field.querySelectorAll<HTMLElement | SVGElement>("[data-id], [data-copy]")) {
    const own = piece.getBoundingClientRect();
    const { id = "", copy } = piece.dataset;
    const seen = copy === undefined ? measureSeen(own, box) : Infinity;
    const name = copy ?? id;
    if (own.width > 0 && seen > (best.get(name)?.seen ?? -1)) best.set(name, { x: own.left, y: own.top, seen });
  }
  return best;
}

/** The id of what is at a point of the board, the first that is wanted before any other. */
export function findAt(field: HTMLElement, { x, y }: Point, isWanted: (id: string) => boolean): string | null {
  const ids = document.elementsFromPoint(x, y).filter((element) => field.contains(element)).map(idOf).filter((id) => id !== null);
  return ids.find(isWanted) ?? ids[0] ?? null;
}

export function idOf(element: Element | null): string | null {
  return element?.closest<HTMLElement | SVGElement>("[data-id]")?.dataset.id ?? null;
}

/** What moves when a piece does: where a board says so with `data-body`, more than what is clicked. */
export function bodyOf(piece: Element): Element {
  return piece.closest(`[data-body="${CSS.escape(idOf(piece) ?? "")}"]`) ?? piece;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where something is on the screen: a spot that the board has named, or a piece. Places on a table in inches have no element of their own. */
export function locate(field: HTMLElement, id: string): Point | null {
  const piece = id === "" ? null : field.querySelector(`[data-spot~="${CSS.escape(id)}"]`) ?? findPiece(field, id);
  if (piece) return middleOf(piece);
  const [, x, y] = /^p(-?\d+),(-?\d+)$/.exec(id) ?? [];
  const ground = field.querySelector<SVGGraphicsElement>("svg [data-id]")?.parentElement as SVGGraphicsElement | null | undefined;
  const matrix = ground?.getScreenCTM?.();
  return matrix && x && y ? new DOMPoint(Number(x), -Number(y)).matrixTransform(matrix) : null;
}

/** A way on the screen as a value of `translate` of an element; inside a drawing it is counted in the drawing's own unit. */
export function writeMove(element: Element, { x, y }: Point): string {
  const matrix = element instanceof SVGElement ? (element.parentElement as unknown as SVGGraphicsElement).getScreenCTM() : null;
  if (!matrix) return `${x}px ${y}px`;
  const { a, b, c, d } = matrix.inverse();
  return `${a * x + c * y}px ${b * x + d * y}px`;
}

/** Whether a piece is a card in a hand. */
export function isInHand(piece: Element): boolean {
  return piece.closest("[data-spot^=hand]") !== null;
}

/** Copies a piece with all that moves with it to where it is, above everything else; it looks the same because it has the same parent. */
export function copyPiece(piece: Element): Element {
  const body = bodyOf(piece);
  const copy = body.cloneNode(true) as HTMLElement | SVGElement;
  const id = idOf(piece) ?? "";
  for (const element of [copy, ...copy.querySelectorAll("[data-id]")]) {
    element.removeAttribute("data-id");
    element.classList.remove("offered", "picked", "marked");
  }
  copy.removeAttribute("data-body");
  copy.setAttribute("data-copy", id);
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  copy.style.pointerEvents = "none";
  body.parentElement?.append(copy);
  if (copy instanceof HTMLElement) {
    const own = body.getBoundingClientRect();
    Object.assign(copy.style, { position: "fixed", left: "0", top: "0", width: `${own.width}px`, height: `${own.height}px`, margin: "0", zIndex: "40", transition: "none" });
    // What is fixed counts from whatever ancestor is moved, not always from the board.
    const { left, top } = copy.getBoundingClientRect();
    Object.assign(copy.style, { left: `${own.left - left}px`, top: `${own.top - top}px` });
  }
  return copy;
}
