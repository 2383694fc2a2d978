import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { texts } from "./plugins/texts.ts";

// The server embeds whatever lies in its folder `pages`, so the client is built right into it.
const INTO = "../crates/server/pages/client";

export default defineConfig({
  plugins: [icons(), texts(), svelte()],
  build: {
    outDir: INTO,
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data in the place of scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several boards share comes in a few files instead of many tiny ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "icons", test: /icon:/, minShareCount: 2 },
            { name: "shared", test: /[\\/]src[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: process.env.WALSTATT_SERVER ?? "http://127.0.0.1:8080", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
