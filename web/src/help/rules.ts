// The short rules of each game, in our own words. They lie beside this file as Markdown and are loaded when needed.

import { FALLBACK } from "../texts/book";
import type { Lang } from "../texts/lang.svelte";

export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

const FILES = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });

/** In the language, else in English; nothing for games without a file. */
export async function loadRules(game: string, lang: Lang): Promise<Chapter[]> {
  const load = FILES[`./rules/${game}.${lang}.md`] ?? FILES[`./rules/${game}.${FALLBACK}.md`];
  return load ? readRules(await load()) : [];
}

/** `## Chapter`, then `- ID text`; an id such as HR-61.10 belongs to a group. */
export function readRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split("\n")) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) chapters.push({ title, rules: [] });
    const rule = /^\s*- ([A-Z]{2}-\d+(?:\.\d+|[a-z])?) (.+)$/.exec(line);
    if (rule?.[1] && rule[2]) chapters.at(-1)?.rules.push({ id: rule[1], text: rule[2] });
  }
  return chapters;
}
