// The pictures of docs/pictures: every board at a good moment, on a desktop and on a phone, upright and held sideways.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import type { Page } from "playwright-core";
import { LYING, newPerson, PHONE, useBrowser } from "./support/browser";
import { createMatch, GAMES, sitDown } from "./support/play";
import { takePicture } from "./support/png";
import { choose, nextQuestion } from "./support/question";

useBrowser();

const DESKTOP = { width: 1440, height: 900 };
const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const MOMENTS: Record<string, { options: Record<string, unknown>; decisions: number }> = {
  "pixel-tactics": { options: {}, decisions: 13 },
  "pocket-battles": { options: { size: 60 }, decisions: 12 },
  "kleine-helden": { options: { players: 3 }, decisions: 26 },
  "moonstone": { options: {}, decisions: 34 },
  "home-raiders": { options: {}, decisions: 24 },
};

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await takePicture(page, `${FOLDER}${name}.png`);
}

/** The same seat on a device with a finger: the page asks for that when it is loaded. */
async function becomePhone(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize(PHONE);
  await page.reload();
  await nextQuestion(page);
}

test("the lobby", async () => {
  for (const [name, size] of [["desktop", DESKTOP], ["phone", PHONE]] as const) {
    const { page } = await newPerson({ size });
    await page.goto("/");
    await page.locator(".games article").nth(2).waitFor();
    await shoot(page, `lobby-${name}`);
  }
});

for (const [game, { options, decisions }] of Object.entries(MOMENTS).filter(([game]) => GAMES.includes(game))) {
  test(`the board of ${game}`, async () => {
    const { page } = await newPerson({ size: DESKTOP });
    const players = (options.players as number | undefined) ?? 2;
    const { links } = await createMatch(page, game, ["me", ...Array<unknown>(players - 1).fill({ computer: "recruit" })], { options, dice: { seeded: 5 } });
    await sitDown(page, links[0] ?? "", "Anna");
    let question = await nextQuestion(page);
    for (let made = 0; made < decisions && question; made += 1) {
      const { options, key } = question;
      // Something happens in a picture: recruits and attacks rather than passes.
      const wanted = made % 4 === 3 ? undefined : options.find(({ text }) => /recruit|attack|equip|fit|deploy|→|cast|shoot/i.test(text));
      await choose(page, question, (wanted ?? options[Math.min(made % 3, options.length - 1)])?.number ?? 0);
      question = await nextQuestion(page, key);
    }
    await shoot(page, `${game}-desktop`);
    await becomePhone(page);
    for (const [name, size] of [["phone", PHONE], ["sideways", LYING]] as const) {
      await page.setViewportSize(size);
      await shoot(page, `${game}-${name}`);
    }
  });
}
