// What a page needs that no server of ours stands behind: its own security policy, and a service worker that keeps all of it
// for times without a network.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/** As `crates/server` sends it, with WebAssembly. Nothing is ever asked of another host. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
  + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const SERVICE = fileURLToPath(new URL("../src/site/service.ts", import.meta.url));

export function alone(): Plugin {
  let folder = "";
  return {
    name: "alone",
    apply: "build",
    configResolved: ({ build: { outDir }, root }) => { folder = join(root, relative(root, outDir)); },
    transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" }],
    async closeBundle() {
      const files = JSON.stringify(listFiles(folder));
      await build({
        configFile: false,
        logLevel: "warn",
        define: { FILES: files, "process.env.NODE_ENV": '"production"' },
        build: { outDir: folder, emptyOutDir: false, copyPublicDir: false, reportCompressedSize: false, lib: { entry: SERVICE, formats: ["iife"], name: "service", fileName: () => "service.js" } },
      });
    },
  };
}

/** Everything of the page. What has no hash in its name is known by its content. */
function listFiles(folder: string): { url: string; revision: string | null }[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
  return names.map((url) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, url))).digest("hex").slice(0, 16);
    return { url, revision: url.startsWith("assets/") ? null : hash };
  });
}
