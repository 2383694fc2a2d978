// A long list of options is put together by the piece that each begins with.

import type { Numbered } from "./choosing.svelte";

/** So many options have keys of their own and need no groups. */
const AT_ONCE = 9;
/** Shorter words begin other words by chance. */
const SHORTEST_STEM = 4;

export interface Group {
  /** The piece; none for a single option. */
  id: string | null;
  name: string;
  members: Numbered[];
}

/** Options about the same first piece, if that makes a long list short. A group of one is that option. */
export function groupOptions(options: readonly Numbered[], wordsOf: (id: string) => string): Group[] {
  if (options.length <= AT_ONCE) return [];
  const found = new Map<string, Group>();
  options.forEach((one, at) => {
    const id = one.option.touches[0] ?? null;
    const group = found.get(id ?? `#${at}`) ?? { id, name: "", members: [] };
    group.members.push(one);
    found.set(id ?? `#${at}`, group);
  });
  const groups = [...found.values()];
  if (groups.length <= 1 || 3 * groups.length > 2 * options.length) return [];
  for (const group of groups) {
    const name = findName(group.members.map(({ option }) => option.text), group.id === null ? [] : splitWords(wordsOf(group.id)));
    if (name === null) return [];
    group.name = name;
  }
  return groups;
}

/**
 * The name of a piece: what is said in all its options and stands on the board too; if the board does not help, the longest
 * run of words that all have; if they have none, what the board says and a word in each begins with.
 */
export function findName(texts: readonly string[], onBoard: readonly string[]): string | null {
  const [first = [], ...others] = texts.map((text) => text.split(/\s+/).filter(Boolean));
  const known = new Set(onBoard);
  const isCommon = (run: string[]): boolean => others.every((other) => other.some((_, at) => run.every((word, step) => other[at + step] === word)));
  const letters = (words: string[]): number => words.reduce((sum, word) => sum + word.length, 0);
  let best = { known: 0, all: 0, name: "" };
  for (let start = 0; start < first.length; start += 1) {
    for (let end = start + 1; end <= first.length; end += 1) {
      const run = first.slice(start, end);
      if (!isCommon(run)) break;
      const worth = { known: letters(run.filter((word) => known.has(trimSigns(word)))), all: letters(run) };
      if (worth.known > best.known || (worth.known === best.known && worth.all > best.all)) best = { ...worth, name: run.join(" ") };
    }
  }
  const name = trimSigns(best.name);
  if (name) return name;
  const begins = (stem: string): boolean => texts.every((text) => splitWords(text).some((word) => word.startsWith(stem)));
  return onBoard.find((word) => word.length >= SHORTEST_STEM && begins(word)) ?? null;
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).map(trimSigns).filter(Boolean);
}

function trimSigns(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "").replace(/^([^(]*)\)$/, "$1");
}
