// Ways to play: by clicking, by keys, and quickly to the end.

import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { Created } from "../../src/wire/server";
import { newPerson, type Device, type Person } from "./browser";
import { answer, choose, nextQuestion, type Question } from "./question";
import { press as pressAt, rest, type Spot, type Way } from "./watch";

/** Small and quick, but nobody can have lost after a few decisions; what is played does not matter here. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  "pocket-battles": { size: 30 },
  "kleine-helden": { life: "ten" },
  "moonstone": { size: 2, stones: 5 },
  "home-raiders": { stars: 6 },
};

/** What ends a match soon where it is played to its end, by game: whoever has lost early has played it whole. */
export const SOON: Record<string, object> = {
  "home-raiders": { options: { stars: 3 } },
};

/** Every game of the program. */
export const GAMES = inject("games");

/** Matches with computers go the same way every time, unless a test wishes for dice of its own: luck decides no test. */
const SEED = 7;

/** Creates a match with a request, so that options can be chosen; gives the secret links of its seats. */
export async function createMatch(page: Page, game: string, seats: unknown[], more: object = {}): Promise<{ id: string; links: string[] }> {
  const dice = seats.some((seat) => typeof seat === "object") ? { seeded: SEED } : undefined;
  const wish = { game, options: OPTIONS[game] ?? {}, seats, reaction_seconds: 0, dice, ...more };
  await page.goto("/");
  const created = await page.evaluate(async (body) => {
    const response = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return (await response.json()) as unknown;
  }, wish) as Created;
  return { id: created.id, links: created.seats.map(({ token }) => `/#m=${created.id}&t=${token}`) };
}

/** Opens a secret link and sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByLabel(/Your name|Dein Name/).fill(name);
  await page.getByRole("button", { name: /Sit down|Platz nehmen/ }).click();
}

/** Clicks through to the end, inside the page: as fast as the page can follow. */
export async function playToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = (): Promise<void> => new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    let state = 12345;
    const random = (most: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * most);
    };
    let answered = "";
    while (!document.querySelector(".over h2")) {
      const asked = document.querySelector<HTMLElement>(".question[data-key]");
      const buttons = [...asked?.querySelectorAll<HTMLButtonElement>("[data-option]:not([disabled])") ?? []];
      const button = buttons[random(buttons.length)];
      if (asked?.dataset.key !== answered) {
        button?.click();
        if (button) answered = asked?.dataset.key ?? "";
      }
      await changed();
    }
  });
}

/** Answers with what is liked, or with the first option, until something is on screen. */
export async function playUntil(page: Page, wanted: Locator, liked: RegExp, how: Way = "click"): Promise<void> {
  for (let last = ""; ;) {
    const question = await nextQuestion(page, last);
    if (await wanted.count()) return;
    if (!question) throw new Error(`the match is over, and ${String(wanted)} never came`);
    const { number = 0 } = question.options.find(({ text }) => liked.test(text)) ?? question.options[0] ?? {};
    await choose(page, question, number, how);
    last = question.key;
  }
}

/** So far from its corner, in pixels, a piece is clicked: cards in a hand cover each other. */
const CORNER = 12;

/** Runs in the page: where something glows on the board and lies open on screen. */
function findGlowing({ turn, corner }: { turn: number; corner: number }): Spot | null {
  const glowing = [...document.querySelectorAll<HTMLElement>(".piece.offered:not(.dim):not(.picked)")];
  const piece = glowing[turn % glowing.length];
  if (!piece) return null;
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top } = piece.getBoundingClientRect();
  const at = { x: left + corner, y: top + corner };
  return piece.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}

/** Picks up to three pieces on the board; gives what is left of the question. */
async function pickOnBoard(page: Page, question: Question, turn: number, how: Way): Promise<Question> {
  let left = question;
  for (let picks = 0; picks < 3 && !left.isReady; picks += 1) {
    await rest(page, ".field .piece");
    const at = await page.evaluate(findGlowing, { turn: turn + picks, corner: CORNER });
    if (!at) break;
    await pressAt(page, at, how);
    left = await nextQuestion(page) ?? left;
  }
  return left;
}

