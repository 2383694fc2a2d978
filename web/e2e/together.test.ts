// Playing together: real dice at one device, short messages, and links that a friend can follow.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { createMatch, sitDown } from "./support/play";
import { seeWhile } from "./support/watch";

useBrowser();

/** Agrees on a match of two at this device, with real dice. */
async function sitTogether(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("article", { name: game }).getByRole("button", { name: "Set up the match" }).click();
  const agreement = page.getByRole("dialog", { name: game });
  await agreement.getByRole("combobox", { name: "Against" }).selectOption({ label: "someone at this device" });
  await agreement.getByLabel("Name of player 1").fill("Anna");
  await agreement.getByLabel("Name of player 2").fill("Bert");
  await agreement.getByRole("combobox", { name: "Dice and cards" }).selectOption({ label: "your own, at a real table" });
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
  await page.locator(".roll, .question, .side > .primary").first().waitFor();
}

/**
 * Plays inside the page for whoever has the device until something is on screen: passes it on, taps what came, answers.
 * Gives how often something was rolled or drawn, and what was to be seen of cards while another one drew.
 */
async function playUntil(page: Page, wanted: string): Promise<{ rolls: number; leaks: number }> {
  return page.evaluate(async (end) => {
    const changed = (): Promise<void> => new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    let state = 99;
    const pick = <T>(all: T[]): T | undefined => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return all[Math.floor((state / 0x80000000) * all.length)];
    };
    const found = { rolls: 0, leaks: 0 };
    let done = "";
    while (!document.querySelector(end)) {
      // Passing the device on, or the last word before a turn is ended.
      const pass = document.querySelector<HTMLButtonElement>(".curtain .primary, .side > .primary, .ready .primary:not([disabled])");
      const roll = document.querySelector<HTMLElement>(".roll");
      const asked = document.querySelector<HTMLElement>(".question[data-key]");
      const came = [...roll?.querySelectorAll<HTMLButtonElement>("button:not([disabled])") ?? []];
      const options = [...asked?.querySelectorAll<HTMLButtonElement>("[data-option]:not([disabled])") ?? []];
      const key = (roll ?? asked)?.dataset.key ?? "";
      if (pass) {
        if (roll) found.leaks += came.length;
        pass.click();
      } else if (key !== done && came.length + options.length > 0) {
        done = key;
        found.rolls += roll ? 1 : 0;
        pick(roll ? came : options)?.click();
      }
      await changed();
    }
    return found;
  }, wanted);
}

test("a phone is referee at a real table: dice are tapped, and the match can be left, ended and watched again", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  await sitTogether(page, "Pocket Battles");
  await playUntil(page, ".roll .face");
  const die = page.locator(".roll");
  const key = await die.getAttribute("data-key");
  expect(await die.locator(".face").count()).toBe(6);
  for (const face of await die.locator(".face").all()) {
    const box = await face.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.reload();
  await die.locator(".face").first().waitFor();
  expect(await die.getAttribute("data-key")).toBe(key);
  const { rolls } = await playUntil(page, ".over h2");
  expect(rolls).toBeGreaterThan(0);
  // Nobody can check dice that were rolled on a real table.
  expect(await page.getByRole("link", { name: "Check the dice" }).count()).toBe(0);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("cards are drawn by name, and each of them behind the curtain", async () => {
  const { page } = await newPerson();
  await sitTogether(page, "Pixel Tactics");
  const roll = page.locator(".roll");
  await roll.getByText("Only you may see it.").waitFor();
  const all = await roll.getByRole("button").count();
  expect(all).toBeGreaterThan(8);
  const first = await roll.getByRole("button").first().innerText();
  await roll.getByRole("searchbox").fill(first.slice(0, 5));
  await expect.poll(() => roll.getByRole("button").count()).toBeLessThan(all);
  await roll.getByRole("button", { name: first.slice(0, 5) }).first().click();
  await expect.poll(() => page.locator('[data-id^="hand-"]').count()).toBe(1);
  const { rolls, leaks } = await playUntil(page, ".question");
  expect(rolls).toBeGreaterThanOrEqual(9);
  expect(leaks).toBe(0);
});

/** Runs in the page: asks for silence once something is said. */
function silence(remark: string): true | null {
  const bubble = document.querySelector(".bubble");
  const button = [...bubble?.querySelectorAll("button") ?? []].at(-1);
  if (!button || !bubble?.textContent.includes(remark)) return null;
  button.click();
  return true;
}

test("people say something to each other, each in their own language, until one wants silence", async () => {
  const [anna, bert] = [await newPerson(), await newPerson({ locale: "de-DE" })];
  const { links } = await createMatch(anna.page, "pixel-tactics", ["me", "friend"]);
  await sitDown(anna.page, links[0] ?? "", "Anna");
  await sitDown(bert.page, links[1] ?? "", "Bert");
  await anna.page.getByRole("button", { name: "Say something" }).click();
  const talk = anna.page.getByRole("dialog", { name: "Say something" });
  // A remark is gone after a while: Bert wants silence as soon as he sees it.
  await seeWhile(bert.page, silence, "Gut gespielt!", () => talk.getByRole("button", { name: "Well played!" }).click());
  await bert.page.locator(".bubble").waitFor({ state: "hidden" });
  await talk.getByRole("button", { name: "Thanks!" }).click();
  await expect.poll(() => bert.heard.some((line) => line.includes('"thanks"'))).toBe(true);
  expect(await bert.page.getByText("Danke!").count()).toBe(0);

  await bert.page.getByRole("button", { name: "Wieder zuhören" }).click();
  await bert.page.getByRole("button", { name: "Etwas sagen" }).click();
  const answer = bert.page.getByRole("dialog", { name: "Etwas sagen" });
  await answer.getByText("Danke!").first().waitFor();
  await answer.getByLabel("Freie Worte, wenn alle sie wollen").check();
  await answer.getByText("Es fehlt noch: Anna").waitFor();
  expect(await answer.getByLabel("In eigenen Worten").count()).toBe(0);
  await talk.getByLabel("Free words, if everybody wants them").check();
  await answer.getByLabel("In eigenen Worten").fill("Schöner Zug!");
  await answer.getByRole("button", { name: "Senden" }).click();
  await talk.getByText("Schöner Zug!").waitFor();
});

test("an invitation says when only this machine can follow it, and else has an address that others can", async () => {
  const { page } = await newPerson();
  await page.goto("/");
  const invite = async (): Promise<string> => {
    await page.getByRole("article", { name: "Pixel Tactics" }).getByRole("button", { name: "Invite a friend" }).click();
    await page.getByRole("dialog", { name: "Pixel Tactics" }).getByRole("button", { name: "Create and invite" }).click();
    return page.getByLabel("For seat 2 (secret)").inputValue();
  };
  expect(await invite()).toContain("http://127.0.0.1:");
  await page.getByText("Only this computer can open this link").waitFor();
  await page.getByRole("button", { name: "QR code" }).click();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();

  await page.route("**/api/reach*", (route) => route.fulfill({ json: { address: "http://192.0.2.7:8080", only_here: false } }));
  await page.goto("about:blank");
  await page.goto("/");
  await invite();
  await expect.poll(() => page.getByLabel("For seat 2 (secret)").inputValue()).toMatch(/^http:\/\/192\.0\.2\.7:8080\/#m=\w+&t=/);
  expect(await page.getByText("Only this computer can open this link").count()).toBe(0);
});
