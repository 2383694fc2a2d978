// Playing on the board itself: piece, then target.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { readOptions } from "./support/fit";
import { createMatch, GAMES, sitDown } from "./support/play";
import { answer, choose, waitForQuestion, type Question } from "./support/question";

useBrowser();

/** Pixel Tactics, where a card of the hand can be recruited to a place. */
async function recruit(page: Page): Promise<Question> {
  const { links } = await createMatch(page, "pixel-tactics", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const leader = await waitForQuestion(page);
  await choose(page, leader, 0);
  return waitForQuestion(page, leader.key);
}

function handCard(page: Page): Locator {
  return page.locator('[data-id^="hand-"].offered').first();
}

/** Where the card in hand can go. */
function freePlace(page: Page): Locator {
  return page.locator('[data-id^="blue-"].offered:not(.dim):not(.picked)').first();
}

test("a card is recruited by two clicks or by dragging it, and no window opens", async () => {
  const { page } = await newPerson();
  let question = await recruit(page);
  await handCard(page).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await freePlace(page).click();
  question = await waitForQuestion(page, question.key);
  await handCard(page).hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 5 });
  expect(await page.locator("[data-copy]").count()).toBe(1);
  await freePlace(page).hover();
  await page.mouse.up();
  await waitForQuestion(page, question.key);
  expect(await page.locator("[data-copy]").count()).toBe(0);
});

test("Escape, a second click and the empty table let go, and a wrong target says why", async () => {
  const { page } = await newPerson();
  const { key } = await recruit(page);
  const card = handCard(page);
  const taken = page.locator(".piece.picked");
  const ways = [() => page.keyboard.press("Escape"), () => card.click(), () => page.locator(".field .when").click()];
  for (const letGo of ways) {
    await card.click();
    await taken.waitFor();
    await letGo();
    await taken.waitFor({ state: "detached" });
  }
  await card.click();
  await page.locator('[data-id="red-rear-left"]').click();
  await page.getByRole("group", { name: "What this piece can do" }).getByRole("status").waitFor();
  expect(await taken.count()).toBe(1);
  expect((await waitForQuestion(page)).key).toBe(key);
});

test("the list is grouped by piece, a click on the board opens the group, and they point at each other", async () => {
  const { page } = await newPerson();
  const question = await recruit(page);
  const groups = page.locator(`.question[data-key="${question.key}"] [data-group]`);
  expect(await groups.count()).toBeGreaterThan(1);
  // Of a group only its name is seen until it is opened.
  expect(await page.locator(`.question[data-key="${question.key}"] .group [data-option]`).first().isVisible()).toBe(false);
  const id = await groups.first().getAttribute("data-group");
  await groups.first().hover();
  await page.locator(`[data-id="${id}"].marked`).waitFor();
  await page.locator(`[data-id="${id}"]`).hover();
  await page.locator(`[data-group="${id}"].lit`).waitFor();
  await page.locator(`[data-id="${id}"]`).click();
  await groups.first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: /Show all/ }).click();
  await groups.first().waitFor();
});

/** How many deeds are done on the board. */
const DEEDS = 2;

/** A finger or the mouse in the middle of something, whoever may stand on it. */
async function touch(page: Page, id: string, how: "click" | "tap"): Promise<void> {
  const { x, y, width, height } = await page.locator(`.field [data-id="${id}"]`).first().boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await (how === "tap" ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
}

/** A piece and a target that only one option is about. */
function findPair(options: readonly string[][]): [string, string] | undefined {
  const isOnly = ([piece, target]: string[]): boolean => options.filter((ids) => [piece, target].every((id) => id !== undefined && ids.includes(id))).length === 1;
  return options.find((ids) => ids.length === 2 && new Set(ids).size === 2 && isOnly(ids)) as [string, string] | undefined;
}

test.each(GAMES.flatMap((game) => (["click", "tap"] as const).map((how) => ({ game, how }))))("a deed of $game takes one $how on the piece and one on its target", async ({ game, how }) => {
  const person = await newPerson(how === "tap" ? { size: PHONE, isTouch: true } : {});
  const { page } = person;
  const { links } = await createMatch(page, game, ["me", { computer: "recruit" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  let question = await waitForQuestion(page);
  for (let made = 0, done = 0; done < DEEDS; made += 1) {
    const pair = findPair(readOptions(person.heard).map(({ touches }) => touches));
    if (pair) {
      await answer(page, question, async () => {
        for (const id of pair) await touch(page, id, how);
      });
      done += 1;
    } else await choose(page, question, question.options[(made * 7) % question.options.length]?.number ?? 0, how);
    question = await waitForQuestion(page, question.key);
  }
});
