// How fast the engines are in the browser beside the same natively. Both do the same tasks in turn, several times, and the
// quickest time of each counts: so a busy machine slows both down alike.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newPerson, useBrowser } from "../support/browser";
import { GAMES } from "../support/play";

useBrowser();

type Task = { play_out: { game: string; games: number } } | { think: unknown } | { positions: { game: string; player: string } };

interface Answer {
  millis: number;
  result: unknown;
}

type Ask = (task: Task) => Promise<Answer>;

/** The level of whoever has chosen none, and the next one. */
const LEVELS = ["recruit", "soldier"];
const ROUNDS = 5;
/** So many random games take about half a second natively. */
const PLAYOUTS: Record<string, number> = { "home-raiders": 100, "kleine-helden": 1_500, "moonstone": 150, "pixel-tactics": 2_500, "pocket-battles": 8_000 };

function startNative(): { ask: Ask; stop: () => void } {
  const program = spawn(process.env.WALSTATT_PACE ?? "", { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (task: Task): Promise<Answer> => {
    program.stdin.write(`${JSON.stringify(task)}\n`);
    const { value } = await lines.next() as { value: string | undefined };
    if (value === undefined) throw new Error("the native program has ended");
    return JSON.parse(value) as Answer;
  };
  return { ask, stop: () => void program.kill() };
}

/** Runs in the page. */
async function start(address: string): Promise<void> {
  interface Glue {
    default(): Promise<unknown>;
    Desk: new () => { playOut(game: string, games: number): number; think(thought: string): string };
  }
  const glue = await import(/* @vite-ignore */ address) as Glue;
  await glue.default();
  const desk = new glue.Desk();
  const follow = (task: Task): unknown => {
    if ("play_out" in task) return desk.playOut(task.play_out.game, task.play_out.games);
    return JSON.parse(desk.think(JSON.stringify("think" in task ? task.think : null)));
  };
  Object.assign(window, { follow: (task: Task): Answer => {
    const begun = performance.now();
    const result = follow(task);
    return { millis: performance.now() - begun, result };
  } });
}

function askIn(page: Page): Ask {
  return (task) => page.evaluate((one) => (window as unknown as { follow: (task: Task) => Answer }).follow(one), task);
}

/** The quickest time of a task on both sides; what comes of it has to be the same. */
async function compare(sides: [Ask, Ask], task: Task): Promise<{ millis: [number, number]; result: unknown }> {
  const millis: [number, number] = [Infinity, Infinity];
  let result: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [native, browser] = [await sides[0](task), await sides[1](task)];
    expect(browser.result).toEqual(native.result);
    millis[0] = Math.min(millis[0], native.millis);
    millis[1] = Math.min(millis[1], browser.millis);
    result = native.result;
  }
  return { millis, result };
}

test.each(GAMES)("%s", async (game) => {
  const { page } = await newPerson();
  const address = inject("address");
  await page.goto(`${address}${game}/site.js`);
  await page.evaluate(start, `${address}${game}/site.js`);
  const native = startNative();
  const sides: [Ask, Ask] = [native.ask, askIn(page)];
  const { millis, result } = await compare(sides, { play_out: { game, games: PLAYOUTS[game] ?? 100 } });
  const [quick, slow] = millis.map((one) => Number(result) / one * 1e3) as [number, number];
  console.log(`${game}: random games ${quick.toFixed(0)} decisions/s natively, ${slow.toFixed(0)} in the browser: ${(slow / quick * 100).toFixed(0)} %`);
  for (const player of LEVELS) {
    const { result: thoughts } = await native.ask({ positions: { game, player } });
    const times: [number, number][] = [];
    for (const think of thoughts as unknown[]) times.push((await compare(sides, { think })).millis);
    const mean = (side: 0 | 1): number => times.reduce((sum, one) => sum + one[side], 0) / times.length;
    const [here, there, count] = [mean(0), mean(1), times.length];
    console.log(`${game}: a decision of the ${player} ${here.toFixed(2)} ms natively, ${there.toFixed(2)} ms in the browser (${count} positions): factor ${(there / here).toFixed(2)}`);
  }
  native.stop();
});
