// A long list of options is put together by the piece that each begins with.

import type { Numbered } from "./choosing.svelte";

/** So many options have keys of their own and need no groups. */
const AT_ONCE = 9;

export interface Group {
  /** The piece; none for a single option. */
  id: string | null;
  name: string;
  members: Numbered[];
}

/** Options about the same first piece, if that makes a long list short; the question names the pieces. A group of one is that option. */
export function groupOptions(options: readonly Numbered[], names: Readonly<Record<string, string>>): Group[] {
  if (options.length <= AT_ONCE) return [];
  const found = new Map<string, Group>();
  options.forEach((one, at) => {
    const id = one.option.touches[0] ?? null;
    const group = found.get(id ?? `#${at}`) ?? { id, name: id === null ? "" : names[id] ?? "", members: [] };
    group.members.push(one);
    found.set(id ?? `#${at}`, group);
  });
  const groups = [...found.values()];
  const isNamed = groups.every(({ name, members }) => members.length === 1 || name !== "");
  return isNamed && groups.length > 1 && 3 * groups.length <= 2 * options.length ? groups : [];
}
