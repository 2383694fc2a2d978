// Playing on the board itself: piece, then target.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { LYING, newPerson, PHONE, useBrowser } from "./support/browser";
import { readOptions } from "./support/fit";
import { createMatch, GAMES, seatTwo, sitDown } from "./support/play";
import { answer, choose, waitForQuestion, within, type Question } from "./support/question";
import { pressStill, rest } from "./support/watch";

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

test.runIf(GAMES.includes("pocket-battles"))("a unit that is dragged takes its tiles along", async () => {
  const { page } = await newPerson();
  const { links } = await createMatch(page, "pocket-battles", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const army = await waitForQuestion(page);
  await choose(page, army, 0);
  await waitForQuestion(page, army.key);
  const unit = page.locator(".tray .unit:has(.offered)").first();
  const tiles = await unit.locator(".troop").count();
  await unit.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 5 });
  expect(tiles).toBeGreaterThan(0);
  expect(await page.locator("[data-copy] .troop").count()).toBe(tiles);
  await page.mouse.up();
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

/** How many deeds are done on the board; a phone is held sideways for the last one. */
const DEEDS = 2;

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
    const pair = findPair((await readOptions(person, question)).map(({ touches }) => touches));
    if (pair) {
      await answer(page, question, async () => {
        for (const id of pair) await pressStill(page, `.field [data-id="${id}"]`, how);
      });
      done += 1;
      if (how === "tap") await page.setViewportSize(LYING);
    } else await choose(page, question, question.options[(made * 7) % question.options.length]?.number ?? 0, how);
    question = await waitForQuestion(page, question.key);
  }
});

/** Something with a card of its own, by game. */
const READABLE: Record<string, string> = {
  "pixel-tactics": '[data-id^="hand-"]', "pocket-battles": ".tray .troop", "kleine-helden": ".mine .hero", "moonstone": ".roster .piece", "home-raiders": ".roster .piece",
};

test.each(GAMES)("a finger that rests on a piece of %s reads its card, and nothing is taken", async (game) => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  const { links } = await createMatch(page, game, ["me", { computer: "recruit" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const piece = page.locator(READABLE[game] ?? "").first();
  // What is ready-made lies over the table until it is chosen.
  let question = await waitForQuestion(page);
  while (await piece.count() === 0 || await page.locator(".gallery, .leaders").count() > 0) {
    await choose(page, question, 0, "tap");
    question = await waitForQuestion(page, question.key);
  }
  await rest(page, ".field .piece");
  const { x, y } = await piece.boundingBox() ?? { x: 0, y: 0 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 14, y: y + 14 }] });
  await page.locator(".reader.pinned").waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await page.locator(".reader").innerText()).length).toBeGreaterThan(20);
  expect(await page.locator(".piece.picked").count()).toBe(0);
  await page.locator(".reader").getByRole("button", { name: "Close" }).tap();
  await page.locator(".reader").waitFor({ state: "detached" });
  expect((await waitForQuestion(page)).key).toBe(question.key);
});

test.runIf(GAMES.includes("kleine-helden"))("whoever plays with people ends a turn only by a second click at the same place", async () => {
  const [one, other] = await seatTwo("kleine-helden", { dice: { seeded: 5 } });
  const isAsked = async (): Promise<{ page: Page; question: Question }> => Promise.race([one, other].map(async ({ page }) => ({ page, question: await waitForQuestion(page) })));
  let { page, question } = await isAsked();
  const findEnd = (): number | undefined => question.options.find(({ text }) => text === "End the turn")?.number;
  while (findEnd() === undefined) {
    await choose(page, question, question.options.at(-1)?.number ?? 0);
    ({ page, question } = await isAsked());
  }
  const end = within(page, question, `[data-option="${findEnd()}"]`);
  const ask = async (): Promise<void> => {
    await end.click();
    await end.getByText("Sure?").waitFor();
    expect((await waitForQuestion(page)).key).toBe(question.key);
  };
  await ask();
  await page.keyboard.press("Escape");
  await end.getByText("Sure?").waitFor({ state: "detached" });
  await ask();
  await end.click();
  await end.waitFor({ state: "detached" });
});
