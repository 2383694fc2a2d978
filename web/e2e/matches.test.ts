// Whole matches of every game: between two browsers, against the computer, and by keyboard alone.

import { describe, expect, test } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { audit, expectHidden } from "./support/hidden";
import { createMatch, GAMES, playByKeys, playByMouse, playByRoles, seatTwo, sitDown } from "./support/play";

useBrowser();

async function readEnd({ page }: Person): Promise<string | null> {
  return page.locator(".over h2").textContent();
}

describe.each(GAMES)("%s", (game) => {
  test("is played to the end by two people with the mouse, and what is hidden stays hidden", async () => {
    const [one, other] = await seatTwo(game);
    await Promise.all([
      playByMouse(one.page, Infinity, () => expectHidden(game, one, other, 1)),
      playByMouse(other.page),
    ]);
    for (const [reader, own, hider, seat] of [[one, 0, other, 1], [other, 1, one, 0]] as const) {
      const { leaks, most } = audit(game, reader, own, hider, seat);
      expect(leaks).toEqual([]);
      // Home Raiders hides nothing but the teams while they are chosen.
      expect(most).toBeGreaterThan(game === "home-raiders" ? -1 : 0);
    }
    const ends = await Promise.all([one, other].map(readEnd));
    expect(["The match is over, The match is over", "You have lost., You have won!", "You have won!, You have won!"]).toContain(ends.sort().join(", "));
  });

  test("is played to the end against the computer with the mouse, and the dice are checked", async () => {
    const { page } = await newPerson();
    const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
    await sitDown(page, links[0] ?? "", "Anna");
    expect(await playByMouse(page)).toBe(true);
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.getByText(/The dice were fair/).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    expect(await page.locator(".log li").count()).toBeGreaterThan(5);
  });

  test("is played to the end by keyboard alone", async () => {
    const { page } = await newPerson();
    const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
    await page.goto("about:blank");
    await page.goto(links[0] ?? "");
    await page.getByLabel("Your name").waitFor();
    for (let tabs = 0; tabs < 12 && await page.evaluate(() => document.activeElement?.closest("form input") === null); tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.type("Anna");
    await page.keyboard.press("Enter");
    await playByKeys(page);
  });
});

test("a whole game is played by what a screen reader is told alone", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  await page.getByRole("article", { name: "Pocket Battles" }).getByRole("button", { name: "Set up the match" }).click();
  const agreement = page.getByRole("dialog", { name: "Pocket Battles" });
  await agreement.getByRole("combobox", { name: "Level" }).selectOption({ label: "moves at random" });
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
  await playByRoles(page);
});
