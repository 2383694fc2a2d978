// The engines of the site without a server, one for each game: `virtual:engines` loads them, `virtual:games` says what the
// games are without loading any. `cargo xtask site` builds them and names their folder in WALSTATT_ENGINES.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface Glue {
  initSync(module: { module: BufferSource }): void;
  House: new () => { ask(request: string): string };
}

/** The ones to begin with first, as everywhere. */
const ORDER = ["kleine-helden", "pixel-tactics", "pocket-battles", "moonstone", "home-raiders"];

export function engines(): Plugin {
  const folder = process.env.WALSTATT_ENGINES ?? "";
  const list = (): string[] => readdirSync(folder).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const file = (game: string, name: string): string => JSON.stringify(join(folder, game, name));

  async function describe(game: string): Promise<unknown> {
    const glue = await import(/* @vite-ignore */ pathToFileURL(join(folder, game, "site.js")).href) as Glue;
    glue.initSync({ module: readFileSync(join(folder, game, "site_bg.wasm")) });
    const { body } = JSON.parse(new glue.House().ask(JSON.stringify({ method: "GET", path: "games", lang: "en" }))) as { body: string };
    return (JSON.parse(body) as { games: unknown[] }).games[0];
  }

  return {
    name: "engines",
    enforce: "pre",
    resolveId: (id) => (id === "virtual:engines" || id === "virtual:games" ? `\0${id}` : undefined),
    async load(id) {
      if (id === "\0virtual:games") {
        const games: unknown[] = [];
        for (const game of list()) games.push(await describe(game));
        return `export const games = ${JSON.stringify(games)};`;
      }
      if (id !== "\0virtual:engines") return undefined;
      const entry = (game: string): string => `${JSON.stringify(game)}: { load: () => import(${file(game, "site.js")}), wasm: wasm${list().indexOf(game)} }`;
      const urls = list().map((game, index) => `import wasm${index} from ${JSON.stringify(`${join(folder, game, "site_bg.wasm")}?url`)};`);
      return `${urls.join("\n")}\nexport const engines = { ${list().map(entry).join(", ")} };`;
    },
  };
}
