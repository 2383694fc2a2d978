// Every recorded match of the corpus comes to the same digest in WebAssembly.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";

interface Glue {
  initSync(module: { module: BufferSource }): void;
  Desk: new () => { digest(transcript: string): string };
}

const CORPUS = fileURLToPath(new URL("../../../corpus/", import.meta.url));

/** Recordings with content of one's own, or that have to be refused, are for the program alone. */
const ELSEWHERE = /^(own-content|refused)/;

describe.each(inject("games"))("%s", (game) => {
  test("replays its recordings to the same digests", async () => {
    const folder = join(process.env.WALSTATT_ENGINES ?? "", game);
    const glue = await import(/* @vite-ignore */ pathToFileURL(join(folder, "site.js")).href) as Glue;
    glue.initSync({ module: readFileSync(join(folder, "site_bg.wasm")) });
    const desk = new glue.Desk();
    const names = readdirSync(join(CORPUS, game)).filter((name) => name.endsWith(".jsonl") && !ELSEWHERE.test(name));
    const read = (name: string): string => readFileSync(join(CORPUS, game, name), "utf8");
    const found = names.map((name) => `${name}: ${desk.digest(read(name))}`);
    const expected = names.map((name) => `${name}: ${/^digest: (.+)$/m.exec(read(name.replace(/jsonl$/, "expected")))?.[1] ?? "none"}`);
    expect(names.length).toBeGreaterThan(20);
    expect(found).toEqual(expected);
  });
});
