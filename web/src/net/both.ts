// The way of a page that a server has sent, if it was built with the engines of games. Matches without other people run in
// the page where the browser can: the server's cores are for people. Everything else is the server's.

import { playable } from "virtual:playable";
import { findMatch } from "../site/store";
import type { GameInfo } from "../wire/schema";
import { canRemember, recall, remember } from "./memory";
import { way as server } from "./server";
import type { Answer, Asking, Ears, Way, Wire } from "./way";

export const way: Way = { ask, call, forget };

const own = async (): Promise<Way> => (await import("../site/way")).way;

/** The games whose rules and content are the same in the page and at the server, which may have content of its own. */
let same: Promise<Set<string>> | undefined;

function findSame(): Promise<Set<string>> {
  same ??= server.ask("games").then(({ text }) => {
    const { games } = JSON.parse(text) as { games: GameInfo[] };
    const isSame = (game: GameInfo): boolean => playable.some(({ id, rules, content }) => game.id === id && game.rules === rules && game.content === content);
    return new Set(games.filter(isSame).map(({ id }) => id));
  });
  same.catch(() => { same = undefined; });
  return same;
}

async function can(game: string | undefined): Promise<boolean> {
  const hasAll = typeof WebAssembly === "object" && typeof Worker === "function" && typeof indexedDB === "object" && typeof BroadcastChannel === "function";
  return game !== undefined && hasAll && canRemember() && (await findSame().catch(() => new Set())).has(game);
}

/** Whether the page keeps this match. */
async function isOwn(id: string): Promise<boolean> {
  return recall(id)?.isInPage === true || await findMatch(id).catch(() => undefined) !== undefined;
}

async function ask(path: string, asking: Asking = {}): Promise<Answer> {
  const { method = "GET", body = "" } = asking;
  const { pathname } = new URL(path, "file:///");
  const [what = "", ...rest] = pathname.slice(1).split("/");
  const [name = ""] = rest;
  if (what === "matches" && name !== "") return (await isOwn(name) ? await own() : server).ask(path, asking);
  if (what === "matches" && method === "POST" && await can(gameAmongComputers(body))) return begin(path, asking);
  if (what === "replay" && name === "go-on" && await can(gameOf(body))) return begin(path, asking);
  if (what === "replay" && name === "analysis" && await can(gameOf(body))) return (await own()).ask(path, asking);
  return server.ask(path, asking);
}

/** A new match in the page; if that does not work after all, at the server. */
async function begin(path: string, asking: Asking): Promise<Answer> {
  const answer = await own().then((way) => way.ask(path, asking)).catch(() => undefined);
  if (!answer || answer.status >= 500) return server.ask(path, asking);
  if (answer.status < 400) remember((JSON.parse(answer.text) as { id: string }).id, { isInPage: true });
  return answer;
}

/** The game of a wish for a match at this device, with nobody but computers. */
function gameAmongComputers(wish: string): string | undefined {
  const { game, seats } = JSON.parse(wish) as { game: string; seats: unknown[] };
  return seats.every((seat) => seat === "me" || typeof seat === "object") ? game : undefined;
}

function gameOf(transcript: string): string | undefined {
  try {
    return (JSON.parse(transcript.slice(0, transcript.indexOf("\n"))) as { header?: { game?: string } }).header?.game;
  } catch {
    return undefined;
  }
}

/** Which of the two ways it is takes a moment to find out. */
function call(id: string, ears: Ears): Wire {
  let wire: Wire | undefined;
  let isWanted = true;
  void isOwn(id).then(async (isHere) => {
    const found = isHere ? await own() : server;
    if (isWanted) wire = found.call(id, ears);
  }).catch(() => ears.closed(1012, ""));
  return {
    get isOpen() { return wire?.isOpen ?? false; },
    send: (text) => wire?.send(text),
    close() {
      isWanted = false;
      if (wire) wire.close();
      else queueMicrotask(() => ears.closed(1000, ""));
    },
  };
}

function forget(id: string): void {
  void own().then((way) => way.forget(id));
}
