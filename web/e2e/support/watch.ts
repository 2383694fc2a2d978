// Waiting inside the page: for what can be read there, as soon as it can, without asking again and again from outside.

import type { Page } from "playwright-core";
import { LONGEST } from "./browser";

/** Gives what `read` gives in the page, once that is not null; it is asked again whenever the page changes. `read` stands for itself. */
export function watch<Asked, Found>(page: Page, read: (asked: Asked) => Found | null, asked: Asked): Promise<Found> {
  return page.evaluate(`(${waitInPage.toString()})(${read.toString()}, ${JSON.stringify(asked)}, ${LONGEST})`);
}

/** Runs in the page. What is large enough, or where it should be, may change without anything else: a frame later it is looked at again. */
async function waitInPage<Asked, Found>(read: (asked: Asked) => Found | null, asked: Asked, longest: number): Promise<Found> {
  for (const end = performance.now() + longest; ;) {
    const found = read(asked);
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`${read.name} found nothing for ${JSON.stringify(asked)}`);
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(go);
      const frame = requestAnimationFrame(go);
      function go(): void {
        observer.disconnect();
        cancelAnimationFrame(frame);
        resolve();
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
}

/** Does something, and sees what comes of it in the page however soon that is over: the page looks for it from before. */
export async function seeWhile<Asked, Found>(page: Page, read: (asked: Asked) => Found | null, asked: Asked, doing: () => Promise<void>): Promise<Found> {
  const [found] = await Promise.all([watch(page, read, asked), doing()]);
  return found;
}

/** Where something is in the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export type Way = "click" | "tap";

/** Waits until all that a selector finds lies still and its letters have come; nothing may be found. */
export async function rest(page: Page, selector: string): Promise<void> {
  await watch(page, isStill, selector);
}

/** Runs in the page: whether everything lies where it did some frames ago. */
function isStill(selector: string): true | null {
  const FRAMES = 3;
  const boxes = [...document.querySelectorAll(selector)].map((element) => JSON.stringify(element.getBoundingClientRect()));
  const [place, frame] = [`${selector} ${boxes.join()} ${document.fonts.status}`, document.timeline.currentTime];
  const page = window as unknown as { still?: { place: string; frame: unknown; frames: number } };
  if (page.still?.place !== place) page.still = { place, frame, frames: 0 };
  else if (page.still.frame !== frame) page.still = { place, frame, frames: page.still.frames + 1 };
  return page.still.frames >= FRAMES && document.fonts.status === "loaded" || null;
}

/** The mouse or a finger on something that lies still, whoever may stand on it: in its middle, or so far from its corner. */
export async function pressStill(page: Page, selector: string, how: Way, corner?: number): Promise<void> {
  const one = page.locator(selector).first();
  await one.waitFor();
  await rest(page, selector);
  const { x, y, width, height } = await one.boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  await press(page, corner === undefined ? { x: x + width / 2, y: y + height / 2 } : { x: x + corner, y: y + corner }, how);
}

/** The mouse or a finger at a place, and nothing goes on before the page has had the click. */
export async function press(page: Page, { x, y }: Spot, how: Way): Promise<void> {
  const before = await page.evaluate(countClicks);
  await (how === "tap" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  // A finger's click comes a little after the finger.
  if (how === "tap") await watch(page, isClicked, before);
}

/** Runs in the page: how often it was clicked since this was asked first. */
function countClicks(): number {
  const { dataset } = document.documentElement;
  if (dataset.clicks === undefined) {
    dataset.clicks = "0";
    addEventListener("click", () => { dataset.clicks = String(Number(dataset.clicks) + 1); }, true);
  }
  return Number(dataset.clicks);
}

/** Runs in the page. */
function isClicked(before: number): true | null {
  return Number(document.documentElement.dataset.clicks) > before || null;
}
