// Starts the real server on a free port with an empty file of matches, and stops it when everything is done.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    /** The games of the program; those that it does not know are not tested. */
    games: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = process.env.WALSTATT;
  if (!program) throw new Error("WALSTATT has to name the program; `cargo xtask test web` does that");
  const folder = mkdtempSync(join(tmpdir(), "walstatt-web-"));
  const limits = ["requests", "messages", "address-messages", "connections", "matches"].flatMap((name) => [`--limit-${name}`, "0"]);
  const server = spawn(program, ["serve", "--data", join(folder, "matches.db"), "--log", "warn", "--lang", "en", "--allow-seeds", ...limits],
    { stdio: ["ignore", "pipe", "inherit"] });
  const address = await readAddress(server);
  const listed = await (await fetch(`${address}/api/games`)).json() as { games: { id: string }[] };
  project.provide("address", address);
  project.provide("games", listed.games.map(({ id }) => id));
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The first line names the address. */
function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const address = /http:\/\/[\d.:[\]]+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
