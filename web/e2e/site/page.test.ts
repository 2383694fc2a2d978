// What the page of the site is beside the games: kept, brought up to date, on a phone, shared.

import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "../support/browser";
import { serve } from "../support/folder";
import { playByHand } from "../support/play";
import { choose, waitForQuestion } from "../support/question";
import { isKept, setUp } from "../support/site";

useBrowser();

/** Clicks on the offer and waits until the page has begun anew. */
async function takeNewVersion(page: Page): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole("button", { name: "Take it now" }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

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
  await takeNewVersion(page);
  expect(await page.getByText("There is a new version").count()).toBe(0);
  await stop();
  rmSync(folder, { recursive: true });
});

test("a new version in mid-match waits until the match is left, and the match goes on in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "walstatt-site-"));
  cpSync(process.env.WALSTATT_SITE ?? "", folder, { recursive: true });
  const { address, stop } = await serve(folder);
  const { page } = await newPerson();
  await page.goto(address);
  await isKept(page);
  await setUp(page, "pixel-tactics");
  expect(await playByHand(page, "click", 3)).toBe(false);
  appendFileSync(join(folder, "service.js"), "// another version\n");
  const { key } = await waitForQuestion(page);
  await page.reload();
  await page.evaluate(async () => { while (!(await navigator.serviceWorker.getRegistration())?.waiting) await new Promise(requestAnimationFrame); });
  expect((await waitForQuestion(page)).key).toBe(key);
  expect(await page.getByText("There is a new version").count()).toBe(0);
  const match = page.url();
  await page.goto(address);
  await takeNewVersion(page);
  await page.goto(match);
  expect((await waitForQuestion(page)).key).toBe(key);
  await stop();
  rmSync(folder, { recursive: true });
});

test("it can be installed, and nothing moves while it appears", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const add = (list: PerformanceObserverEntryList): void => { shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)); };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("");
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors") as { installabilityErrors: { errorId: string }[] };
  // Tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await page.getByRole("article").first().waitFor();
  const sum = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0));
  // What Lighthouse calls good.
  expect(sum).toBeLessThan(0.1);
});

test("a phone is told why nobody else can be invited", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await page.goto("");
  await page.getByText(/plays without a server/).first().waitFor();
  expect(await page.getByRole("button", { name: /Invite/ }).count()).toBe(0);
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
