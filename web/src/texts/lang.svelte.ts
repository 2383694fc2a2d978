// The language everything is shown in: one of the files beside this one.

import { keep, setting } from "../net/memory";
import type { Words } from "../wire/server";
import { choose, FALLBACK, listTags, type Book } from "./book";
import ENGLISH from "./en.json";

export type Lang = keyof Words;

const FILES = import.meta.glob<Book>(["./*.json", "!./en.json"], { import: "default" });
const TAGS = listTags(Object.keys(FILES));

/** Every language there is, with its own name for itself. */
export const LANGUAGES: [Lang, string][] = TAGS.map((tag) => [tag as Lang, nameLanguage(tag)]);

let language = $state<Lang>(FALLBACK);
let texts = $state.raw<Book>(ENGLISH);
let latest = "";

export function lang(): Lang {
  return language;
}

export function book(): Book {
  return texts;
}

/** Speaks the language that was chosen here before, or the browser's first one that there is. */
export async function openLang(): Promise<void> {
  await speak(choose([setting("lang") ?? "", ...(navigator.languages ?? [navigator.language])], TAGS));
}

export async function setLang(wanted: string): Promise<void> {
  keep("lang", wanted);
  await speak(wanted);
}

/** Texts that cannot be loaded leave everything as it is; of two choices the later one counts. */
async function speak(wanted: string): Promise<void> {
  latest = wanted;
  const loaded = await load(wanted).catch(() => null);
  if (loaded && latest === wanted) [texts, language] = [loaded, wanted as Lang];
}

async function load(tag: string): Promise<Book> {
  return await FILES[`./${tag}.json`]?.() ?? ENGLISH;
}

function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
