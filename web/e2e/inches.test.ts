// The tables in inches: lines of sight in words, ways that are tried before they are gone, units that go together.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { createMatch, GAMES, QUESTION, sitDown } from "./support/play";

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Answers with what is liked, or with the first option, until something is on screen. */
async function playUntil(page: Page, wanted: string, liked: RegExp): Promise<void> {
  for (let made = 0; made < 120; made += 1) {
    await page.locator(`${QUESTION}, .over`).first().waitFor();
    if (await page.locator(wanted).count()) return;
    expect(await page.locator(".over").count(), "the match is over").toBe(0);
    const key = await page.locator(".question").getAttribute("data-key");
    const best = page.locator(QUESTION).filter({ hasText: liked });
    await ((await best.count()) ? best : page.locator(QUESTION)).first().click();
    await page.waitForFunction((old) => document.querySelector(".over, .problem") !== null
      || document.querySelector(".question")?.getAttribute("data-key") !== old, key);
  }
  throw new Error(`${wanted} never came`);
}

async function begin(page: Page, game: string, more: object = {}): Promise<{ id: string }> {
  const { id, links } = await createMatch(page, game, ["me", { computer: "random" }], more);
  await sitDown(page, links[0] ?? "", "Anna");
  return { id };
}

/** Drags from the middle of something, by pixels, while frames are counted. Gives the median time between two. */
async function dragFrom(page: Page, selector: string, x: number, y: number): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  const frames = page.evaluate(() => new Promise<number[]>((resolve) => {
    const times: number[] = [];
    const tick = (time: number): void => { times.push(time); if (times.length < 31) requestAnimationFrame(tick); else resolve(times); };
    requestAnimationFrame(tick);
  }));
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(left + (x * step) / 40, top + (y * step) / 40);
  const times = await frames;
  await page.mouse.up();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0)).sort((one, other) => one - other);
  return gaps[15] ?? 0;
}

const MOVER = ".base.own:has(.active)";

/** Drags somebody of a unit to where the others can go along: towards the middle of the table, where there mostly is room, or aside of it. */
async function dragWhereAllCanGo(page: Page): Promise<void> {
  const table = await page.locator(".map svg").boundingBox();
  const figure = await page.locator(MOVER).first().boundingBox();
  if (!table || !figure) throw new Error("there is no table");
  const middle = Math.atan2(table.y + table.height / 2 - figure.y, table.x + table.width / 2 - figure.x);
  for (const aside of [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 2.4, -2.4, Math.PI]) {
    for (const far of [30, 16]) {
      await dragFrom(page, MOVER, Math.cos(middle + aside) * far, Math.sin(middle + aside) * far);
      await page.locator(".help").filter({ hasText: /inches|\(HR-/ }).waitFor();
      if (await page.locator(".walk.along").count() && !await page.locator(".help .refused").count()) return;
      await page.getByRole("button", { name: "Undo point", exact: true }).click();
    }
  }
  throw new Error("there is no room for the unit anywhere");
}

test.runIf(GAMES.includes("moonstone"))("sight and cover are drawn with the line that decides, and said in words", async () => {
  const { page } = await newPerson();
  const { id } = await begin(page, "moonstone");
  await playUntil(page, MOVER, /Jog/);
  await page.locator(MOVER).focus();
  await page.locator("[data-sight]").first().waitFor({ state: "attached" });
  const list = page.locator(".relations li");
  expect(await list.count()).toBe(await page.locator(".base").count() - 1);
  for (const text of await list.allTextContents()) expect(text).toMatch(/: (base to base|[\d.]+ inches away), (in plain sight|not seen)/);
  // Whoever listens hears the same, and comes to the whole list with one key.
  await page.waitForFunction(() => /inches away|base to base/.test(document.getElementById("announce")?.textContent ?? ""));
  await page.keyboard.press("s");
  const pointed = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute("data-piece") ?? null);
  await expect.poll(pointed).not.toBeNull();
  const first = await pointed();
  await page.keyboard.press("ArrowDown");
  expect(await pointed()).not.toBe(first);
  expect(await page.locator(`[data-sight="${await pointed()}"].chosen`).count()).toBe(1);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> } };
    return (await axe.run()).violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id: name }) => name);
  });
  expect(found).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.matches(".base"))).toBe(true);

  const watcher = (await newPerson({ locale: "de-DE" })).page;
  await watcher.goto(`/#m=${id}`);
  await watcher.locator(".base").first().focus();
  await watcher.locator(".relations li").filter({ hasText: /Zoll entfernt|Base an Base/ }).first().waitFor();
});

