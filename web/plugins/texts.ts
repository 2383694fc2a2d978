// `import traits from "texts:pocket-battles/trait-"` gives the messages of a game whose names begin like that, each in
// every language. So a board says things in the very words of the game, and nothing is written twice.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "texts:";
const CRATES = fileURLToPath(new URL("../../crates/", import.meta.url));

export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = "", start = ""] = id.slice(PREFIX.length + 1).split("/");
      const every: Record<string, Record<string, string>> = {};
      for (const name of readdirSync(`${CRATES}${game}/texts`)) {
        const tag = /^([a-z-]+)\.ftl$/.exec(name)?.[1];
        if (tag === undefined) continue;
        const file = `${CRATES}${game}/texts/${name}`;
        this.addWatchFile(file);
        for (const [key, text] of readMessages(readFileSync(file, "utf8"), start)) (every[key.slice(start.length)] ??= {})[tag] = text;
      }
      return `export default ${JSON.stringify(every)};`;
    },
  };
}

/** Messages of one line without variables; those with more to them are for the server. */
function readMessages(text: string, start: string): Map<string, string> {
  const lines = text.split("\n").map((line) => /^([a-z][\w-]*) = (.+)$/.exec(line));
  const found = lines.flatMap((line) => (line?.[1]?.startsWith(start) && !line[2]?.includes("{") ? [[line[1], line[2] ?? ""] as const] : []));
  return new Map(found);
}
