// What somebody has stumbled over once, and must not again.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { LYING, newPerson, PHONE, useBrowser, type Device, type Person } from "./support/browser";
import { createMatch, GAMES, playByHand, seatTwo, sitDown } from "./support/play";
import { choose, nextQuestion, waitForQuestion } from "./support/question";
import { pressStill, watch } from "./support/watch";

useBrowser();

async function begin(game: string, how: Device = {}, more: object = {}): Promise<Person> {
  const person = await newPerson(how);
  const { links } = await createMatch(person.page, game, ["me", { computer: "recruit" }], more);
  await sitDown(person.page, links[0] ?? "", "Anna");
  await waitForQuestion(person.page);
  return person;
}

/** Runs in the page: whether the newest line of the log can be read whole. */
function isNewestRead(): true | null {
  const [line, log] = [".log li:last-child", ".log ol"].map((name) => document.querySelector(name)?.getBoundingClientRect());
  return line && log && line.bottom <= log.bottom + 1 && log.bottom <= innerHeight && line.top >= log.top - 1 ? true : null;
}

/** Runs in the page: whether something is in sight within the list that it stands in. */
function isInSight(name: string): true | null {
  const box = document.querySelector(name)?.getBoundingClientRect();
  const list = document.querySelector(".question")?.getBoundingClientRect();
  return box && list && box.height > 0 && box.top >= list.top - 1 && box.top < list.bottom - 20 ? true : null;
}

test("W shows at once why not, however far down a long list one is, and the newest line of the log stays in sight", async () => {
  const { page } = await begin("pocket-battles", {}, { options: { size: 120 }, dice: { seeded: 5 } });
  for (let made = 0, asked = await waitForQuestion(page); made < 14 || asked.options.length < 12; made += 1) {
    const liked = asked.options.find(({ text }) => /attack|→/.test(text)) ?? asked.options[0];
    await choose(page, asked, liked?.number ?? 0);
    asked = await waitForQuestion(page, asked.key);
    await watch(page, isNewestRead, null);
  }
  await watch(page, isNewestRead, null);
  await page.locator(".question").evaluate((list) => { list.scrollTop = list.scrollHeight; });
  await page.keyboard.press("w");
  await page.getByRole("heading", { name: "What is not possible, and why?" }).waitFor();
  await watch(page, isInSight, ".reasons");
  await watch(page, isNewestRead, null);
});

test("reading a card opens the card and nothing else, and no sign on the board speaks of turns beside rounds", async () => {
  const { page } = await begin("pixel-tactics");
  await playByHand(page, "click", 2);
  await nextQuestion(page);
  await page.locator('[data-id^="hand-"]').first().click({ button: "right" });
  await page.getByRole("dialog").waitFor();
  expect(await page.locator(".reasons, .at, .piece.picked").count()).toBe(0);
  expect(await page.locator(".field .when").innerText()).toMatch(/Round \d/);
  expect(await page.locator(".field .when").innerText()).not.toMatch(/Turn/);
});

/** A match in which the top of a deck is known from its thirteenth step on. */
const RECORDED = fileURLToPath(new URL("../../corpus/pixel-tactics/habit-keyed-dice.jsonl", import.meta.url));

test.runIf(GAMES.includes("pixel-tactics"))("that a card was seen on a deck stands over its picture and not over its words", async () => {
  const { page } = await newPerson();
  await page.goto("/#replay");
  await page.locator("input[type=file]").setInputFiles(RECORDED);
  await page.getByText(/Step 0 of/).waitFor();
  await page.getByLabel("Seen by").selectOption({ label: "All seats at once, everything open" });
  const seen = page.locator(".card .seen");
  for (let step = 0; step < 20 && await seen.count() === 0; step += 1) await page.getByRole("button", { name: "Next", exact: true }).click();
  const boxes = await seen.first().evaluate((sign) => [sign, sign.closest(".card")?.querySelector(".plate")].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect));
  const [sign, words] = boxes as [DOMRect, DOMRect];
  expect(sign.bottom <= words.top + 1 || sign.left >= words.right || sign.right <= words.left).toBe(true);
});

/** An army by its name, and whether it is the lower one of the two. */
async function readOwnArmy(page: Page): Promise<{ name: string; isBelow: boolean }> {
  const [own, foe] = [page.locator(".own .army"), page.locator(".foe .army")];
  const [below, above] = [await own.boundingBox(), await foe.boundingBox()];
  return { name: await own.getAttribute("aria-label") ?? "", isBelow: (below?.y ?? 0) > (above?.y ?? 0) };
}

