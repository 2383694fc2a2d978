// One question as it is on screen at one moment. It is known by its key, and whatever is done is done to that question or
// not at all; so nothing depends on how fast the page, the server or the machine is.

import type { Locator, Page } from "playwright-core";

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
  const found = await page.waitForFunction(readQuestion, last);
  return (await found.jsonValue() as Asking).question;
}

/** The same, where the match cannot be over. */
export async function waitForQuestion(page: Page, last = ""): Promise<Question> {
  const question = await nextQuestion(page, last);
  if (!question) throw new Error("the match is over");
  return question;
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

/** Answers with an option, by a click or a tap; if one is picked already, by the last word. */
export async function choose(page: Page, question: Question, number: number, how: "click" | "tap" = "click"): Promise<void> {
  await answer(page, question, async () => {
    if (!question.isReady) await openList(page, question, number, how);
    await within(page, question, question.isReady ? SURE : `[data-option="${number}"]`)[how]();
  });
}

/** On a small screen the list opens on demand, and so do the options of one piece in a long list. */
export async function openList(page: Page, question: Question, number: number, how: "click" | "tap" = "click"): Promise<void> {
  for (const closed of [".fold[aria-expanded=false]", `.group:has([data-option="${number}"]) > button`]) {
    const button = within(page, question, closed);
    if (await button.count() > 0) await button[how]();
  }
}

/** Does what answers a question and nothing else, and waits until it is answered. If it is not asked any more, that is all. */
export async function answer(page: Page, question: Question, doing: () => Promise<void>): Promise<void> {
  const { key } = question;
  const gone = page.waitForFunction((old) => document.querySelector<HTMLElement>(".question")?.dataset.key !== old, key);
  await Promise.race([doing(), gone]);
  // Whoever wants to be asked first has one more click to make.
  const next = await page.waitForFunction(findNext, key);
  if (await next.jsonValue() === "unsure") await Promise.race([within(page, question, SURE).click(), gone]);
  await gone;
}

const SURE = ".ready .primary";

/** Runs in the page: the question was answered, or it asks for a last word. */
function findNext(key: string): "answered" | "unsure" | null {
  const asked = document.querySelector<HTMLElement>(".question");
  if (asked?.dataset.key !== key) return "answered";
  return asked.querySelector(".ready .primary:not([disabled])") ? "unsure" : null;
}
