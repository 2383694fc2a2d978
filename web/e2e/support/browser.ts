// A real Chromium with people in it. Whatever a page complains of makes the test fail.

import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { applyPatch } from "../../src/net/patch";
import type { Operation } from "../../src/wire/server";

const PROGRAMS = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The same, held sideways. */
export const LYING = { width: 844, height: 390 };

/** To be called at the top of each file. */
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = PROGRAMS.find((path) => path && existsSync(path));
    if (!executablePath) throw new Error("Chromium is not installed (Debian: apt-get install chromium)");
    browser = await chromium.launch({ executablePath, args: FLAGS, timeout: LONGEST });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const said = complaints;
    complaints = [];
    expect(said).toEqual([]);
  });
  afterAll(() => browser.close());
}

export interface Person {
  page: Page;
  /** Everything the server has sent over WebSockets, line by line. */
  heard: string[];
  /** The view as it is now. */
  view: () => unknown;
}

/** Only whoever fails waits so long, in milliseconds. */
export const LONGEST = 300_000;

export interface Device {
  locale?: string;
  size?: { width: number; height: number };
  isTouch?: boolean;
  isMoving?: boolean;
  /** Whether every game is new to this person; others have been told already what it is about. */
  isNew?: boolean;
}

export async function newPerson(how: Device = {}): Promise<Person> {
  const { locale = "en-GB", size = DESKTOP, isTouch = false, isMoving = false, isNew = false } = how;
  const context = await browser.newContext({ locale, viewport: size, reducedMotion: isMoving ? "no-preference" : "reduce", hasTouch: isTouch, isMobile: isTouch, baseURL: inject("address") });
  context.setDefaultTimeout(LONGEST);
  contexts.push(context);
  if (!isNew) await context.addInitScript(haveMet, inject("games"));
  const page = await context.newPage();
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => { heard.push(...String(payload).split("\n").filter(Boolean)); }));
  page.on("console", (message) => {
    // Being offline for a while is a part of some tests.
    if (["error", "warning"].includes(message.type()) && !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const views: unknown[] = [];
  return { page, heard, view: () => readViews(heard, views).at(-1) };
}

/** Runs in every page: what the browser of somebody remembers who has played these games whole and wants no explanations. */
function haveMet(games: string[]): void {
  if (origin === "null" || localStorage.getItem("walstatt") !== null) return;
  localStorage.setItem("walstatt", JSON.stringify({ settings: { tips: "off", ...Object.fromEntries(games.flatMap((game) => [[`met-${game}`, "yes"], [`whole-${game}`, "yes"]])) }, matches: {} }));
}

/** The view after every line that was heard; those that are read already need not be read again. */
export function readViews(heard: readonly string[], views: unknown[] = []): unknown[] {
  for (const line of heard.slice(views.length)) {
    const { view, patch } = JSON.parse(line) as { view?: unknown; patch?: Operation[] };
    const before = views.at(-1);
    views.push(view !== undefined ? view : patch && before !== undefined ? applyPatch(before, patch) : before);
  }
  return views;
}
