// What happens is shown one thing after the other, and never in the way.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { DESKTOP, LYING, newPerson, PHONE, useBrowser, type Person } from "./support/browser";
import { createMatch, GAMES, sitDown } from "./support/play";
import { choose, hearQuestion, waitForQuestion, type Question } from "./support/question";
import { seeWhile } from "./support/watch";

useBrowser();

/** Sits down at a match against the computer; in Pixel Tactics its turns are several events each. */
async function begin(isMoving: boolean, game = "pixel-tactics"): Promise<Person> {
  const person = await newPerson({ isMoving });
  const { links } = await createMatch(person.page, game, ["me", { computer: "random" }], { dice: { seeded: 5 } });
  await sitDown(person.page, links[0] ?? "", "Anna");
  return person;
}

/** Notes in the page, in their order, the sentences of beats and the keys of questions. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const look = (): void => {
      const beat = document.querySelector(".layer .caption, .layer .banner")?.textContent;
      const key = document.querySelector<HTMLElement>(".question")?.dataset.key;
      for (const text of [beat, key && `question ${key}`]) if (text && noted.at(-1) !== text) noted.push(text);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

async function readNotes(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/** What was told, as the page says it: with the names of players and not their numbers. */
function listTold(heard: string[]): string[] {
  const lines = heard.map((line) => JSON.parse(line) as { told?: { text: string } });
  return lines.flatMap(({ told }) => (told ? [told.text.replaceAll("Player 2", "Computer (random)")] : []));
}

/** Answers until the other side has had a turn before the next question; gives what was told meanwhile. */
async function letOthersPlay(person: Person, question: Question): Promise<{ told: string[]; next: Question }> {
  const { page, heard } = person;
  for (let asked = question; ;) {
    const before = heard.length;
    await choose(page, asked, asked.options.at(-1)?.number ?? 0);
    const next = await waitForQuestion(page, asked.key);
    await hearQuestion(person, next);
    const told = listTold(heard.slice(before));
    if (told.some((text) => text.startsWith("It is your opponent’s turn")) && told.length > 3) return { told, next };
    asked = next;
  }
}

/** Runs in the page: whether something is shown, and nothing asked meanwhile. */
function isShowing(): true | null {
  return document.querySelector(".layer[data-beat]") !== null && document.querySelector(".question") === null || null;
}

/** Asks for the last turn once more, and is there when it begins. */
async function showAgain(page: Page): Promise<void> {
  await seeWhile(page, isShowing, null, () => page.getByRole("button", { name: "What happened?" }).click());
}

/** How many events are looked at, and on which screens. */
const EVENTS = 15;
const SCREENS = [DESKTOP, PHONE, LYING];

test.each(GAMES)("every event of %s is shown for a beat before the next question is asked, and skipping brings the end at once", async (game) => {
  const person = await begin(true, game);
  const { page, heard } = person;
  let question = await waitForQuestion(page);
  await note(page);
  for (let made = 0, count = 0; count < EVENTS; made += 1) {
    const before = heard.length;
    await choose(page, question, question.options[(made * 7) % question.options.length]?.number ?? 0);
    question = await waitForQuestion(page, question.key);
    await hearQuestion(person, question);
    const told = listTold(heard.slice(before));
    const notes = await readNotes(page);
    const shown = notes.slice(0, notes.indexOf(`question ${question.key}`));
    expect(told.filter((text) => !shown.includes(text))).toEqual([]);
    count += told.length;
    await page.setViewportSize(SCREENS[made % SCREENS.length] ?? DESKTOP);
  }
  await page.setViewportSize(DESKTOP);
  const again = page.getByRole("button", { name: "What happened?" });
  if (await again.count() === 0) return;
  const board = await page.locator(".board .field").ariaSnapshot();
  await showAgain(page);
  await page.keyboard.press("Escape");
  expect(await page.locator(".layer[data-beat]").count()).toBe(0);
  expect(await page.locator(".question").getAttribute("data-key")).toBe(question.key);
  expect(await page.locator(".board .field").ariaSnapshot()).toBe(board);
});

