// Ways to play: by clicking, by keys, and quickly to the end.

import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { Created } from "../../src/wire/server";
import { newPerson, type Person } from "./browser";

/** Small and quick, but nobody can have lost after a few decisions; what is played does not matter here. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  "pocket-battles": { size: 30 },
  "kleine-helden": { life: "ten" },
  "moonstone": { size: 2, stones: 5 },
  "home-raiders": { stars: 6 },
};

/** Every game of the program. */
export const GAMES = inject("games");

/** Creates a match with a request, so that options can be chosen; gives the secret links of its seats. */
export async function createMatch(page: Page, game: string, seats: unknown[], more: object = {}): Promise<{ id: string; links: string[] }> {
  const wish = { game, options: OPTIONS[game] ?? {}, seats, reaction_seconds: 0, ...more };
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

/** However the dice fall, a match is played within this time. */
const LONGEST = 240_000;

export const QUESTION = ".question ol button:not([disabled])";

/** Clicks through to the end, inside the page: as fast as the page can follow. Gives the number of decisions. */
export async function playToTheEnd(page: Page): Promise<number> {
  const decisions = await page.evaluate(async ({ question, longest }) => {
    let state = 12345;
    const random = (most: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * most);
    };
    let count = 0;
    for (const until = Date.now() + longest; Date.now() < until;) {
      if (document.querySelector(".over")) return count;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(question)];
      const button = buttons[random(buttons.length)];
      if (button) {
        button.click();
        count += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    return -1;
  }, { question: QUESTION, longest: LONGEST });
  expect(decisions, "the match was not over in time").toBeGreaterThanOrEqual(0);
  return decisions;
}

/** Where the mouse goes next: at something that glows on the board, at the last word, or at an option of the list. */
interface Target {
  key: string;
  x: number;
  y: number;
  /** Whether a question is answered by it, or only narrowed down. */
  isLast: boolean;
}

/** Finds something to click that lies open on screen. Nothing is found while there is nothing to decide. */
function findTarget({ turn, usesBoard }: { turn: number; usesBoard: boolean }): Target | "over" | null {
  if (document.querySelector(".over")) return "over";
  const question = document.querySelector<HTMLElement>(".question[data-key]");
  if (!question) return null;
  const key = question.dataset.key ?? "";
  const locate = (element: Element, isLast: boolean): Target | null => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(12, box.width / 2), box.top + Math.min(12, box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit && (element === hit || element.contains(hit)) ? { key, x, y, isLast } : null;
  };
  const sure = question.querySelector(".ready .primary:not([disabled])");
  if (sure) return locate(sure, true);
  if (usesBoard) {
    const glowing = [...document.querySelectorAll(".piece.offered:not(.dim):not(.picked)")];
    const target = glowing.length > 0 ? locate(glowing[turn % glowing.length] as Element, false) : null;
    if (target) return target;
  }
  const options = [...question.querySelectorAll("ol button:not([disabled])")];
  return options.length > 0 ? locate(options[(turn * 7) % options.length] as Element, true) : null;
}

/** Makes decisions with real clicks: every third one begins on the board, the others are picked from the list. Whether the end was reached. */
export async function playByMouse(page: Page, decisions = Infinity): Promise<boolean> {
  let [made, turn, picks] = [0, 0, 0];
  let answered = "";
  const until = Date.now() + LONGEST;
  while (made < decisions && Date.now() < until) {
    turn += 1;
    const target = await page.evaluate(findTarget, { turn, usesBoard: made % 3 === 0 && picks < 3 });
    if (target === "over") return true;
    if (target === null || target.key === answered) {
      await page.waitForTimeout(10);
      continue;
    }
    await page.mouse.click(target.x, target.y);
    picks += 1;
    if (!target.isLast) continue;
    // Whoever wants to be asked first has one more click to make.
    if (await waitForNext(page, target.key) === "unsure") continue;
    answered = target.key;
    made += 1;
    picks = 0;
  }
  return false;
}

/** Waits until a question is answered: another one, none, or the end; or until a last word is asked for. */
async function waitForNext(page: Page, key: string): Promise<"answered" | "unsure"> {
  const handle = await page.waitForFunction((old) => {
    if (document.querySelector(".over") || document.querySelector(".question")?.getAttribute("data-key") !== old) return "answered";
    return document.querySelector(".ready .primary:not([disabled])") ? "unsure" : null;
  }, key);
  return await handle.jsonValue() ?? "answered";
}

/** Where somebody with a keyboard is: at which question, and whether at its list. */
function findFocus(): { key: string; isAtList: boolean; isOver: boolean } {
  const question = document.querySelector<HTMLElement>(".question[data-key]");
  const isReady = question?.querySelector("ol button:not([disabled])") !== null;
  const at = document.activeElement;
  return {
    key: isReady ? question?.dataset.key ?? "" : "",
    isAtList: at !== document.body && at?.closest(".question ol") !== null && at?.closest(".question ol") !== undefined,
    isOver: document.querySelector(".over") !== null,
  };
}

/** Plays with the keyboard alone: arrows and Enter, and now and then a number. Whether the end was reached. */
export async function playByKeys(page: Page): Promise<boolean> {
  const until = Date.now() + LONGEST;
  let answered = "";
  for (let made = 0; Date.now() < until;) {
    const { key, isAtList, isOver } = await page.evaluate(findFocus);
    if (isOver) return true;
    if (key === "" || key === answered) {
      await page.waitForTimeout(10);
    } else if (made % 3 === 0) {
      await page.keyboard.press(String(1 + (made % 2)));
      // There may be one option only.
      if (made % 2 === 1) await page.keyboard.press("1");
      await waitForNext(page, key);
      [answered, made] = [key, made + 1];
    } else if (!isAtList) {
      await page.keyboard.press("Tab");
    } else {
      for (let step = 0; step < made % 5; step += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await waitForNext(page, key);
      [answered, made] = [key, made + 1];
    }
  }
  return false;
}

/** Plays by what a screen reader is told alone: roles and names. Whether the end was reached. */
export async function playByRoles(page: Page): Promise<boolean> {
  const choice = page.getByRole("region", { name: "Your choice" });
  const options = choice.getByRole("list").first().getByRole("button");
  const end = page.getByRole("heading", { name: /^(You have won!|You have lost\.|The match is over)$/ });
  // The question, what has happened, and whose turn it is.
  const tell = (): Promise<string> => page.getByRole("complementary").ariaSnapshot();
  const until = Date.now() + LONGEST;
  for (let made = 0; Date.now() < until; made += 1) {
    await end.or(options.first()).first().waitFor();
    if (await end.count()) return true;
    const before = await tell();
    await options.nth((made * 5) % Math.max(1, await options.count())).click();
    // Something is told, or something else is asked.
    while (await tell() === before && Date.now() < until) await page.waitForTimeout(10);
  }
  return false;
}

/** Two people at one table, each in a browser of their own. */
export async function seatTwo(game: string, more: object = {}): Promise<[Person, Person, string]> {
  const [one, other] = [await newPerson(), await newPerson()];
  const { id, links } = await createMatch(one.page, game, ["me", "friend"], more);
  await sitDown(one.page, links[0] ?? "", "Anna");
  await sitDown(other.page, links[1] ?? "", "Bert");
  await Promise.all([one, other].map(({ page }) => page.locator(".match").waitFor()));
  return [one, other, id];
}
