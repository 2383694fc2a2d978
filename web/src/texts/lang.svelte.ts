// The language everything is shown in.

import { keep, setting } from "../net/memory";

export type Lang = "de" | "en";

export const LANGUAGES: Record<Lang, string> = { de: "Deutsch", en: "English" };

let language = $state<Lang>(asLang(setting("lang")) ?? guess());

export function lang(): Lang {
  return language;
}

export function setLang(wanted: Lang): void {
  language = wanted;
  keep("lang", wanted);
}

/** The browser's first language that we speak. */
function guess(): Lang {
  const tags = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.map(asLang).find((tag) => tag !== undefined) ?? "en";
}

function asLang(text: string | undefined): Lang | undefined {
  return text === "de" || text === "en" ? text : undefined;
}