test("a click or a key skips to the end of it, and the last turn can be seen once more", async () => {
  const person = await begin(true);
  const { page } = person;
  const { next } = await letOthersPlay(person, await waitForQuestion(page));
  const beats = page.locator(".layer[data-beat]");
  const skips = [() => page.locator(".field").click({ position: { x: 5, y: 5 } }), () => page.keyboard.press("Escape")];
  for (const skip of skips) {
    const board = await page.locator(".board .field").ariaSnapshot();
    await showAgain(page);
    await skip();
    // At once: nothing is waited for.
    expect(await beats.count()).toBe(0);
    expect(await page.locator(".question").getAttribute("data-key")).toBe(next.key);
    expect(await page.locator(".board .field").ariaSnapshot()).toBe(board);
  }
});

test("a number that is pressed while something is shown is an answer to the question at its end", async () => {
  const person = await begin(true);
  const { page } = person;
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => { sent.push(String(payload)); }));
  // The connection begins anew, so that what is sent over it is seen.
  await page.reload();
  const { next } = await letOthersPlay(person, await waitForQuestion(page));
  await showAgain(page);
  await page.keyboard.press("1");
  // It is an answer, or it opens a group of the list.
  await expect.poll(async () => sent.some((line) => line.includes(`"key":"${next.key}"`)) || await page.locator(".question .narrowed").count() > 0).toBe(true);
});

/** Lets messages of the server through, or keeps them back until they are wanted. */
interface Gate {
  isShut: boolean;
  kept: string[];
  /** What comes instead of the answers that are kept back. */
  say(line: object): void;
}

async function putGate(page: Page): Promise<Gate> {
  const gate: Gate = { isShut: false, kept: [], say: () => {} };
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    gate.say = (line) => socket.send(JSON.stringify(line));
    socket.onMessage((message) => {
      if (gate.isShut) gate.kept.push(String(message));
      else server.send(message);
    });
  });
  return gate;
}

test("one's own deed begins before the server has answered, and is taken back if it is refused", async () => {
  const person = await newPerson({ isMoving: true });
  const { page } = person;
  const gate = await putGate(page);
  const { links } = await createMatch(page, "pixel-tactics", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const leader = await waitForQuestion(page);
  await choose(page, leader, 0);
  const { key } = await waitForQuestion(page, leader.key);
  gate.isShut = true;
  await page.locator('[data-id^="hand-"].offered').first().click();
  await page.locator('[data-id^="blue-"].offered:not(.dim):not(.picked)').first().click();
  await page.locator(".layer[data-opening]").waitFor();
  await page.locator('[data-copy^="hand-"]').waitFor();
  await expect.poll(() => gate.kept.length).toBe(1);
  const { id } = JSON.parse(gate.kept[0] ?? "{}") as { id: string };
  gate.say({ error: { id, reason: "unknown", text: "That is not possible now." } });
  await page.getByRole("alert").filter({ hasText: "That is not possible now." }).waitFor();
  expect(await page.locator(".layer[data-opening]").count()).toBe(0);
  expect(await page.locator("[data-copy]").count()).toBe(0);
  expect((await waitForQuestion(page)).key).toBe(key);
});

const RECORDED = fileURLToPath(new URL("../../corpus/pixel-tactics/habit-defaults.jsonl", import.meta.url));

test("a replay shows the next step beat by beat, and a click shows where it leads to", async () => {
  const { page } = await newPerson({ isMoving: true });
  await page.goto("/#replay");
  await page.locator("input[type=file]").setInputFiles(RECORDED);
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.getByText(/Step 0 of/).waitFor();
  const beats = page.locator(".layer[data-beat]");
  for (let step = 1; step <= 3; step += 1) {
    await next.click();
    await page.getByText(`Step ${step} of`).waitFor();
  }
  // The fourth step is a turn: it is shown until somebody wants to see its end.
  await seeWhile(page, isShowing, null, () => next.click());
  await page.getByText("Step 4 of").waitFor();
  await page.locator(".replay .stage").click({ position: { x: 5, y: 5 } });
  expect(await beats.count()).toBe(0);
});

test("whoever wants less motion sees none", async () => {
  const person = await begin(false);
  const question = await waitForQuestion(person.page);
  await note(person.page);
  const { told } = await letOthersPlay(person, question);
  expect(told.length).toBeGreaterThan(3);
  expect((await readNotes(person.page)).filter((text) => !text.startsWith("question "))).toEqual([]);
});