test("each side has its own army below, under its own name", async () => {
  const [one, other] = await seatTwo("pocket-battles", { options: { armies: ["romans", "celts"], size: 30 } });
  for (const { page } of [one, other]) await waitForQuestion(page);
  expect(await Promise.all([one, other].map(({ page }) => readOwnArmy(page)))).toEqual([{ name: "Romans", isBelow: true }, { name: "Celts", isBelow: true }]);
});

test("whoever is invited sits on a seat, which is not free as well", async () => {
  const { page } = await newPerson({ locale: "de-DE" });
  const { links } = await createMatch(page, "pixel-tactics", ["me", "friend"]);
  await page.goto("about:blank");
  await page.goto(links[1] ?? "");
  await page.getByLabel("Dein Name").waitFor();
  const seats = await page.getByRole("list", { name: "Am Tisch" }).innerText();
  expect(seats).toContain("Platz 2 (du)");
  expect(seats).not.toMatch(/frei.*du/);
});

test("a finger leaves nothing behind: neither a pointed piece nor a raised one, and no keys are shown", async () => {
  const { page } = await begin("pixel-tactics", { size: PHONE, isTouch: true });
  expect(await page.locator(".leaders .mark").count()).toBe(1);
  await choose(page, await waitForQuestion(page), 0, "tap");
  await waitForQuestion(page);
  const card = page.locator('[data-id^="hand-"].offered').first();
  await pressStill(page, '[data-id^="hand-"].offered', "tap", 12);
  await page.locator(".piece.picked").waitFor();
  expect(await card.evaluate((piece) => getComputedStyle(piece).transform)).toBe("none");
  expect(await page.locator(".lit, .marked").count()).toBe(0);
  await page.getByRole("button", { name: "What you can do" }).tap();
  expect(await page.locator("kbd").evaluateAll((keys) => keys.filter((key) => key.getClientRects().length > 0).length)).toBe(0);
});

test.runIf(GAMES.includes("kleine-helden"))("a pile is tapped as often as cards of it are wanted, and nothing comes to lie over the piles", async () => {
  const { page } = await begin("kleine-helden", { size: LYING, isTouch: true });
  const { key } = await waitForQuestion(page);
  for (const pile of ["equipment", "equipment", "tactics", "magic"]) {
    expect(await page.locator(".at").count()).toBe(0);
    await page.locator(`[data-spot="deck-${pile}"]`).tap();
  }
  await waitForQuestion(page, key);
});

test.runIf(GAMES.includes("home-raiders"))("things are as high as people say it", async () => {
  const { page } = await begin("home-raiders");
  const labels = await page.locator(".shape").evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute("aria-label") ?? ""));
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter((label) => /\d{3}|\d\.\d/.test(label))).toEqual([]);
});

test.runIf(GAMES.includes("moonstone"))("whoever is new is told the game in a minute, once, and finds it again", async () => {
  const { page } = await newPerson({ isNew: true });
  const { links } = await createMatch(page, "moonstone", ["me", { computer: "recruit" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const primer = page.getByRole("dialog", { name: "Moonstone in a minute" });
  await primer.getByText("Carry the most moonstones after four rounds.").waitFor();
  await primer.getByRole("button", { name: "Let’s play" }).click();
  await primer.waitFor({ state: "detached" });
  await page.reload();
  await waitForQuestion(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "How to play" }).click();
  await page.getByRole("dialog", { name: "How to play" }).getByText("Carry the most moonstones after four rounds.").waitFor();
});

test.each([
  { game: "moonstone", options: {}, count: 10, named: "The Fancy Hats" }, { game: "home-raiders", options: { stars: 6 }, count: 2, named: "Watch at the Window" },
  { game: "pocket-battles", options: { size: 60 }, count: 3, named: "Storm Mob" },
].filter(({ game }) => GAMES.includes(game)))("what is ready-made in $game lies on the table, with a recommendation, and one tap takes it", async ({ game, options, count, named }) => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  const { links } = await createMatch(page, game, ["me", { computer: "recruit" }], { options });
  await sitDown(page, links[0] ?? "", "Anna");
  const question = await waitForQuestion(page);
  const cards = page.locator(".gallery li");
  expect(await cards.count()).toBe(count);
  const easy = cards.filter({ hasText: "Recommended" }).first();
  expect(await easy.locator(".words strong").innerText()).toContain(named);
  expect(await easy.locator("svg").count()).toBeGreaterThan(3);
  await easy.getByRole("button").tap();
  await waitForQuestion(page, question.key);
  expect(await page.locator(".gallery").count()).toBe(0);
});
