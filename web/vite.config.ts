import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { engines } from "./plugins/engines.ts";
import { icons } from "./plugins/icons.ts";
import { alone } from "./plugins/alone.ts";
import { texts } from "./plugins/texts.ts";

// The server embeds whatever lies in its folder `pages`, so the client is built right into it; or elsewhere, for tests.
const INTO = process.env.WALSTATT_PAGES ?? "../crates/server/pages/client";

/** Whether the page gets the engines of games. */
const HAS_ENGINES = process.env.WALSTATT_ENGINES !== undefined;

/** The way to the table, see src/net/way.ts. */
function findWay(isAlone: boolean): string {
  const way = isAlone ? "src/site/way.ts" : HAS_ENGINES ? "src/net/both.ts" : "src/net/server.ts";
  return fileURLToPath(new URL(way, import.meta.url));
}

// In the mode `site` it is built for a folder that any host can serve, wherever it lies there.
export default defineConfig(({ mode }) => {
  const isAlone = mode === "site";
  return {
    base: isAlone ? "./" : "/",
    plugins: [icons(), texts(), svelte(), ...HAS_ENGINES ? [engines()] : [], ...isAlone ? [alone()] : []],
    worker: { format: "es", plugins: () => [engines()] },
    build: {
      outDir: isAlone ? process.env.WALSTATT_SITE : INTO,
      emptyOutDir: true,
      target: "es2022",
      // The content security policy allows no data in the place of scripts, styles or fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Few files instead of many tiny ones: what the lobby needs, what other pages share, the icons of several boards, and
      // what the tables of all games share.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "frame", tags: ["$initial"] },
              { name: "pages", test: /[\\/]src[\\/](learn|lobby|ui)[\\/]/, minShareCount: 2 },
              { name: "icons", test: /icon:/, minShareCount: 2 },
              { name: "table", test: /[\\/]src[\\/](?!boards[\\/][^\\/]+[\\/]|builders)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: { proxy: { "/api": { target: process.env.WALSTATT_SERVER ?? "http://127.0.0.1:8080", ws: true } } },
    resolve: { alias: { "#way": findWay(isAlone) }, ...process.env.VITEST && { conditions: ["browser"] } },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
  };
});
