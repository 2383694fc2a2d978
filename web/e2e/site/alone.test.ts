// The site without a server: a folder behind a plain file server, and after the first visit no network at all.

import { describe, expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "../support/browser";
import { GAMES, playByHand } from "../support/play";
import { waitForQuestion } from "../support/question";
import { isKept, listRequests, setUp, weigh } from "../support/site";

useBrowser();

/** What is loaded up to the first decision, in compressed bytes. */
const MOST = 1_500_000;

describe.each(GAMES)("%s", (game) => {
  test("is played to the end without a server and without a network, kept over a reload, and watched again", async () => {
    const { page } = await newPerson();
    const foreign = listRequests(page);
    const weight = weigh(page);
    await page.goto("");
    await isKept(page);
    await page.context().setOffline(true);
    await setUp(page, game);
    await waitForQuestion(page);
    expect(await weight()).toBeLessThan(MOST);
    expect(await playByHand(page, "click", 3)).toBe(false);
    // What was chosen is kept: the page goes on where it was.
    const before = await waitForQuestion(page);
    await page.reload();
    expect((await waitForQuestion(page)).key).toBe(before.key);
    expect(await playByHand(page)).toBe(true);
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.getByText(/The dice were fair/).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    expect(await page.locator(".log li").count()).toBeGreaterThan(5);
    expect(foreign).toEqual([]);
  });

  test("is played to the end by touch on a phone without a network", async () => {
    const { page } = await newPerson({ size: PHONE, isTouch: true });
    const foreign = listRequests(page);
    await page.goto("");
    await isKept(page);
    await page.context().setOffline(true);
    await setUp(page, game);
    expect(await playByHand(page, "tap")).toBe(true);
    expect(foreign).toEqual([]);
  });
});
