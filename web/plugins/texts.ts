// `import traits from "texts:pocket-battles/trait-"` gives the messages of a game whose names begin like that, as pairs of
// German and English. So a board says things in the very words of the game, and nothing is written twice.

import { readFileSync } from "node:fs";
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
      const [de, en] = ["de", "en"].map((lang) => {
        const file = `${CRATES}${game}/texts/${lang}.ftl`;
        this.addWatchFile(file);
        return readMessages(readFileSync(file, "utf8"), start);
      }) as [Map<string, string>, Map<string, string>];
      const pairs = [...de].map(([key, text]) => [key.slice(start.length), [text, en.get(key) ?? text]]);
      return `export default ${JSON.stringify(Object.fromEntries(pairs))};`;
    },
  };
}

/** Messages of one line without variables; those with more to them are for the server. */
function readMessages(text: string, start: string): Map<string, string> {
  const lines = text.split("\n").map((line) => /^([a-z][\w-]*) = (.+)$/.exec(line));
  const found = lines.flatMap((line) => (line?.[1]?.startsWith(start) && !line[2]?.includes("{") ? [[line[1], line[2] ?? ""] as const] : []));
  return new Map(found);
}
