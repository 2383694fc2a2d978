// The film of docs/pictures: one turn of Pixel Tactics, the reader's own deed and the answer of the other side.

import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { createMatch, GAMES, sitDown } from "./support/play";
import { takeFilm } from "./support/png";
import { choose, waitForQuestion } from "./support/question";

useBrowser();

const FILE = fileURLToPath(new URL("../../docs/pictures/turn.png", import.meta.url));
const SIZE = { width: 960, height: 600 };
/** What comes before it: enough heroes to fight. */
const DECISIONS = 11;
/** How many deeds are filmed. */
const FILMED = 2;

/** Somebody attacks, or else comes to the field. */
const LIKED = [/attack|melee/i, /recruit/i];

test.runIf(GAMES.includes("pixel-tactics"))("a turn of Pixel Tactics", async () => {
  const { page } = await newPerson({ size: SIZE, isMoving: true });
  const { links } = await createMatch(page, "pixel-tactics", ["me", { computer: "recruit" }], { dice: { seeded: 5 } });
  await sitDown(page, links[0] ?? "", "Anna");
  await page.evaluate(() => document.fonts.ready);
  let question = await waitForQuestion(page);
  const play = async (): Promise<void> => {
    const { options, key } = question;
    const wanted = LIKED.map((liked) => options.find(({ text }) => liked.test(text))).find((one) => one !== undefined);
    await choose(page, question, (wanted ?? options[0])?.number ?? 0);
    question = await waitForQuestion(page, key);
  };
  for (let made = 0; made < DECISIONS; made += 1) await play();
  await takeFilm(page, FILE, async () => {
    for (let made = 0; made < FILMED; made += 1) await play();
  });
});
