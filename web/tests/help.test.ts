// The short rules of every game: the same ones in both languages, and all that a "Why not?" can point to.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadRules, readRules } from "../src/help/rules";

const GAMES = ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"];

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

function listIds(game: string, lang: string): string[] {
  return readRules(read(`../src/help/rules/${game}.${lang}.md`)).flatMap(({ rules }) => rules.map(({ id }) => id));
}

test.each(GAMES)("%s has the same rules in German and in English, each once", (game) => {
  const ids = listIds(game, "de");
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
  expect(listIds(game, "en")).toEqual(ids);
});

test.each(["home-raiders", "moonstone"])("every numbered rule of %s can be looked up", (game) => {
  const index = read(`../../crates/${game}/README.md`).matchAll(/^\| ([A-Z]{2}-\d+(?:\.\d+)?) \|/gm);
  const numbered = [...index].map((match) => match[1]);
  expect(numbered.length).toBeGreaterThan(60);
  expect(new Set(listIds(game, "de"))).toEqual(new Set(numbered));
});

test.each(["home-raiders", "kleine-helden", "moonstone"])("every rule that %s gives as a reason can be looked up", (game) => {
  const reasons = [...read(`../../crates/${game}/src/reasons.rs`).matchAll(/\/\/\/ ([A-Z]{2}-\d+(?:\.\d+)?)/g)].map((match) => match[1]);
  expect(reasons.length).toBeGreaterThan(3);
  expect(listIds(game, "de")).toEqual(expect.arrayContaining(reasons));
});

test("an ability of Home Raiders is found by its id", async () => {
  const chapters = await loadRules("home-raiders", "de");
  const found = chapters.flatMap(({ rules }) => rules).find(({ id }) => id === "HR-61.10");
  expect(found?.text).toMatch(/^Standort wechseln: /);
});
