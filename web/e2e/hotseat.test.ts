// Several people at one device, with a curtain between them.

import { expect, test } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { choose, waitForQuestion } from "./support/question";

useBrowser();

test("two people share a device, and neither sees what the other holds", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  await page.getByRole("article", { name: "Pixel Tactics" }).getByRole("button", { name: "Set up the match" }).click();
  const agreement = page.getByRole("dialog", { name: "Pixel Tactics" });
  await agreement.getByRole("combobox", { name: "Against" }).selectOption({ label: "someone at this device" });
  await agreement.getByLabel("Name of player 1").fill("Anna");
  await agreement.getByLabel("Name of player 2").fill("Bert");
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
  const hand = (): Promise<(string | null)[]> => page.locator('[data-id^="hand-"]').evaluateAll((cards) => cards.map((card) => card.getAttribute("data-id")));

  const leader = await waitForQuestion(page);
  expect((await hand()).length).toBe(5);
  expect(await page.locator('[data-id^="enemy-hand-"]').count()).toBe(0);
  await choose(page, leader, 0);
  await page.getByRole("button", { name: "Pass the device to Bert" }).click();
  // Behind the curtain nothing is on the page.
  await page.getByRole("heading", { name: "Pass the device to Bert" }).waitFor();
  expect(await page.locator("[data-id], .log li, .question").count()).toBe(0);
  await page.getByRole("button", { name: "I am Bert: show the table" }).click();
  const berts = await waitForQuestion(page);
  expect(berts.key).not.toBe(leader.key);
  await page.getByText("Bert (you)").waitFor();
  expect(await page.getByText("Anna (you)").count()).toBe(0);
  expect((await hand()).length).toBe(5);
  expect(await page.locator('[data-id^="enemy-hand-"]').count()).toBe(0);
  await choose(page, berts, 0);
  // Either of them begins; the other one is passed the device when it is their turn.
  await page.locator(".question, .side > .primary").first().waitFor();
});
