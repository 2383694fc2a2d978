// Playing on the board itself: piece, then target.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { newPerson, useBrowser } from "./support/browser";
import { createMatch, sitDown } from "./support/play";
import { choose, waitForQuestion, type Question } from "./support/question";

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
