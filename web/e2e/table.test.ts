// What holds around every match: links, lost connections, languages, phones, taking back, screen readers.

import { expect, test } from "vitest";
import type { Page, Request } from "playwright-core";
import { findViolations } from "./support/axe";
import { newPerson, useBrowser } from "./support/browser";
import { drag, pointOf } from "./support/map";
import { createMatch, GAMES, playByHand, playToTheEnd, playUntil, seatTwo, sitDown } from "./support/play";
import { answer, choose, nextQuestion, waitForQuestion, within } from "./support/question";

useBrowser();

/** Counts what is asked for from now on, when all of it has come: how many files and answers, and how many bytes of them. */
function countFetched(page: Page): () => Promise<{ count: number; bytes: number }> {
  const sizes: Promise<number>[] = [];
  const measure = async (request: Request): Promise<number> => {
    await (await request.response())?.finished();
    return (await request.sizes()).responseBodySize;
  };
  page.on("request", (request) => { sizes.push(measure(request).catch(() => 0)); });
  return async () => {
    const all = await Promise.all(sizes);
    return { count: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
  };
}

test("little is fetched before the first decision, and the address gives no secret away", async () => {
  const { page } = await newPerson();
  const fetched = countFetched(page);
  await page.goto("/");
  await page.locator(".games article").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { bytes } = await fetched();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(160_000);
  await page.getByRole("button", { name: /Play now.*Pixel Tactics/ }).click();
  const { key } = await waitForQuestion(page);
  expect(page.url()).not.toContain("t=");
  const again = countFetched(page);
  await page.reload();
  expect(await waitForQuestion(page)).toMatchObject({ key });
  expect((await again()).count).toBeLessThan(22);
});

test("a friend is invited by a link with a QR code, and strangers can watch", async () => {
  const [host, friend, stranger] = [await newPerson(), await newPerson(), await newPerson({ locale: "de-DE" })];
  await host.page.goto("/");
  await host.page.getByRole("button", { name: "Invite a friend" }).nth(2).click();
  await host.page.getByRole("button", { name: "Create and invite" }).click();
  const link = await host.page.getByLabel(/For seat 2/).inputValue();
  await host.page.getByRole("button", { name: "QR code" }).click();
  await host.page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await sitDown(friend.page, link.replace(/^.*\/#/, "/#"), "Bert");
  await Promise.all([host, friend].map(({ page }) => page.locator(".match").waitFor()));
  await stranger.page.goto(link.replace(/^.*\/#/, "/#").replace(/&t=.*/, ""));
  await stranger.page.getByText("Du schaust zu.").waitFor();
  expect(await stranger.page.locator(".question").count()).toBe(0);
  await host.page.getByText("1 person watching").waitFor();
});

test("a match goes on by itself after a lost connection, and no choice is lost", async () => {
  const { page } = await newPerson();
  let isDown = false;
  let cut = (): void => {};
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (isDown) {
      void socket.close({ code: 1001 });
      return;
    }
    socket.connectToServer();
    cut = () => void socket.close({ code: 1001 });
  });
  const { links } = await createMatch(page, "pocket-battles", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  await playByHand(page, "click", 3);
  const question = await waitForQuestion(page);
  const told = await page.locator(".log li").allTextContents();
  isDown = true;
  cut();
  await page.getByText(/Disconnected/).waitFor();
  await answer(page, question, async () => {
    const group = within(page, question, '.group:has([data-option="0"]) > button');
    if (await group.count() > 0) await group.click();
    await within(page, question, '[data-option="0"]').click();
    await page.getByText("Sending …").waitFor();
    isDown = false;
    await page.locator("[data-state=open]").waitFor();
  });
  await nextQuestion(page, question.key);
  expect((await page.locator(".log li").allTextContents()).slice(0, told.length)).toEqual(told);
  await playToTheEnd(page);
});

test("German and English can be switched in the middle of a match", async () => {
  const { page } = await newPerson({ locale: "de-AT" });
  const { links } = await createMatch(page, "pixel-tactics", ["me", { computer: "random" }]);
  await page.goto("/");
  await page.getByRole("heading", { name: "Eine Walstatt für Gefechtsspiele" }).waitFor();
  await sitDown(page, links[0] ?? "", "Änne");
  await page.getByText("Welche deiner Karten wird dein Anführer?").waitFor();
  await page.getByLabel("Sprache").selectOption("en");
  await page.getByText("Which of your cards becomes your leader?").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a choice is taken back, and the reason against another one is told with its rule", async () => {
  const [one, other] = await seatTwo("pocket-battles");
  const question = one.page.getByRole("heading", { name: /Which army do you lead/ });
  await question.waitFor();
  // Until both have chosen, nothing is revealed.
  for (const takeBack of [() => one.page.getByRole("button", { name: "Take back", exact: true }).click(), () => one.page.keyboard.press("u")]) {
    await choose(one.page, await waitForQuestion(one.page), 0);
    await question.waitFor({ state: "detached" });
    await one.page.getByRole("button", { name: "Take back", exact: true }).waitFor();
    await takeBack();
    await question.waitFor();
  }
  await choose(one.page, await waitForQuestion(one.page), 0);
  await choose(other.page, await waitForQuestion(other.page), 0);
  // Now the armies are open: only by leave of the other.
  const wish = one.page.locator(".wish");
  await one.page.getByRole("button", { name: "Ask to take back" }).click();
  await wish.waitFor();
  await other.page.getByText("Anna asks to take back the last choice.").waitFor();
  await other.page.getByRole("button", { name: "Refuse", exact: true }).click();
  // Whoever asks again before having heard that is not understood.
  await wish.waitFor({ state: "detached" });
  await one.page.getByRole("button", { name: "Ask to take back" }).click();
  await other.page.getByRole("button", { name: "Agree", exact: true }).click();
  await question.waitFor();
  await choose(one.page, await waitForQuestion(one.page), 0);
  const asked = await Promise.race([one, other].map(({ page }) => waitForQuestion(page).then(() => page)));
  await asked.getByRole("button", { name: "What is not possible, and why?" }).click();
  await asked.getByRole("heading", { name: "What is not possible, and why?" }).waitFor();
});

test("who wants to be asked first gives the last word, with the mouse and with the keyboard", async () => {
  const { page } = await newPerson();
  const { links } = await createMatch(page, "pocket-battles", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  const question = await waitForQuestion(page);
  await page.getByRole("button", { name: "More …" }).click();
  await page.getByRole("checkbox", { name: "Ask before every choice" }).check();
  await page.keyboard.press("Escape");
  await within(page, question, "[data-option]").first().click();
  await page.getByRole("button", { name: "Clear the selection" }).click();
  expect(await waitForQuestion(page)).toEqual(question);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("button", { name: "Do it", exact: true }).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await waitForQuestion(page)).toMatchObject({ key: question.key, isReady: true });
  await answer(page, question, () => page.keyboard.press("Enter"));
  expect(await playByHand(page, "click", 4)).toBe(false);
  await page.getByRole("button", { name: "More …" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog", { name: "Do you really want to resign?" }).getByRole("button", { name: "Cancel", exact: true }).click();
  expect(await page.locator(".over").count()).toBe(0);
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog", { name: "Do you really want to resign?" }).getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".over").waitFor();
});

async function stepTo(page: Page, step: number): Promise<void> {
  const at = Number(await page.getByRole("slider").inputValue());
  // A card may have the word in its text too.
  for (let steps = at; steps < step; steps += 1) await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText(`Step ${step} of`).waitFor();
}

test("a match is watched again with all eyes, shared at a step, saved, loaded, and gone on with", async () => {
  const { page } = await newPerson();
  const { links } = await createMatch(page, "pixel-tactics", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  await playToTheEnd(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the match" }).click()]);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByText(/Step 0 of/).waitFor();
  // Before leaders lie open: one of them opens the hand of the other side to everybody.
  await stepTo(page, 1);
  const counts: number[] = [];
  for (const eyes of ["Spectator", "Anna", "All seats at once, everything open"]) {
    await page.getByLabel("Seen by").selectOption({ label: eyes });
    await page.locator(".replay[aria-busy=false]").waitFor();
    counts.push(await page.locator(".handcard").count());
  }
  // A spectator sees what both have shown, a seat its own hand too, and with all eyes both hands are open.
  const [shown = 0, own = 0, all = 0] = counts;
  expect(own).toBeGreaterThan(shown);
  expect(all).toBeGreaterThan(own);
  await stepTo(page, 4);
  const open = await page.locator(".handcard").count();
  const shared = await page.getByLabel("Link to this step").inputValue();
  const stranger = await newPerson();
  await stranger.page.goto(shared);
  await stranger.page.getByText(/Step 4 of/).waitFor();
  await expect.poll(() => stranger.page.locator(".handcard").count()).toBe(open);

  // From the file, in another browser.
  await stranger.page.goto("/");
  await stranger.page.getByRole("link", { name: "Open a saved match" }).click();
  await stranger.page.getByLabel(/Choose the file of a match/).setInputFiles(await download.path());
  await stranger.page.getByText(/Step 0 of/).waitFor();
  await stepTo(stranger.page, 4);
  await stranger.page.getByText("Go on from here against the computer").click();
  await stranger.page.getByLabel("You play").selectOption({ label: "Seat 2" });
  await stranger.page.getByLabel("Level").selectOption({ label: "Recruit" });
  await stranger.page.getByRole("button", { name: "Go on from step 4" }).click();
  await waitForQuestion(stranger.page);
  expect(await stranger.page.locator(".handcard").count()).toBeGreaterThan(0);
  await playToTheEnd(stranger.page);
  await stranger.page.getByRole("link", { name: "Check the dice" }).click();
  await stranger.page.getByText(/The dice were fair/).waitFor();
  await stranger.page.getByText("This match began in the middle of another one.").waitFor();
});

test.runIf(GAMES.includes("moonstone"))("figures are moved by dragging, distances are measured, and nothing else is drawn anew meanwhile", async () => {
  const { page } = await newPerson();
  const { links } = await createMatch(page, "moonstone", ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  // Whoever is asked for a way may draw it; until then anything will do.
  await playUntil(page, page.getByText("each click sets a point of the way"), /Step/);
  await page.getByRole("button", { name: "Tape", exact: true }).click();
  // From the rim, where nobody stands.
  expect(await drag(page, await pointOf(page.locator(".map svg[role=group]"), 0.01, 0.5), 150, 100)).toEqual(["measure", "tape"]);
  await page.getByRole("status").filter({ hasText: /^[\d.]+ in$/ }).waitFor();
  await page.getByRole("button", { name: "Tape", exact: true }).click();
  const figure = page.locator(".base.own").filter({ has: page.locator(".active") });
  expect(await drag(page, await pointOf(figure, 0.5, 0.33), 10, 3)).toEqual(["walk"]);
  const { key } = await waitForQuestion(page);
  await page.getByRole("button", { name: "Go there", exact: true }).click();
  // The server has the last word: the figure goes there, or the rule is named that forbids it.
  await page.locator(`.question:not([data-key="${key}"]), .problem, .over`).first().waitFor();
});

test.each(["", ...GAMES])("axe finds nothing serious: %s", async (game) => {
  const { page } = await newPerson();
  if (game === "") {
    for (const address of ["/", "/#help", "/#about", "/#progress", "/#learn=moonstone", "/#verify", "/#replay"]) {
      await page.goto(address);
      await page.locator("main h1").first().waitFor();
      if (address === "/") await page.locator(".games article").first().waitFor();
      expect(await findViolations(page), address).toEqual([]);
    }
    return;
  }
  const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
  await sitDown(page, links[0] ?? "", "Anna");
  await playByHand(page, "click", 10);
  await nextQuestion(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "More …" }).click();
  await page.getByRole("button", { name: "Plain board" }).click();
  await page.keyboard.press("Escape");
  await page.locator(".plain-board .line").nth(3).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "More …" }).click();
  await page.getByRole("button", { name: "Plain board" }).click();
  await page.keyboard.press("Escape");
  // Much is dimmed at the end: who has died, and whose match is over.
  await playToTheEnd(page);
  expect(await findViolations(page)).toEqual([]);
});