test.runIf(GAMES.includes("moonstone"))("a way says what it costs, and if it is refused why and by which rule", async () => {
  const { page } = await newPerson();
  await begin(page, "moonstone");
  await playUntil(page, ".help:has-text('each click sets a point')", /Jog/);
  const help = page.locator(".help");
  await page.locator(MOVER).focus();
  for (let pressed = 0; pressed < 24; pressed += 1) await page.keyboard.press("ArrowRight");
  for (let pressed = 0; pressed < 24; pressed += 1) await page.keyboard.press("ArrowUp");
  await help.locator(".refused").filter({ hasText: /\(MS-\d+\)/ }).waitFor();
  expect(await page.locator(".walk.bad").count()).toBe(1);
  await page.getByRole("button", { name: "Undo point", exact: true }).click();
  expect(await page.locator(".walk").count()).toBe(0);
  const median = await dragFrom(page, MOVER, 8, -6);
  console.log(`median time between frames while a way is dragged and tried: ${median.toFixed(1)} ms`);
  expect(median).toBeLessThan(34);
  await help.filter({ hasText: /[\d.]+ of [\d.]+ inches/ }).waitFor();
  // Nothing was chosen yet; then one key does it, and the server has the last word.
  const key = await page.locator(".question").getAttribute("data-key");
  await page.getByRole("button", { name: "Go there", exact: true }).click();
  await page.locator(`.question:not([data-key="${key}"]), .problem`).first().waitFor();
});

test.runIf(GAMES.includes("home-raiders"))("a unit is dragged as one, and each of it by itself", async () => {
  const { page, view } = await newPerson();
  await begin(page, "home-raiders");
  await playUntil(page, ".tools button:has-text('Unit together')", /Move/);
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
  await expect.poll(() => page.locator(".help .refused").count()).toBe(0);
  const key = await page.locator(".question").getAttribute("data-key");
  await page.getByRole("button", { name: "Go there", exact: true }).click();
  await page.locator(`.question:not([data-key="${key}"])`).waitFor();
  await expect.poll(places).not.toBe(before);
});

test.runIf(GAMES.includes("moonstone"))("somebody in the roster is shown on the map, and is picked or looked at there like on it", async () => {
  const { page } = await newPerson();
  await begin(page, "moonstone");
  await playUntil(page, ".person.offered", /Jog/);
  const people = page.locator(".roster .person");
  expect(await people.count()).toBeGreaterThanOrEqual(await page.locator(".base").count());
  const offered = page.locator(".person.offered").first();
  const id = await offered.getAttribute("data-id");
  await offered.focus();
  await page.keyboard.press("Enter");
  await page.locator(`.person.picked[data-id="${id}"]`).waitFor();
  await page.keyboard.press("Escape");
  await playUntil(page, MOVER, /Jog/);
  const standing = await page.locator(".base:not(.own, .offered)").first().getAttribute("data-id");
  const entry = page.locator(`.person[data-id="${standing}"]`);
  await entry.hover();
  expect(await page.locator(`.base[data-id="${standing}"] .lit`).count()).toBe(1);
  await entry.click();
  await page.getByRole("dialog").waitFor();
});

test.runIf(GAMES.includes("home-raiders"))("on a phone the words stand below the table", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await begin(page, "home-raiders");
  await playUntil(page, MOVER, /Move/);
  await page.locator(MOVER).first().focus();
  await page.getByRole("button", { name: /^Sight of/ }).tap();
  await page.locator(".relations li").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
