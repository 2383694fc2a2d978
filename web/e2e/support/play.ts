// Ways to play: by clicking, by keys, and quickly to the end.

import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { Created } from "../../src/wire/server";
import { newPerson, type Person } from "./browser";

/** Small and quick; what is played does not matter here. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  "pocket-battles": { size: 30 },
  "kleine-helden": { life: "ten" },
  "moonstone": { size: 2 },
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

export const QUESTION = ".question ol button:not([disabled])";

/** Clicks through to the end, inside the page: as fast as the page can follow. Gives the number of decisions. */
export async function playToTheEnd(page: Page): Promise<number> {
  const decisions = await page.evaluate(async (question) => {
    let state = 12345;
    const random = (most: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * most);
    };
    let count = 0;
    for (let waited = 0; waited < 8000; waited += 1) {
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
  }, QUESTION);
  expect(decisions).toBeGreaterThan(0);
  return decisions;
}

/** The name of the question on screen; nothing if there is none. */
function questionKey(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector(".question")?.getAttribute("data-key") ?? null);
}

/** Waits until a question is answered: another one, none, or the end. */
async function waitForNext(page: Page, key: string | null): Promise<void> {
  await page.waitForFunction((old) => document.querySelector(".over") !== null
    || document.querySelector(".question")?.getAttribute("data-key") !== old, key);
}

/** Whether there is something to decide, and not the end. */
async function isAsked(page: Page): Promise<boolean> {
  await page.locator(`${QUESTION}, .over`).first().waitFor();
  return (await page.locator(".over").count()) === 0;
}

/** Makes some decisions with the mouse: what glows on the board is picked until one option is left, or one of the list is. */
export async function playByMouse(page: Page, decisions: number): Promise<void> {
  for (let made = 0; made < decisions && await isAsked(page); made += 1) {
    const key = await questionKey(page);
    for (let picks = 0; picks < 4; picks += 1) {
      const glowing = page.locator(".piece.offered:not(.dim):not(.picked)");
      const count = await glowing.count();
      if (count === 0 || await page.locator(".ready").count()) break;
      await glowing.nth(made % count).click({ timeout: 5000, position: { x: 8, y: 8 } });
    }
    const ready = page.locator(".ready .primary");
    if (await ready.count()) await ready.click();
    else await page.locator(QUESTION).first().click();
    await waitForNext(page, key);
  }
}

/** Plays with the keyboard alone: arrows and Enter, and now and then a number. Whether the end was reached. */
export async function playByKeys(page: Page, most: number): Promise<boolean> {
  for (let made = 0; made < most; made += 1) {
    if (!(await isAsked(page))) return true;
    const key = await questionKey(page);
    const isAtList = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest(".question ol") !== null && document.activeElement !== document.body);
    for (let tabs = 0; tabs < 60 && !(await isAtList()); tabs += 1) await page.keyboard.press("Tab");
    if (made % 3 === 0) await page.keyboard.press("1");
    else {
      for (let step = 0; step < made % 4; step += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await waitForNext(page, key);
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
