// Texts in the chosen language.

import type { Words } from "../wire/server";
import { lang } from "./lang.svelte";
import { TEXTS, type TextKey } from "./words";

export type { TextKey };

export type Values = Record<string, string | number>;

/** A text with the values put in for {names}. */
export function t(key: TextKey, values: Values = {}): string {
  return fill(TEXTS[key], values);
}

/** The same for texts that a single game brings along. */
export function fill(both: readonly [string, string], values: Values = {}): string {
  const text = both[lang() === "de" ? 0 : 1];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function isText(key: string): key is TextKey {
  return key in TEXTS;
}

/** Words that come from the server in both languages. */
export function words(both: Words | null | undefined): string {
  return both?.[lang()] ?? both?.en ?? "";
}
