// The texts of one language: a file named by its tag, with a section for each part of the client.

import ENGLISH from "./en.json";

/** A text, or one text for each plural form of the number called `by`. */
export type Entry = string | { by: string; other: string; [form: string]: string };

/** A language may lack texts; English stands in for them. */
export type Book = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

export type Values = Record<string, string | number>;

/** What every text falls back to. */
export const FALLBACK = "en";

/** The tags of files such as `./de.json`, and the fallback. */
export function listTags(paths: string[]): string[] {
  return [...paths.map((path) => path.replace(/^.*\/|\.json$/g, "")), FALLBACK].sort();
}

/** The first wanted language that is there; a region such as the one in `de-AT` may be dropped. */
export function choose(wanted: readonly string[], there: readonly string[]): string {
  const candidates = wanted.map((tag) => tag.toLowerCase()).flatMap((tag) => [tag, tag.replace(/-.*$/, "")]);
  return candidates.find((tag) => there.includes(tag)) ?? FALLBACK;
}

/** A text with the values put in for {names}. */
export function say(tag: string, book: Book, section: string, key: string, values: Values = {}): string {
  const own = book[section]?.[key];
  const entry = own ?? (ENGLISH as Book)[section]?.[key] ?? key;
  const text = typeof entry === "string" ? entry : pickForm(entry, own === undefined ? FALLBACK : tag, values);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function pickForm(entry: Exclude<Entry, string>, tag: string, values: Values): string {
  const form = new Intl.PluralRules(tag).select(Number(values[entry.by]));
  return entry[form] ?? entry.other;
}
