// What somebody meets who has never played: explanations, cards that are read, and nothing in their way.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { View as Moonstone } from "../src/wire/moonstone";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { createMatch, GAMES, sitDown } from "./support/play";
import { choose, waitForQuestion } from "./support/question";
import { seeWhile, watch } from "./support/watch";

useBrowser();

async function begin(page: Page, game: string): Promise<void> {
  const { links } = await createMatch(page, game, ["me", { computer: "recruit" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  await waitForQuestion(page);
}

test.runIf(GAMES.includes("pixel-tactics"))("a kind of question is explained twice, then when it is asked for, and never where nobody wants that", async () => {
  const { page } = await newPerson({ isNew: true });
  await begin(page, "pixel-tactics");
  await page.getByRole("dialog").getByRole("button", { name: "Let’s play" }).click();
  const tip = page.locator(".tip");
  let question = await waitForQuestion(page);
  const told = [await tip.innerText()];
  for (let made = 0; made < 5; made += 1) {
    await choose(page, question, question.options[0]?.number ?? 0);
    question = await waitForQuestion(page, question.key);
    told.push(await tip.count() > 0 ? await tip.innerText() : "");
  }
  expect(told[0]).toMatch(/^Your leader stands in the middle/);
  expect(told.filter((text) => text.startsWith("Two actions in each wave")).length).toBe(2);
  expect(told.at(-1)).toBe("");
  const what = page.getByRole("button", { name: "What does that mean?" });
  await what.click();
  expect(await tip.innerText()).toMatch(/^Two actions in each wave/);
  await what.click();
  expect(await tip.count()).toBe(0);

  const { page: other } = await newPerson();
  await begin(other, "pixel-tactics");
  expect(await other.locator(".tip").count()).toBe(0);
});

test.runIf(GAMES.includes("pixel-tactics"))("a card that is taken says in every free place what it would do there", async () => {
  const { page } = await newPerson();
  await begin(page, "pixel-tactics");
  // Two who choose the same leader choose again.
  for (let question = await waitForQuestion(page); await page.locator(".troop.own").count() === 0;) {
    await choose(page, question, 0);
    question = await waitForQuestion(page, question.key);
  }
  await page.locator('[data-id^="hand-"].offered').first().click();
  const rows = page.locator(".troop.own .free");
  expect(await rows.count()).toBe(8);
  for (const row of await rows.all()) expect(await row.locator(".does").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.locator(".does").count()).toBe(0);
});

test.each(["moonstone", "home-raiders"].filter((game) => GAMES.includes(game)))("whoever rests the mouse on a figure of %s reads its card, and it goes with the mouse", async (game) => {
  const { page } = await newPerson();
  await begin(page, game);
  for (let question = await waitForQuestion(page); await page.locator(".base").count() < 2;) {
    await choose(page, question, question.options[0]?.number ?? 0);
    question = await waitForQuestion(page, question.key);
  }
  const person = page.locator(".roster .piece:is(.person, .member)").first();
  await person.hover();
  await page.locator(".reader").getByRole("listitem").first().waitFor();
  expect(await page.locator(".reader.pinned").count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.locator(".reader").waitFor({ state: "detached" });
});

test.runIf(GAMES.includes("moonstone"))("a finger reads the event and the agenda, of which a phone shows the names alone", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await begin(page, "moonstone");
  // Until somebody stands on the table, cards lie over it or a list is open.
  for (let question = await waitForQuestion(page); await page.locator(".base").count() < 1;) {
    await choose(page, question, question.options[0]?.number ?? 0, "tap");
    question = await waitForQuestion(page, question.key);
  }
  const own = page.locator(".own .slips");
  const name = await own.locator(".slip").first().innerText();
  await own.tap();
  await page.getByRole("dialog").getByText(name).waitFor();
  expect((await page.getByRole("dialog").locator("article p").first().innerText()).length).toBeGreaterThan(10);
});

test.runIf(GAMES.includes("pixel-tactics"))("the end of a match is in sight on a phone, even if the log was open", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await begin(page, "pixel-tactics");
  await page.getByRole("button", { name: "Log and more" }).tap();
  await page.getByRole("button", { name: "More …" }).tap();
  await page.getByRole("button", { name: "Resign", exact: true }).tap();
  await page.getByRole("dialog", { name: "Do you really want to resign?" }).getByRole("button", { name: "Resign", exact: true }).tap();
  const headline = page.getByRole("heading", { name: "You have lost." });
  await headline.waitFor();
  expect(await headline.evaluate((heading) => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })).toBe(true);
});

/** Runs in the page: whether the match has begun, so that the reader decides again. */
function isPlaying(): true | null {
  return document.querySelector(".question [data-option]") !== null && document.querySelector(".set-up") === null || null;
}

test.runIf(GAMES.includes("moonstone"))("one tap has everything set up, and then the reader decides", async () => {
  const person = await newPerson({ size: PHONE, isTouch: true });
  await begin(person.page, "moonstone");
  await person.page.getByRole("button", { name: "Set up for me" }).tap();
  await watch(person.page, isPlaying, null);
  const { round, models } = person.view() as Moonstone;
  expect(round).toBe(1);
  expect(models.filter(({ owner }) => owner === 0).length).toBe(2);
});

/** Runs in the page: how high the bar below the board is while something is shown, and where that is said. */
function readBar(): { height: number; isSaid: boolean; isCovering: boolean } | null {
  const [caption, telling, bar] = [".layer .caption", ".telling", ".side"].map((name) => document.querySelector(name));
  if (!caption || !telling || !bar) return null;
  return { height: bar.clientHeight, isSaid: telling.textContent?.includes(caption.textContent ?? "") ?? false, isCovering: caption.getClientRects().length > 0 };
}

test.runIf(GAMES.includes("pixel-tactics"))("what happens on a phone is said in the bar, over nothing of the board, and a list that was open leaves no gap there", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true, isMoving: true });
  await begin(page, "pixel-tactics");
  for (let question = await waitForQuestion(page); await page.locator(".troop.own").count() === 0;) {
    await choose(page, question, 0, "tap");
    question = await waitForQuestion(page, question.key);
  }
  const question = await waitForQuestion(page);
  await page.locator(".question .fold").tap();
  const { height, ...said } = await seeWhile(page, readBar, null, () => choose(page, question, question.options.at(-1)?.number ?? 0, "tap"));
  expect(height).toBeLessThanOrEqual(130);
  expect(said).toEqual({ isSaid: true, isCovering: false });
});
