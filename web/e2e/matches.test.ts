// Whole matches of every game: two browsers, against the computer by mouse, and by keyboard alone.

import { describe, expect, test } from "vitest";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { createMatch, GAMES, playByKeys, playByMouse, playToTheEnd, seatTwo, sitDown } from "./support/play";

useBrowser();

/** Ids in the view of the second seat that the first one must never hear of. */
const HIDDEN: Record<string, (view: never) => string[]> = {
  "pixel-tactics": ({ sides }: { sides: { hand: { card: number; is_known: boolean }[] }[] }) =>
    (sides[1]?.hand ?? []).filter((held) => !held.is_known).map((held) => `enemy-hand-${held.card}`),
  "pocket-battles": ({ sides, stacks_are_open }: { sides: { units: { troops: { id: string }[] }[] }[]; stacks_are_open: boolean }) =>
    (stacks_are_open ? [] : (sides[1]?.units ?? []).flatMap((unit) => unit.troops.slice(1).map((troop) => troop.id))),
  "kleine-helden": ({ groups }: { groups: { hand: { id: string; is_known: boolean }[] }[] }) =>
    (groups[1]?.hand ?? []).filter((held) => !held.is_known).map((held) => held.id),
};

async function checkThatHiddenThingsAreHidden(game: string, one: Person, other: Person): Promise<number> {
  const hidden = HIDDEN[game]?.(other.view() as never) ?? [];
  const lines = one.frames.flatMap((frame) => frame.split("\n"))
    // What is printed, and what could be chosen from before anything was hidden, is public.
    .filter((line) => !line.startsWith("{\"facts\"") && !line.includes("\"muster\""));
  const seen = await one.page.evaluate(() => [
    ...[...document.querySelectorAll("[data-id]")].map((element) => element.getAttribute("data-id")),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
  ].join("\n"));
  for (const id of hidden) {
    expect(lines.filter((line) => line.includes(`"${id}"`)), `${id} was sent to the other seat`).toEqual([]);
    expect(seen.split("\n"), `${id} is in the page of the other seat`).not.toContain(id);
  }
  return hidden.length;
}

describe.each(GAMES)("%s", (game) => {
  test("is played to the end by two people, and what is hidden stays hidden", async () => {
    const [one, other] = await seatTwo(game);
    let checked = 0;
    for (let round = 0; round < 6; round += 1) {
      await Promise.race([one, other].map(({ page }) => page.locator(".question").waitFor()));
      for (const { page } of [one, other]) if (await page.locator(".question").count()) await playByMouse(page, 1);
      checked += await checkThatHiddenThingsAreHidden(game, one, other);
    }
    if (game in HIDDEN) expect(checked).toBeGreaterThan(0);
    await Promise.all([playToTheEnd(one.page), playToTheEnd(other.page)]);
    const [said, heard] = await Promise.all([one, other].map(({ page }) => page.locator(".over h2").textContent()));
    expect([said, heard].sort()).toEqual(said === heard ? [said, heard] : ["You have lost.", "You have won!"]);
  });

  test("is played to the end against the computer", async () => {
    const { page } = await newPerson();
    const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
    await sitDown(page, links[0] ?? "", "Anna");
    await playByMouse(page, 12);
    if (!(await page.locator(".over").count())) await playToTheEnd(page);
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.getByText(/The dice were fair/).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByText(/Step 0 of \d+/).waitFor();
    await page.getByRole("button", { name: "End" }).click();
    expect(await page.locator(".log li").count()).toBeGreaterThan(5);
  });

  test("is played by keyboard alone", async () => {
    const { page } = await newPerson();
    const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
    await page.goto("about:blank");
    await page.goto(links[0] ?? "");
    await page.getByLabel("Your name").waitFor();
    for (let tabs = 0; tabs < 12 && await page.evaluate(() => document.activeElement?.closest("form input") === null); tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.type("Anna");
    await page.keyboard.press("Enter");
    expect(await playByKeys(page, 600)).toBe(true);
  });
});