/**
 * Makes decisions with real clicks or taps: every third one begins on the board, the others are picked from the list.
 * Whether the end was reached. Whenever something is asked, somebody may look at the page first.
 */
export async function playByHand(page: Page, how: Way = "click", decisions = Infinity, look?: (question: Question) => Promise<void>): Promise<boolean> {
  for (let made = 0, last = ""; made < decisions; made += 1) {
    const asked = await nextQuestion(page, last);
    if (!asked) return true;
    await look?.(asked);
    const question = made % 3 === 0 ? await pickOnBoard(page, asked, made, how) : asked;
    await choose(page, question, question.options[(made * 7) % question.options.length]?.number ?? 0, how);
    last = question.key;
  }
  return false;
}

/** Runs in the page: whether a question is asked and the keyboard is elsewhere than at its list. */
function isElsewhere(key: string): boolean {
  const asked = document.querySelector<HTMLElement>(".question");
  return asked?.dataset.key === key && !asked.querySelector("ol")?.contains(document.activeElement);
}

/** Runs in the page: whether a question is asked still, and one of its groups is open. */
function isOpened(key: string): boolean {
  const asked = document.querySelector<HTMLElement>(".question");
  return asked?.dataset.key === key && asked.querySelector(".narrowed") !== null;
}

/** Plays to the end with the keyboard alone: arrows and Enter, and now and then a number. Somebody may look at every question first. */
export async function playByKeys(page: Page, look?: (question: Question) => Promise<void>): Promise<void> {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  for (let made = 0, last = ""; ; made += 1) {
    const question = await nextQuestion(page, last);
    if (!question) return;
    await look?.(question);
    const { key, options } = question;
    await answer(page, question, async () => {
      const isGrouped = await page.locator(`.question[data-key="${key}"] .group`).count() > 0;
      if (made % 3 === 0) await press(String(1 + (made % Math.min(2, options.length))));
      else {
        while (await page.evaluate(isElsewhere, key)) await press("Tab");
        for (let step = 0; step < made % 5; step += 1) await press("ArrowDown");
        await press("Enter");
      }
      // What was chosen was a group: its options stand in its place now.
      if (isGrouped && await page.evaluate(isOpened, key)) await press("1");
    });
    last = key;
  }
}

/** Plays to the end by what a screen reader is told alone: roles and names. */
export async function playByRoles(page: Page): Promise<void> {
  const end = page.getByRole("heading", { name: /^(You have won!|You have lost\.|The match is over)$/ });
  // The question, what has happened, and whose turn it is.
  const tell = (): Promise<string> => page.getByRole("complementary").ariaSnapshot();
  for (let made = 0, last = ""; ; made += 1) {
    const question = await nextQuestion(page, last);
    if (!question) return end.waitFor();
    const choice = page.getByRole("region", { name: "Your choice" }).and(page.locator(`[data-key="${question.key}"]`));
    const options = choice.getByRole("list").first().getByRole("button");
    const before = await tell();
    await answer(page, question, async () => {
      const one = options.nth((made * 5) % await options.count());
      const isGroup = await one.getAttribute("aria-expanded") !== null;
      await one.click();
      if (isGroup) await options.first().click();
    });
    // Something is told, or something else is asked.
    await expect.poll(tell).not.toBe(before);
    last = question.key;
  }
}

/** Two people at one table, each in a browser of their own, which may be another one than usual. */
export async function seatTwo(game: string, more: object = {}, first: Device = {}, second: Device = {}): Promise<[Person, Person, string]> {
  const [one, other] = [await newPerson(first), await newPerson(second)];
  const { id, links } = await createMatch(one.page, game, ["me", "friend"], more);
  await sitDown(one.page, links[0] ?? "", "Anna");
  await sitDown(other.page, links[1] ?? "", "Bert");
  await Promise.all([one, other].map(({ page }) => page.locator(".match").waitFor()));
  return [one, other, id];
}
