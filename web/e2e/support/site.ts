// On the site without a server there is no interface for programs: a match is set up by hand.

import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright-core";
import { inject } from "vitest";

/** Every request to anything but the folder, as they come. */
export function listRequests(page: Page): string[] {
  const foreign: string[] = [];
  const address = inject("address");
  page.context().on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("blob:") && !url.startsWith("data:")) foreign.push(url);
  });
  return foreign;
}

/** Waits until the browser has kept all of the page: from then on it needs no network. */
export function isKept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

/** What makes a match short, by the names of options and the words of their values. */
const SHORT: Record<string, Record<string, string>> = {
  "home-raiders": { stars: "3" },
  "kleine-helden": { life: "10, for a short game" },
  "moonstone": { size: "2", stones: "5" },
  "pocket-battles": { size: "30" },
};

/** Begins a short match against the Recruit. */
export async function setUp(page: Page, game: string): Promise<void> {
  await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Set up the match" }).click();
  const agreement = page.getByRole("dialog");
  await agreement.getByRole("combobox", { name: "Level" }).selectOption({ label: "Recruit" });
  for (const [name, value] of Object.entries(SHORT[game] ?? {})) {
    const picked = agreement.locator(`select[name="${name}"]`);
    if (await picked.count()) await picked.selectOption({ label: value });
    else await agreement.locator(`input[name="${name}"]`).fill(value);
  }
  await agreement.getByRole("button", { name: "Play now", exact: true }).click();
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** How many bytes a page has loaded so far, each file once and compressed as by hosts that know Brotli. */
export function weigh(page: Page): () => Promise<number> {
  const loaded = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => { if (response.ok() && !loaded.has(response.url())) loaded.set(response.url(), response.body()); });
  return async () => (await Promise.all(loaded.values())).reduce((sum, body) => sum + brotliCompressSync(body, QUALITY).length, 0);
}
