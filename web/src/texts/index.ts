// Texts in the chosen language.

import type { Words } from "../wire/server";
import { FALLBACK, say, type Values } from "./book";
import ENGLISH from "./en.json";
import { book, lang } from "./lang.svelte";

export type { Values };

type Sections = typeof ENGLISH;

/** The texts that belong to no single part of the client. */
export type TextKey = keyof Sections["client"];

/** A text of one section, before it has a language. */
export interface Text {
  section: string;
  key: string;
}

export function t(key: TextKey, values: Values = {}): string {
  return fill({ section: "client", key }, values);
}

/** A text of a section with the values put in for {names}. */
export function fill({ section, key }: Text, values: Values = {}): string {
  return say(lang(), book(), section, key, values);
}

/** All texts of a section, such as those of one board. */
export function textsOf<S extends keyof Sections>(section: S): Record<keyof Sections[S], Text> {
  const entries = Object.keys(ENGLISH[section]).map((key): [string, Text] => [key, { section, key }]);
  return Object.fromEntries(entries) as Record<keyof Sections[S], Text>;
}

export function isText(key: string): key is TextKey {
  return key in ENGLISH.client;
}

/** A share in thousandths, with at most so many decimals. */
export function percent(thousandths: number, decimals = 0): string {
  return t("percent", { percent: new Intl.NumberFormat(lang(), { maximumFractionDigits: decimals }).format(thousandths / 10) });
}

/** Words that come from the server in every language. */
export function words(every: Words | null | undefined): string {
  return every?.[lang()] ?? every?.[FALLBACK] ?? "";
}
