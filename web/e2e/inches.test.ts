// The tables in inches: lines of sight in words, ways that are tried before they are gone, units that go together.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./support/axe";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { FINGER } from "./support/fit";
import { drag, pointOf } from "./support/map";
import { createMatch, GAMES, playUntil, sitDown } from "./support/play";
import { answer, waitForQuestion } from "./support/question";
import { press, rest, watch, type Spot } from "./support/watch";

useBrowser();

async function begin(page: Page, game: string, more: object = {}): Promise<{ id: string }> {
  const { id, links } = await createMatch(page, game, ["me", { computer: "random" }], more);
  await sitDown(page, links[0] ?? "", "Anna");
  return { id };
}

const MOVER = ".base.own:has(.active)";

/** Drags somebody of a unit to where the others can go along: towards the middle of the table, where there mostly is room, or aside of it. */
async function dragWhereAllCanGo(page: Page): Promise<void> {
  const table = await page.locator(".map svg[role=group]").boundingBox();
  await rest(page, MOVER);
  const figure = await page.locator(MOVER).first().boundingBox();
  if (!table || !figure) throw new Error("there is no table");
  const middle = Math.atan2(table.y + table.height / 2 - figure.y, table.x + table.width / 2 - figure.x);
  for (const aside of [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 2.4, -2.4, Math.PI]) {
    for (const far of [30, 16]) {
      await drag(page, await pointOf(page.locator(MOVER).first(), 0.5, 0.5), Math.cos(middle + aside) * far, Math.sin(middle + aside) * far);
      await page.locator(".help[aria-busy=false]").filter({ hasText: /inches|\(HR-/ }).waitFor();
      if (await page.locator(".walk.along").count() && !await page.locator(".help .refused").count()) return;
      await page.getByRole("button", { name: "Undo point", exact: true }).click();
    }
  }
  throw new Error("there is no room for the unit anywhere");
}

test.runIf(GAMES.includes("moonstone"))("sight and cover are drawn with the line that decides, and said in words", async () => {
  const { page } = await newPerson();
  const { id } = await begin(page, "moonstone");
  await playUntil(page, page.locator(MOVER), /Jog/);
  await page.locator(MOVER).focus();
  await page.locator("[data-sight]").first().waitFor({ state: "attached" });
  const list = page.locator(".relations li");
  await expect.poll(() => list.count()).toBe(await page.locator(".base").count() - 1);
  for (const text of await list.allTextContents()) expect(text).toMatch(/: (base to base|[\d.]+ inches away), (in plain sight|not seen)/);
  // Whoever listens hears the same, and comes to the whole list with one key.
  await expect.poll(() => page.locator("#announce").textContent()).toMatch(/inches away|base to base/);
  await page.keyboard.press("s");
  const pointed = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute("data-piece") ?? null);
  await expect.poll(pointed).not.toBeNull();
  const first = await pointed();
  await page.keyboard.press("ArrowDown");
  await expect.poll(pointed).not.toBe(first);
  expect(await page.locator(`[data-sight="${await pointed()}"].chosen`).count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches(".base"))).toBe(true);

  const watcher = (await newPerson({ locale: "de-DE" })).page;
  await watcher.goto(`/#m=${id}`);
  await watcher.locator(".base").first().focus();
  await watcher.locator(".relations li").filter({ hasText: /Zoll entfernt|Base an Base/ }).first().waitFor();
});

test.runIf(GAMES.includes("moonstone"))("a way says what it costs, and if it is refused why and by which rule", async () => {
  const { page } = await newPerson();
  await begin(page, "moonstone");
  await playUntil(page, page.getByText("each click sets a point"), /Jog/);
  const help = page.locator(".help");
  await page.locator(MOVER).focus();
  for (let pressed = 0; pressed < 24; pressed += 1) await page.keyboard.press("ArrowRight");
  for (let pressed = 0; pressed < 24; pressed += 1) await page.keyboard.press("ArrowUp");
  await help.locator(".refused").filter({ hasText: /\(MS-\d+\)/ }).waitFor();
  expect(await page.locator(".walk.bad").count()).toBe(1);
  await page.getByRole("button", { name: "Undo point", exact: true }).click();
  expect(await page.locator(".walk").count()).toBe(0);
  expect(await drag(page, await pointOf(page.locator(MOVER), 0.5, 0.5), 8, -6)).toEqual(["walk"]);
  await help.filter({ hasText: /[\d.]+ of [\d.]+ inches/ }).waitFor();
  // Nothing was chosen yet; then one key does it, and the server has the last word.
  const { key } = await waitForQuestion(page);
  await page.getByRole("button", { name: "Go there", exact: true }).click();
  await page.locator(`.question:not([data-key="${key}"]), .problem, .over`).first().waitFor();
});

