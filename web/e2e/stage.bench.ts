// How smooth the stage is: frames while something is shown, and the time from an input to what it changes on screen.

import { test } from "vitest";
import type { Page } from "playwright-core";
import { newPerson, useBrowser } from "./support/browser";
import { createMatch, GAMES, sitDown } from "./support/play";
import { choose, nextQuestion } from "./support/question";
import { traceWork } from "./support/trace";

useBrowser();

const DECISIONS = 25;

interface Noted {
  /** Milliseconds between two frames while a beat was on. */
  frames: number[];
  /** Milliseconds from an input to the next frame after it was handled; the browser leaves out what took less than 16. */
  inputs: number[];
}

async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted = { frames: [], inputs: [] };
    Object.assign(window, { noted });
    let last = 0;
    const tick = (now: number): void => {
      const isOn = document.querySelector(".layer .caption, .layer .banner") !== null;
      if (isOn && last > 0) noted.frames.push(now - last);
      last = isOn ? now : 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const listen = { type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit;
    new PerformanceObserver((list) => noted.inputs.push(...list.getEntries().filter(({ name }) => /^(click|keydown|pointerdown)$/.test(name)).map(({ duration }) => duration))).observe(listen);
  });
}

function describe(name: string, numbers: number[]): string {
  const sorted = numbers.sort((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${name} (${sorted.length}): median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`;
}

test.each(GAMES)("%s", async (game) => {
  const { page } = await newPerson({ isMoving: true });
  const { links } = await createMatch(page, game, ["me", { computer: "recruit" }], { dice: { seeded: 5 } });
  await sitDown(page, links[0] ?? "", "Anna");
  await nextQuestion(page);
  await note(page);
  const work = await traceWork(page, async () => {
    for (let made = 0, last = ""; made < DECISIONS; made += 1) {
      const question = await nextQuestion(page, last);
      if (!question) break;
      await choose(page, question, question.options[(made * 7) % question.options.length]?.number ?? 0);
      last = question.key;
    }
  });
  const { frames, inputs } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  console.log(`${game}: ${describe("frames", frames)}; ${describe("inputs", inputs)}; ${describe("work", work.inputs)}; longest ${work.longest.toFixed(0)} ms`);
});
