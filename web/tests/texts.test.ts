import { expect, test } from "vitest";
import { fill, t, textsOf } from "../src/texts";
import { choose, listTags, say, type Book, type Entry } from "../src/texts/book";
import ENGLISH from "../src/texts/en.json";
import { lang, LANGUAGES, setLang } from "../src/texts/lang.svelte";
import { readRules } from "../src/help/rules";
import { listFields } from "../src/ui/fields";

const FILES = import.meta.glob<Book>("../src/texts/*.json", { eager: true, import: "default" });
const RAW = import.meta.glob<string>("../src/texts/*.json", { eager: true, import: "default", query: "?raw" });

/** Every text of a language, with the variables that it uses or selects by. */
function listTexts(book: Book): Map<string, string> {
  const variables = (entry: Entry): string[] => {
    const [text, by] = typeof entry === "string" ? [entry, []] : [entry.other, [entry.by]];
    return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").concat(by))].sort();
  };
  const sections = Object.entries(book).flatMap(([section, texts]) => Object.entries(texts).map(([key, entry]): [string, Entry] => [`${section} ${key}`, entry]));
  return new Map(sections.map(([key, entry]) => [key, variables(entry).join(" ")]));
}

test("every language has the texts of the English one, with the same variables", () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(1);
  for (const [file, book] of Object.entries(FILES)) expect(listTexts(book), file).toEqual(listTexts(ENGLISH));
});

test("no text stands there twice, because the later one would hide the earlier", () => {
  for (const [file, raw] of Object.entries(RAW)) {
    for (const section of raw.split(/^ {2}"/m).slice(1)) {
      const keys = [...section.matchAll(/^ {4}"([^"]+)":/gm)].map((match) => match[1]);
      expect(keys.length, file).toBeGreaterThan(0);
      expect(keys.filter((key, at) => keys.indexOf(key) < at), file).toEqual([]);
    }
  }
});

test("texts are said in the language that was chosen", async () => {
  expect(LANGUAGES).toEqual([["de", "Deutsch"], ["en", "English"]]);
  expect([lang(), t("home"), fill(textsOf("pixel-tactics").attack, { n: 3 })]).toEqual(["en", "To the first page", "Attack 3"]);
  await setLang("de");
  expect([1, 2].map((count) => t("watching", { count }))).toEqual(["1 Person schaut zu", "2 schauen zu"]);
  expect([lang(), t("home"), fill(textsOf("pixel-tactics").attack, { n: 3 })]).toEqual(["de", "Zur Startseite", "Angriff 3"]);
  await setLang("en");
});

test("a further language is one more file: its own plural forms, and English where it says nothing", () => {
  const polish: Book = { client: { skip: "Do treści", watching: { by: "count", one: "{count} osoba", few: "{count} osoby", many: "{count} osób", other: "{count} osoby" } } };
  const tags = listTags(["./de.json", "./pl.json"]);
  expect(tags).toEqual(["de", "en", "pl"]);
  expect([choose(["", "fr", "pl-PL"], tags), choose(["PL"], tags), choose(["fr"], tags)]).toEqual(["pl", "pl", "en"]);
  expect(say("pl", polish, "client", "skip")).toBe("Do treści");
  expect([1, 3, 5].map((count) => say("pl", polish, "client", "watching", { count }))).toEqual(["1 osoba", "3 osoby", "5 osób"]);
  expect(say("pl", polish, "client", "seat", { number: 2 })).toBe("Seat 2");
  expect(say("pl", polish, "inches", "whole")).toBe("Show everything");
});

test("rules are read chapter by chapter", () => {
  expect(readRules("# T\n\n## One\n\n- AB-01 First.\n- AB-02 Second.\n\n## Two\n- AB-10 Third.\nnothing")).toEqual([
    { title: "One", rules: [{ id: "AB-01", text: "First." }, { id: "AB-02", text: "Second." }] },
    { title: "Two", rules: [{ id: "AB-10", text: "Third." }] },
  ]);
});

test("fields follow from a schema", () => {
  const schema = {
    properties: {
      size: { type: "integer", minimum: 30, maximum: 50, multipleOf: 10 },
      armies: { type: "array", minItems: 2, maxItems: 2, items: { type: "string", oneOf: [{ const: "orcs" }, { const: "elves" }] } },
      hidden: { type: "object" },
    },
  };
  const fields = listFields(schema, { size: 40, armies: ["orcs", "elves"] });
  expect(fields.map(({ name, entry, value }) => [name, entry, value])).toEqual([["size", null, 40], ["armies", 0, "orcs"], ["armies", 1, "elves"]]);
});
