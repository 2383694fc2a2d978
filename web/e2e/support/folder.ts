// Serves the site as any web host would: files of one folder, and nothing else. It lies in a folder of its host, as on many.

import { createReadStream, readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { TestProject } from "vitest/node";

const KINDS: Record<string, string> = {
  ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
};

const BELOW = "/some/where/";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [folder, engines] = [process.env.WALSTATT_SITE, process.env.WALSTATT_ENGINES];
  if (!folder || !engines) throw new Error("WALSTATT_SITE has to name the folder; `cargo xtask test site` does that");
  const { address, stop } = await serve(folder);
  project.provide("address", address);
  project.provide("games", readdirSync(engines));
  return stop;
}

export async function serve(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(name.slice(BELOW.length - 1)));
    const isInside = request.method === "GET" && name.startsWith(BELOW);
    void (isInside ? stat(file) : Promise.reject(new Error("elsewhere"))).then(() => {
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    }, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BELOW}`, stop };
}
