// `import sword from "icon:broadsword"` gives the path of one icon of the set, and nothing else of it gets into the client.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  function read(): IconSet {
    set ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
    return set;
  }
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const all = read();
      const body = all.icons[all.aliases?.[name]?.parent ?? name]?.body;
      if (body === undefined) throw new Error(`there is no icon ${name}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(" "))};`;
    },
  };
}
