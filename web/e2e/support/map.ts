// Dragging on the tables in inches.

import type { Locator, Page } from "playwright-core";
import { rest } from "./watch";

export interface Point {
  x: number;
  y: number;
}

/** A point of something on screen, as shares of its width and height. */
export async function pointOf(element: Locator, x: number, y: number): Promise<Point> {
  await rest(element.page(), ".map .base");
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on screen`);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Drags from a point by pixels, in many steps. Gives what was drawn anew on the table meanwhile. */
export async function drag(page: Page, from: Point, x: number, y: number): Promise<string[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const drawn = await page.evaluateHandle(watch);
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(from.x + (x * step) / 40, from.y + (y * step) / 40);
  const names = await drawn.evaluate((all) => [...all].sort());
  await page.mouse.up();
  return names;
}

/** Runs in the page. Lines of sight do not count: the server is asked for them, and they come when they come. */
function watch(): Set<string> {
  const drawn = new Set<string>();
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || node instanceof Comment || element.closest(".sight")) return;
    drawn.add(["walk", "tape", "measure"].find((name) => element.closest(`.${name}`)) ?? element.outerHTML.slice(0, 80));
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const changed = [...addedNodes, ...removedNodes];
      (changed.length > 0 ? changed : [target]).forEach(note);
    }
  }).observe(document.querySelector(".map svg[role=group]") as Element, { subtree: true, childList: true, attributes: true, characterData: true });
  return drawn;
}
