// A page that a server has sent with the engines of games in it: matches without other people run in the page.

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPerson, useBrowser } from "../support/browser";
import { playByHand, sitDown } from "../support/play";
import { choose, nextQuestion, waitForQuestion } from "../support/question";
import { setUp } from "../support/site";

useBrowser();

/** Everything about matches that is asked of the server, as it comes. */
function listAsked(page: Page): string[] {
  const asked: string[] = [];
  const note = (url: string): void => { if (/\/api\/(matches|replay)/.test(url)) asked.push(new URL(url).pathname); };
  page.on("request", (request) => note(request.url()));
  page.on("websocket", (socket) => note(socket.url()));
  return asked;
}

test("a match against the computer runs in the page, lasts over a reload, and never reaches the server", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  const asked = listAsked(page);
  await setUp(page, "pixel-tactics");
  expect(await playByHand(page, "click", 4)).toBe(false);
  const before = await waitForQuestion(page);
  await page.reload();
  expect((await waitForQuestion(page)).key).toBe(before.key);
  await page.getByRole("button", { name: "More …" }).click();
  // No link of it leads anywhere else.
  expect(await page.getByRole("dialog").getByLabel(/link/i).count()).toBe(0);
  // It is taken along before it is over, and gone on with in another browser.
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the match" }).click()]);
  const elsewhere = await newPerson();
  await elsewhere.page.goto("/#replay");
  await elsewhere.page.locator("input[type=file]").setInputFiles(await download.path());
  await elsewhere.page.getByRole("button", { name: "End", exact: true }).click();
  await elsewhere.page.getByText("Go on from here against the computer").click();
  await elsewhere.page.getByRole("button", { name: /Go on from step/ }).click();
  await waitForQuestion(elsewhere.page);
  await page.keyboard.press("Escape");
  const id = new URLSearchParams(new URL(page.url()).hash.slice(1)).get("m") ?? "";
  expect(asked.filter((path) => path.includes(id))).toEqual([]);
  expect((await fetch(`${inject("address")}/api/matches/${id}`)).status).toBe(404);
  // Whoever resigns sees the same end as at a server: report, replay, transcript.
  await page.getByRole("button", { name: "More …" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog", { name: "Do you really want to resign?" }).getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".over h2").waitFor();
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByText(/Step 0 of \d+/).waitFor();
});

test("a match with a friend is the server's, in the same page", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  const asked = listAsked(page);
  await page.getByRole("article", { name: "Pixel Tactics" }).getByRole("button", { name: "Invite a friend" }).click();
  await page.getByRole("dialog", { name: "Pixel Tactics" }).getByRole("button", { name: "Create and invite" }).click();
  const link = await page.getByLabel(/For seat 2/).inputValue();
  const friend = await newPerson();
  await sitDown(friend.page, link.replace(/^.*\/#/, "/#"), "Bert");
  const question = await nextQuestion(friend.page);
  if (question) await choose(friend.page, question, 0);
  await waitForQuestion(page);
  expect(asked).toContain("/api/matches");
  expect(asked.some((path) => path.endsWith("/socket"))).toBe(true);
});
