// Whether everything a question is about can be seen and hit.

import type { Page } from "playwright-core";
import type { Asked } from "../../src/wire/server";
import { choose, nextQuestion } from "./question";

/** In pixels: what a mouse and what a finger needs. */
export const [MOUSE, FINGER] = [24, 44];

/** So long the page may take to come to rest, in milliseconds; only what does not fit takes so long. */
const REST = 3000;

interface Asking {
  ids: string[];
  least: number;
}

/** What the last question is about, of all that was heard. */
export function readTouches(heard: readonly string[]): string[] {
  const line = heard.findLast((one) => one.includes('"asked":[{'));
  const { asked } = JSON.parse(line ?? '{"asked":[]}') as { asked: Asked[] };
  return [...new Set(asked.flatMap(({ options }) => options.flatMap(({ touches }) => touches)))];
}

/** Runs in the page: what is outside of the window, under something else or too small, in words. */
function listMisfits({ ids, least }: Asking): string[] {
  const judge = (element: Element): string => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < least - 0.5 || height < least - 0.5) return `${Math.round(width)} x ${Math.round(height)}`;
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return `outside at ${Math.round(left)}, ${Math.round(top)}`;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && element.contains(hit) ? "" : `under ${hit?.closest("[data-id], [class]")?.outerHTML.slice(0, 80) ?? "nothing"}`;
  };
  return ids.flatMap((id) => {
    const all = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].map(judge);
    return all.includes("") ? [] : [`${id}: ${all.join("; ") || "not there"}`];
  });
}

/** The same, once the page has come to rest. */
async function findMisfits(page: Page, ids: string[], least: number): Promise<string[]> {
  const asking: Asking = { ids, least };
  // What the page runs is one function; this is it with a yes or no.
  const isFitting = `(asking) => (${listMisfits.toString()})(asking).length === 0`;
  await page.waitForFunction(`(${isFitting})(${JSON.stringify(asking)})`, undefined, { timeout: REST }).catch(() => {});
  return page.evaluate(listMisfits, asking);
}

/** Plays to the end and looks at the page at every question; gives what did not fit, and how many questions there were. */
export async function playAndLook(page: Page, heard: readonly string[], isTouch: boolean): Promise<{ misfits: string[]; questions: number }> {
  const misfits: string[] = [];
  let questions = 0;
  for (let last = ""; ; questions += 1) {
    const question = await nextQuestion(page, last);
    if (!question) return { misfits, questions };
    const found = await findMisfits(page, readTouches(heard), isTouch ? FINGER : MOUSE);
    misfits.push(...found.map((text) => `question ${questions}, ${text}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) misfits.push(`question ${questions}: the page scrolls sideways`);
    await choose(page, question, question.options[(questions * 7) % question.options.length]?.number ?? 0, isTouch ? "tap" : "click");
    last = question.key;
  }
}