test.runIf(GAMES.includes("home-raiders"))("a unit is dragged as one, and each of it by itself", async () => {
  const { page, view } = await newPerson();
  await begin(page, "home-raiders");
  await playUntil(page, page.getByRole("button", { name: "Unit together" }), /Move/);
  const members = await page.locator(MOVER).count();
  expect(members).toBeGreaterThan(1);
  const places = (): string => JSON.stringify((view() as { sides: { troops: { characters: { at: unknown }[] }[] }[] }).sides[0]?.troops.map(({ characters }) => characters.map(({ at }) => at)));
  const before = places();
  await dragWhereAllCanGo(page);
  expect(await page.locator(".walk").count()).toBeGreaterThan(1);
  expect(places(), "nothing was chosen yet").toBe(before);
  await page.getByRole("button", { name: "Unit together", exact: true }).click();
  await expect.poll(() => page.locator(".walk.along").count()).toBe(0);
  await page.getByRole("button", { name: "Unit together", exact: true }).click();
  await page.locator(".walk.along").first().waitFor();
  await page.locator(".help[aria-busy=false]").waitFor();
  expect(await page.locator(".help .refused").count()).toBe(0);
  await answer(page, await waitForQuestion(page), () => page.getByRole("button", { name: "Go there", exact: true }).click());
  await expect.poll(places).not.toBe(before);
});

test.runIf(GAMES.includes("moonstone"))("somebody in the roster is shown on the map, and is picked or looked at there like on it", async () => {
  const { page } = await newPerson();
  await begin(page, "moonstone");
  await playUntil(page, page.locator(".person.offered"), /Jog/);
  const people = page.locator(".roster .person");
  expect(await people.count()).toBeGreaterThanOrEqual(await page.locator(".base").count());
  const offered = page.locator(".person.offered").first();
  const id = await offered.getAttribute("data-id");
  await offered.focus();
  await page.keyboard.press("Enter");
  await page.locator(`.person.picked[data-id="${id}"]`).waitFor();
  await page.keyboard.press("Escape");
  await playUntil(page, page.locator(MOVER), /Jog/);
  const standing = await page.locator(".base:not(.own, .offered)").first().getAttribute("data-id");
  const entry = page.locator(`.person[data-id="${standing}"]`);
  await entry.hover();
  await page.locator(`.base[data-id="${standing}"] .lit`).waitFor();
  await entry.click();
  await page.getByRole("dialog").waitFor();
});

/** Runs in the page: where somebody else than the one who is looked at lies open on the table. */
function findSomebodyElse(name: string): Spot | null {
  for (const base of document.querySelectorAll(".base")) {
    const { x, y, width, height } = base.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (!base.getAttribute("aria-label")?.startsWith(name) && base.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}

test.runIf(GAMES.includes("home-raiders"))("a finger asks for the words about sight, taps whom they are about, and the table stays where it is", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await begin(page, "home-raiders");
  await playUntil(page, page.locator(MOVER), /Move/, "tap");
  const { key } = await waitForQuestion(page);
  const tool = page.getByRole("button", { name: "Sight", exact: true });
  const { width, height } = await tool.boundingBox() ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
  await tool.tap();
  const sight = page.locator(".relations");
  const readName = async (): Promise<string> => (await sight.getAttribute("aria-label") ?? "").replace("Sight of ", "");
  await sight.locator("li").first().waitFor();
  // First of all it is about who is to move.
  const own = await readName();
  expect(await page.locator(MOVER).first().getAttribute("aria-label")).toMatch(new RegExp(`^${own}`));
  const table = await page.locator(".map").boundingBox();
  await rest(page, ".base");
  await press(page, await watch(page, findSomebodyElse, own), "tap");
  await expect.poll(readName).not.toBe(own);
  expect(await page.locator(".map").boundingBox()).toEqual(table);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  // Whoever looks takes nobody.
  expect(await page.locator(".picked, .walk").count()).toBe(0);
  expect((await waitForQuestion(page)).key).toBe(key);
  await sight.getByRole("button", { name: "Close" }).tap();
  await sight.waitFor({ state: "detached" });
});
