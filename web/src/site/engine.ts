// The engine of one game, as `crates/site` is built for it.

import { engines } from "virtual:engines";

export type Engine = Awaited<ReturnType<(typeof engines)[string]["load"]>>;

/** Loads the module of a game and starts it. */
export async function startEngine(game: string): Promise<Engine> {
  const engine = engines[game];
  if (!engine) throw new Error(`there is no game ${game}`);
  const [module, response] = await Promise.all([engine.load(), fetch(engine.wasm)]);
  if (!response.ok) throw new Error(`${engine.wasm}: ${response.status}`);
  // Not every host knows what WebAssembly is.
  const isNamed = response.headers.get("content-type") === "application/wasm";
  await module.default({ module_or_path: isNamed ? response : await response.arrayBuffer() });
  return module;
}
