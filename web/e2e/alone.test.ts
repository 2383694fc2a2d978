// Whole matches of every game against the computer: with the mouse, by keyboard alone, and by what is told alone.

import { describe, expect, test } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { lookOver, MOUSE } from "./support/fit";
import { createMatch, GAMES, playByKeys, playByHand, playByRoles, playToTheEnd, sitDown, SOON } from "./support/play";

useBrowser();

/** The smallest desktop that everything has to fit. */
const SMALL = { width: 1280, height: 720 };

/** It plays to win, so a match is over in a fifth of the time that chance would take. */
const RIVAL = { computer: "recruit" };

describe.each(GAMES)("%s", (game) => {
  test("is played to the end against the computer with the mouse, and everything fits", async () => {
    const person = await newPerson();
    const { page } = person;
    const { links } = await createMatch(page, game, ["me", RIVAL], SOON[game]);
    await sitDown(page, links[0] ?? "", "Anna");
    const { misfits, look } = lookOver(person, game, 0, MOUSE);
    expect(await playByHand(page, "click", Infinity, look)).toBe(true);
    expect(misfits).toEqual([]);
  });

  test("the dice of a match are checked, and it is watched again", async () => {
    const { page } = await newPerson();
    const { links } = await createMatch(page, game, ["me", RIVAL], { ...SOON[game], dice: undefined });
    await sitDown(page, links[0] ?? "", "Anna");
    await playToTheEnd(page);
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.getByText(/The dice were fair/).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    expect(await page.locator(".log li").count()).toBeGreaterThan(5);
  });

  test("is played to the end by keyboard alone, in German, and everything fits a small desktop", async () => {
    const person = await newPerson({ size: SMALL, locale: "de-DE" });
    const { page } = person;
    const { links } = await createMatch(page, game, ["me", RIVAL], { ...SOON[game], dice: { seeded: 17 } });
    await page.goto("about:blank");
    await page.goto(links[0] ?? "");
    await page.getByLabel("Dein Name").waitFor();
    for (let tabs = 0; tabs < 12 && await page.evaluate(() => document.activeElement?.closest("form input") === null); tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.type("Anna");
    await page.keyboard.press("Enter");
    const { misfits, look } = lookOver(person, game, 0, MOUSE);
    await playByKeys(page, look);
    expect(misfits).toEqual([]);
  });
});

test("a whole game is played by what a screen reader is told alone", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  await page.getByRole("article", { name: "Pocket Battles" }).getByRole("button", { name: "Set up the match" }).click();
  const agreement = page.getByRole("dialog", { name: "Pocket Battles" });
  await agreement.getByRole("combobox", { name: "Level" }).selectOption({ label: "Recruit" });
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
  await playByRoles(page);
});
