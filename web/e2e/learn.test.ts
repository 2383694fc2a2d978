// Lessons on the real board: by mouse, by keyboard, by finger.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { playToTheEnd } from "./support/play";
import type { Lecture, PuzzleInfo } from "../src/wire/server";
import { choose, waitForQuestion } from "./support/question";

useBrowser();

const said = (page: Page, words: string): Promise<void> => page.locator(".said", { hasText: words }).waitFor();
const onward = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const piece = (page: Page, id: string) => page.locator(`.field [data-id="${id}"]`).first();

test("the first lesson is taken by mouse, a wrong try is explained, and the course remembers it", async () => {
  const { page } = await newPerson();
  await page.goto("/#lobby");
  await page.getByRole("link", { name: /^Learn ?: Pixel Tactics$/ }).click();
  await page.getByRole("link", { name: /^Begin ?: The goal$/ }).click();
  await said(page, "This is you: Blue");
  await page.locator("[data-pointed=blue-flank-middle]").waitFor();
  for (const words of ["this is the red leader", "Beside the sword", "Attack the leader"]) {
    await onward(page).click();
    await said(page, words);
  }
  expect(await page.locator("[data-pointed]").count()).toBe(2);
  await piece(page, "blue-front-middle").click();
  await piece(page, "red-front-left").click();
  await page.getByText("Hitting the knight gains you nothing here").waitFor();
  await piece(page, "blue-front-middle").click();
  await piece(page, "red-flank-middle").click();
  await said(page, "that is lethal");
  await onward(page).click();
  await said(page, "Draw a card");
  await piece(page, "deck").click();
  await page.locator(".at button").first().click();
  await said(page, "Won!");
  await onward(page).click();
  await said(page, "Well done!");
  await page.getByRole("link", { name: "All lessons" }).last().click();
  await page.getByText("1 of 10 done").waitFor();
});

test("the first lesson is taken by keyboard", async () => {
  const { page } = await newPerson();
  await page.goto("/#learn=pixel-tactics&lesson=01-goal");
  await said(page, "This is you: Blue");
  for (const words of ["this is the red leader", "Beside the sword", "Attack the leader"]) {
    await page.keyboard.press("n");
    await said(page, words);
  }
  await page.keyboard.press("t");
  await page.getByText("drag it onto the red leader").waitFor();
  // The fourth row is the fighter's.
  await page.keyboard.press("4");
  const attack = page.locator("ol:not([hidden]) > li > [data-option]", { hasText: "Adjenna" }).first();
  await attack.focus();
  await page.keyboard.press("Enter");
  await said(page, "that is lethal");
});

test("the first lesson is taken by finger on a phone", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await page.goto("/#learn=pixel-tactics&lesson=01-goal");
  await said(page, "This is you: Blue");
  for (const words of ["this is the red leader", "Beside the sword", "Attack the leader"]) {
    await onward(page).tap();
    await said(page, words);
  }
  await piece(page, "blue-front-middle").tap();
  await piece(page, "red-flank-middle").tap();
  await said(page, "that is lethal");
});

test("a puzzle says what a wrong try would bring, is shown, and the next one is solved and remembered", async () => {
  const { page } = await newPerson();
  const game = "pixel-tactics";
  await page.goto("/#lobby");
  await page.getByRole("link", { name: /^Puzzles ?: Pixel Tactics$/ }).click();
  await page.getByRole("link", { name: /^Solve puzzles/ }).click();
  const { puzzles } = await page.evaluate(async (path) => (await fetch(path)).json() as Promise<{ puzzles: PuzzleInfo[] }>, `/api/puzzles/${game}`);
  const findRight = (key: string, step: number, tries: unknown[]): Promise<number> => page.evaluate(async ([path, body]) => {
    const lecture = await (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })).json() as Lecture;
    return lecture.now?.right[0] ?? -1;
  }, [`/api/puzzles/${game}/${key}`, JSON.stringify(step === 0 ? { tries: [] } : { tries })] as const);
  const first = puzzles[0]?.key ?? "";
  const right = await findRight(first, 0, []);
  const question = await waitForQuestion(page);
  // It stays the same question, however often it is tried in vain.
  await choose(page, question, right === 0 ? 1 : 0).catch(() => {});
  await page.locator(".wrong", { hasText: "of 100" }).waitFor();
  for (let step = 0; step < (puzzles[0]?.steps ?? 0); step += 1) await page.getByRole("button", { name: "Show me the solution" }).click();
  await said(page, "That was it.");
  expect(await page.locator(".brought li.right").count()).toBe(puzzles[0]?.steps);
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.getByRole("heading", { name: "Puzzle 2" }).waitFor();
  const tries: unknown[] = [];
  let last = "";
  for (let step = 0; step < (puzzles[1]?.steps ?? 0); step += 1) {
    const asked = await waitForQuestion(page, last);
    const number = await findRight(puzzles[1]?.key ?? "", step, tries);
    await choose(page, asked, number);
    tries.push({ choose: number });
    last = asked.key;
  }
  await said(page, "Solved!");
  await page.getByRole("link", { name: "All puzzles" }).last().click();
  await page.getByText(`1 of ${puzzles.length} solved`).waitFor();
});

test("the rules draw the real board where a lesson shows them", async () => {
  const { page } = await newPerson();
  await page.goto("/#help=pixel-tactics");
  await page.locator("figure [data-id]").first().waitFor();
  expect(await page.locator("figure").count()).toBeGreaterThan(3);
  await page.getByRole("button", { name: /PT-20$/ }).click();
  await page.getByText("Intercepted!").waitFor();
});

test("whoever is new begins with a small match, goes on with a larger one, and may have the whole game at any time", async () => {
  const { page } = await newPerson({ isNew: true });
  const told = page.getByRole("dialog");
  const begin = (): Promise<void> => page.getByRole("button", { name: /Play now.*Pocket Battles/ }).click();
  await page.goto("/");
  await begin();
  await told.getByRole("heading", { name: "Your first match" }).waitFor();
  await told.getByRole("button", { name: "Let’s play" }).click();
  // What was read is not said again, and a match that is not over counts for nothing.
  await page.reload();
  await waitForQuestion(page);
  expect(await told.count()).toBe(0);
  await playToTheEnd(page);
  await page.getByRole("button", { name: "What could I have done better?" }).click();
  // Either something would have been better, with the way to where it was chosen, or nothing would.
  await page.locator('.advice a[href*="#replay="], .advice p').first().waitFor();
  await page.getByRole("button", { name: "Next match: Twice as large" }).click();
  await told.getByRole("heading", { name: "Twice as large" }).waitFor();
  const small = page.url();
  await told.getByRole("button", { name: "The whole game instead" }).click();
  await page.waitForURL((url) => url.href !== small);
  await waitForQuestion(page);
  expect(await told.count()).toBe(0);
  await page.setViewportSize(PHONE);
  await page.goto("/#progress");
  await page.getByRole("listitem").filter({ hasText: "Pocket Battles" }).getByText("1 of 11 lessons and first matches").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto("/#lobby");
  await begin();
  await page.locator(".gallery").waitFor();
  expect(await told.count()).toBe(0);
});
