// The engines of a page that plays by itself, one for each game: `virtual:engines` loads them, `virtual:games` says what the
// games are without loading any, `virtual:playable` only which they are. `cargo xtask site` and `cargo xtask release` build
// them and name their folder in WALSTATT_ENGINES.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface Glue {
  initSync(module: { module: BufferSource }): void;
  House: new () => { ask(request: string): string };
}

/** What is looked at here of a game's description. */
interface Info {
  id: string;
  rules: number;
  content: string;
}

/** The ones to begin with first, as everywhere. */
const ORDER = ["kleine-helden", "pixel-tactics", "pocket-battles", "moonstone", "home-raiders"];

export function engines(): Plugin {
  const folder = process.env.WALSTATT_ENGINES ?? "";
  const list = (): string[] => readdirSync(folder).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const file = (game: string, name: string): string => JSON.stringify(join(folder, game, name));

  async function describeAll(): Promise<Info[]> {
    const games: Info[] = [];
    for (const game of list()) games.push(await describe(game));
    return games;
  }

  async function describe(game: string): Promise<Info> {
    const glue = await import(/* @vite-ignore */ pathToFileURL(join(folder, game, "site.js")).href) as Glue;
    glue.initSync({ module: readFileSync(join(folder, game, "site_bg.wasm")) });
    const { body } = JSON.parse(new glue.House().ask(JSON.stringify({ method: "GET", path: "games", lang: "en" }))) as { body: string };
    return (JSON.parse(body) as { games: [Info] }).games[0];
  }

  return {
    name: "engines",
    enforce: "pre",
    resolveId: (id) => (["virtual:engines", "virtual:games", "virtual:playable"].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === "\0virtual:games") return `export const games = ${JSON.stringify(await describeAll())};`;
      if (id === "\0virtual:playable") {
        const known = (await describeAll()).map(({ id, rules, content }) => ({ id, rules, content }));
        return `export const playable = ${JSON.stringify(known)};`;
      }
      if (id !== "\0virtual:engines") return undefined;
      const entry = (game: string): string => `${JSON.stringify(game)}: { load: () => import(${file(game, "site.js")}), wasm: wasm${list().indexOf(game)} }`;
      const urls = list().map((game, index) => `import wasm${index} from ${JSON.stringify(`${join(folder, game, "site_bg.wasm")}?url`)};`);
      return `${urls.join("\n")}\nexport const engines = { ${list().map(entry).join(", ")} };`;
    },
  };
}
