// One question as it is on screen at one moment. It is known by its key, and whatever is done is done to that question or
// not at all; so nothing depends on how fast the page, the server or the machine is.

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Person } from "./browser";
import { press, watch, type Spot, type Way } from "./watch";

/** What is asked, read in one go; it stays so until it is answered. */
export interface Question {
  key: string;
  /** What is left of the options after picking on the board. */
  options: { number: number; text: string }[];
  /** Whether only the last word is missing. */
  isReady: boolean;
}

/** Waits for a question that can be answered now, other than the one with this key. There is none at the end of the match. */
export async function nextQuestion(page: Page, last = ""): Promise<Question | null> {
  return (await watch(page, readQuestion, last)).question;
}

/** The same, where the match cannot be over. */
export async function waitForQuestion(page: Page, last = ""): Promise<Question> {
  const question = await nextQuestion(page, last);
  if (!question) throw new Error("the match is over");
  return question;
}

/** The line that asks a question. The page may show it before everything that the page has heard is known here, so this waits for it. */
export async function hearQuestion({ heard }: Person, { key }: Question): Promise<string> {
  const find = (): string | undefined => heard.findLast((line) => line.includes('"asked":[{') && line.includes(`"key":${JSON.stringify(key)}`));
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

interface Asking {
  question: Question | null;
}

/** Runs in the page. There is nothing to say while nobody is asked, an answer is on its way, or the board is not drawn yet. */
function readQuestion(last: string): Asking | null {
  if (document.querySelector(".over h2")) return { question: null };
  const asked = document.querySelector<HTMLElement>(".question[data-key]");
  const key = asked?.dataset.key ?? last;
  const buttons = [...asked?.querySelectorAll<HTMLElement>("[data-option]:not([disabled])") ?? []];
  if (key === last || buttons.length === 0 || document.querySelector(".field > .hint")) return null;
  const options = buttons.map((button) => ({ number: Number(button.dataset.option), text: button.textContent }));
  return { question: { key, options, isReady: asked?.querySelector(".ready") !== null } };
}

/** What belongs to one question and to no other. */
export function within(page: Page, { key }: Question, selector: string): Locator {
  return page.locator(`.question[data-key="${key}"] ${selector}`);
}

/** So many clicks lead from any question to the end of it: its list, a group, an option, the last word; some may go amiss. */
const MOST_CLICKS = 12;

/** Answers with an option, by a click or a tap; if one is picked already, by the last word. */
export async function choose(page: Page, { key }: Question, number: number, how: Way = "click"): Promise<void> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const { at } = await watch(page, findStep, { key, number });
    if (!at) return;
    await press(page, at, how);
  }
  throw new Error(`question ${key} is not answered by option ${number}`);
}

/** Runs in the page: what is to be clicked next to answer so, as soon as it lies open; nothing if the question is gone. */
function findStep({ key, number }: { key: string; number: number }): { at?: Spot } | null {
  const asked = document.querySelector<HTMLElement>(".question");
  if (asked?.dataset.key !== key) return {};
  const ways = [".ready .primary", ".fold[aria-expanded=false]", `.group:has([data-option="${number}"]) > button`, `[data-option="${number}"]`];
  const button = ways.map((way) => asked.querySelector<HTMLButtonElement>(way)).find((found) => found !== null);
  if (!button || button.disabled) return null;
  // What stays at the edge of a list would cover what is scrolled there.
  button.scrollIntoView({ block: "center", inline: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(at.x, at.y);
  return hit && button.contains(hit) ? { at } : null;
}

/** Does what answers a question and nothing else, and waits until it is answered. If it is not asked any more, that is all. */
export async function answer(page: Page, { key }: Question, doing: () => Promise<void>): Promise<void> {
  const gone = watch(page, isGone, key);
  await Promise.race([doing(), gone]);
  // Whoever wants to be asked first has one more click to make.
  const { at } = await watch(page, findLastWord, key);
  if (at) await press(page, at, "click");
  await gone;
}

/** Runs in the page. */
function isGone(key: string): true | null {
  return document.querySelector<HTMLElement>(".question")?.dataset.key !== key || null;
}

/** Runs in the page: the question was answered, or it asks for a last word. */
function findLastWord(key: string): { at?: Spot } | null {
  const asked = document.querySelector<HTMLElement>(".question");
  if (asked?.dataset.key !== key) return {};
  const box = asked.querySelector(".ready .primary:not([disabled])")?.getBoundingClientRect();
  return box ? { at: { x: box.left + box.width / 2, y: box.top + box.height / 2 } } : null;
}
