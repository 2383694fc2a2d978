// What the page of the site is beside the games: kept, brought up to date, on a phone, shared.

import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "../support/browser";
import { serve } from "../support/folder";
import { playByHand } from "../support/play";
import { choose, waitForQuestion } from "../support/question";
import { isKept, setUp } from "../support/site";

useBrowser();

test("a new version is told between matches, and taken when somebody wants it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "walstatt-site-"));
  cpSync(process.env.WALSTATT_SITE ?? "", folder, { recursive: true });
  const { address, stop } = await serve(folder);
  const { page } = await newPerson();
  await page.goto(address);
  await isKept(page);
  appendFileSync(join(folder, "service.js"), "// another version\n");
  await page.goto(`${address}#help`);
  await page.reload();
  await page.getByText("There is a new version").waitFor();
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole("button", { name: "Take it now" }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("There is a new version").count()).toBe(0);
  await stop();
  rmSync(folder, { recursive: true });
});

test("a phone plays by touch, and is told why nobody else can be invited", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await page.goto("");
  await page.getByText(/plays without a server/).first().waitFor();
  expect(await page.getByRole("button", { name: /Invite/ }).count()).toBe(0);
  await setUp(page, "kleine-helden");
  expect(await playByHand(page, "tap", 4)).toBe(false);
});

test("several people share the device, with a curtain between them", async () => {
  const { page } = await newPerson();
  await page.goto("");
  await page.getByRole("article", { name: "Pixel Tactics" }).getByRole("button", { name: "Play together" }).click();
  const agreement = page.getByRole("dialog", { name: "Pixel Tactics" });
  await agreement.getByLabel("Name of player 1").fill("Anna");
  await agreement.getByLabel("Name of player 2").fill("Bert");
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
  await choose(page, await waitForQuestion(page), 0);
  await page.getByRole("button", { name: "Pass the device to Bert" }).click();
  await page.getByRole("button", { name: "I am Bert: show the table" }).click();
  await waitForQuestion(page);
  await page.getByText("Bert (you)").waitFor();
});
