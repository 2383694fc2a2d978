// Whether everything that a question is about can be seen and hit.

import type { Locator, Page } from "playwright-core";
import type { Person } from "./browser";
import { hearQuestion, type Question } from "./question";
import type { Asked, Offered } from "../../src/wire/server";
import type { View as Helden } from "../../src/wire/kleine-helden";
import type { View as Pixels } from "../../src/wire/pixel-tactics";
import type { View as Battles } from "../../src/wire/pocket-battles";

/** In pixels: what a mouse and what a finger needs. */
export const [MOUSE, FINGER] = [24, 44];

/** How long the page may take to come to rest, in milliseconds; only what does not fit takes that long. */
const REST = 60_000;

interface Asking {
  /** The key of the question: what is gone fits. */
  key: string;
  /** What is asked about. */
  ids: string[];
  /** What has to be in sight even if nothing is asked about it. */
  own: string[];
  least: number;
}

/** What a question offers, as the server said it. */
export async function readOptions(person: Person, question: Question): Promise<Offered[]> {
  const { asked } = JSON.parse(await hearQuestion(person, question)) as { asked: Asked[] };
  return asked.flatMap(({ options }) => options);
}

/** Runs in the page: what is outside of the window, under something else or too small, in words. */
function listMisfits({ key, ids, own, least }: Asking): string[] {
  const asked = document.querySelector<HTMLElement>(".question")?.dataset.key;
  if (asked !== undefined && asked !== key) return [];
  const shows = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  /** Whether some square of the least size lies open; its corners may be as round as those of a circle. */
  const hasOpenSquare = (element: Element, { left, top, right, bottom }: DOMRect): boolean => {
    const parts = [least * 0.15, least / 2, least * 0.85];
    for (let y = Math.max(top, 0); y + least <= Math.min(bottom, innerHeight) + 0.5; y += 6) {
      for (let x = Math.max(left, 0); x + least <= Math.min(right, innerWidth) + 0.5; x += 6) {
        if (parts.every((over) => parts.every((down) => shows(element, x + over, y + down)))) return true;
      }
    }
    return false;
  };
  const judge = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.width < least - 0.5 || box.height < least - 0.5) return `${Math.round(box.width)} x ${Math.round(box.height)}`;
    if (isInside(box) && shows(element, x, y) || hasOpenSquare(element, box)) return "";
    return `covered or outside at ${Math.round(box.left)}, ${Math.round(box.top)}`;
  };
  const find = (id: string): Element[] => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  const misfits = ids.flatMap((id) => {
    const all = find(id).map(judge);
    return all.includes("") ? [] : [`${id}: ${all.join("; ") || "not there"}`];
  });
  const hidden = own.filter((id) => !find(id).some((element) => isInside(element.getBoundingClientRect())));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isScrolling = scrollWidth > innerWidth || scrollHeight > innerHeight;
  const words = document.querySelector(".question h2");
  // Letters may reach a little beyond their line.
  const isCut = words !== null && words.scrollHeight > words.clientHeight + 8;
  // Rosters lie beside the map or in strips, whole.
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const beyond = [...document.querySelectorAll<HTMLElement>(".roster .piece")].filter((piece) => {
    const { right, bottom } = piece.getBoundingClientRect();
    return board !== undefined && (right > board.right + 1 || bottom > board.bottom + 1);
  }).map(({ dataset }) => `${dataset.id ?? ""} of a roster is beyond the board`);
  return [...misfits, ...beyond, ...isCut ? [`the question is cut off: ${words.textContent ?? ""}`] : [], ...hidden.map((id) => `${id} is not in sight`), ...isScrolling ? ["the page scrolls"] : []];
}

/** The misfits once the page has come to rest, which it has when all that are left are fine. */
async function settle(page: Page, asking: Asking, isFine: (misfit: string) => boolean): Promise<string[]> {
  // `waitForFunction` reads text as code frame by frame, which the page's security policy refuses.
  for (const end = Date.now() + REST; ;) {
    const found = await page.evaluate(listMisfits, asking);
    if (found.every(isFine) || Date.now() > end) return found;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The same. Where cards lie in pages, what fits on one of them fits. */
async function findMisfits({ page }: Person, asking: Asking): Promise<string[]> {
  if ((await page.evaluate(listMisfits, asking)).length === 0) return [];
  const [back, next] = ["back", "on"].map((way) => page.locator(`[data-turn="${way}"]:not([disabled])`)) as [Locator, Locator];
  const hasPages = await page.locator("[data-turn]").count() > 0;
  while (hasPages && await back.count() > 0) await back.click();
  for (let ids = asking.ids; ;) {
    const hasMore = hasPages && await next.count() > 0;
    // What is not there may be on another page.
    const found = await settle(page, { ...asking, ids }, (text) => hasMore && text.endsWith("not there"));
    if (!hasMore) return found;
    ids = ids.filter((id) => found.some((text) => text.startsWith(`${id}: `)));
    await next.click();
  }
}

/** The pieces of a seat that are always in sight, by game: its hand and what it leads. On a table in inches one can look elsewhere. */
const OWN: Record<string, (view: never, seat: 0 | 1) => string[]> = {
  "pixel-tactics": ({ sides }: Pixels, seat) => {
    const { hand, leader, places } = sides[seat];
    return [...hand, ...leader ? [leader] : [], ...leader ? places.filter(({ holds }) => holds !== "nothing") : []].map(({ id }) => id);
  },
  "pocket-battles": ({ sides }: Battles, seat) => sides[seat].units.filter(({ place }) => place !== "gone").map(({ id }) => id),
  "kleine-helden": ({ groups }: Helden, seat) => {
    const own = groups[seat];
    return [...own?.hand ?? [], ...own?.units ?? []].map(({ id }) => id);
  },
};

/** Looks at the page of a seat whenever it is asked something; what does not fit is noted. */
export function lookOver(person: Person, game: string, seat: 0 | 1, least: number): { misfits: string[]; look: (question: Question) => Promise<void> } {
  const misfits: string[] = [];
  let questions = 0;
  const look = async (question: Question): Promise<void> => {
    questions += 1;
    const options = await readOptions(person, question);
    const ids = [...new Set(options.flatMap(({ touches }) => touches))];
    const asking = { key: question.key, ids, own: OWN[game]?.(person.view() as never, seat) ?? [], least };
    const found = await findMisfits(person, asking);
    misfits.push(...found.map((text) => `seat ${seat}, question ${questions}, ${text}`));
  };
  return { misfits, look };
}
