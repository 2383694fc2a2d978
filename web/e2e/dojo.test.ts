// Duels and bluffs are practised.

import { expect, test } from "vitest";
import { newPerson, useBrowser } from "./support/browser";

useBrowser();

test("answers to a duel are mixed and judged, and the next situation is a bluff", async () => {
  const { page } = await newPerson();
  await page.goto("/#lobby");
  expect(await page.getByRole("link", { name: "Dojo" }).getAttribute("href")).toBe("#dojo=moonstone");
  await page.goto("/#dojo=moonstone&seed=1");
  await page.getByRole("heading", { name: "Duel: both choose at the same time" }).waitFor();
  const [first, second] = [page.locator(".answers button").nth(0), page.locator(".answers button").nth(1)];
  const names = [await first.innerText(), await second.innerText()];
  await first.click();
  await second.click();
  await page.getByRole("button", { name: "I mix these 2" }).click();
  await page.getByText(/^\d+ of 10 points$/).waitFor();
  const own = await page.locator(".shares .own span").allInnerTexts();
  expect(own.map((text) => text.replace(/\s*\(you\)$/, "")).sort()).toEqual(names.sort());
  await page.getByRole("button", { name: "The next situation" }).click();
  await page.getByRole("heading", { name: "Bluff: believe or call" }).waitFor();
  expect(await page.locator(".answers button").count()).toBe(2);
});
