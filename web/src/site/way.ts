// The way to the page's own workers: one for the matches of each game, and one more for what takes long.

import { games } from "virtual:games";
import type { Asking, Answer, Ears, Way, Wire } from "../net/way";
import { lang } from "../texts/lang.svelte";
import type { FromDesk, FromHouse, Request, ToDesk, ToHouse } from "./messages";
import { drop, findMatch } from "./store";

export const way: Way = { ask, call, forget: (id) => void drop(id).catch(() => {}) };

/** A worker did not answer and never will. */
class Gone extends Error {}

let count = 0;

/** A worker of one game, for as long as it lasts. */
class Desk {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { hear: (part: string) => void; answer: (answer: Answer) => void; fail: (error: Error) => void }>();

  constructor(readonly game: string) {
    this.#worker = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module", name: game });
    this.#worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.#hear(data);
    this.#worker.onerror = () => this.stop();
  }

  ask(request: Request, hear: (part: string) => void, signal?: AbortSignal): Promise<Answer> {
    count += 1;
    const number = count;
    return new Promise((answer, fail) => {
      this.#waiting.set(number, { hear, answer, fail });
      // What was not waited for goes on for nobody: there is no other way to end it.
      signal?.addEventListener("abort", () => { if (this.#waiting.has(number)) this.stop(); });
      this.#worker.postMessage({ kind: "ask", number, request } satisfies ToDesk);
    });
  }

  #hear(message: FromDesk): void {
    if (message.kind === "broken") return this.stop();
    if (message.kind === "thought") return;
    const waiting = this.#waiting.get(message.number);
    if (message.kind === "part") return waiting?.hear(message.text);
    this.#waiting.delete(message.number);
    waiting?.answer({ status: message.answer.status, text: message.answer.body });
  }

  stop(): void {
    this.#worker.terminate();
    for (const { fail } of this.#waiting.values()) fail(new Gone());
    this.#waiting.clear();
  }
}

/** The matches of one game. If its worker breaks down another one is made from what was written. */
class House {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { answer: (answer: Answer) => void; fail: (error: Error) => void }>();
  readonly #visits = new Map<number, Ears>();

  constructor(readonly game: string) {
    this.#worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module", name: game });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#break(message);
  }

  ask(request: Request): Promise<Answer> {
    count += 1;
    const number = count;
    return new Promise((answer, fail) => {
      this.#waiting.set(number, { answer, fail });
      this.#post({ kind: "ask", number, request });
    });
  }

  /** Gives the number of the visit; the first line is to be a hello. */
  enter(id: string, hello: string, ears: Ears): number {
    count += 1;
    this.#visits.set(count, ears);
    this.#post({ kind: "enter", visit: count, id, hello, lang: lang() });
    return count;
  }

  say(visit: number, line: string): void {
    this.#post({ kind: "say", visit, line });
  }

  leave(visit: number): void {
    if (this.#visits.delete(visit)) this.#post({ kind: "leave", visit });
  }

  #post(message: ToHouse): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHouse): void {
    switch (message.kind) {
      case "answer": {
        const waiting = this.#waiting.get(message.number);
        this.#waiting.delete(message.number);
        return waiting?.answer({ status: message.answer.status, text: message.answer.body });
      }
      case "lines": return this.#visits.get(message.visit)?.heard(message.text);
      case "closed": {
        const ears = this.#visits.get(message.visit);
        this.#visits.delete(message.visit);
        return ears?.closed(message.reason ? 1008 : 1012, message.reason);
      }
      case "broken": return this.#break(message.why);
    }
  }

  #break(why: string): void {
    console.error(`${this.game}: ${why}`);
    this.#worker.terminate();
    houses.delete(this.game);
    for (const { fail } of this.#waiting.values()) fail(new Gone(why));
    for (const ears of this.#visits.values()) ears.closed(1012, "");
    this.#waiting.clear();
    this.#visits.clear();
  }
}

const houses = new Map<string, House>();

function houseOf(game: string): House {
  const house = houses.get(game) ?? new House(game);
  houses.set(game, house);
  return house;
}

async function ask(path: string, { method = "GET", body = "", token, signal, hear }: Asking = {}): Promise<Answer> {
  const { pathname, searchParams } = new URL(path, "file:///");
  const { lang = "en", ...query } = Object.fromEntries(searchParams);
  const request: Request = { method, path: pathname.slice(1), query, token: token ?? null, body, lang };
  const [what, name] = request.path.split("/");
  if (what === "games") return { status: 200, text: JSON.stringify({ games }) };
  // Nobody else is there.
  if (request.path === "matches" && method === "GET") return { status: 200, text: "[]" };
  if (what === "matches") {
    const game = name === undefined ? (JSON.parse(body) as { game: string }).game : (await findMatch(name))?.game;
    return houseOf(game ?? firstGame()).ask(request);
  }
  if (request.path === "replay/go-on") return houseOf(gameOf(body)).ask(request);
  return askDesk(what === "dojo" || what === "lessons" || what === "puzzles" ? name ?? "" : gameOf(body), request, hear, signal);
}

/** What takes long is done at a desk that is free. */
async function askDesk(game: string, request: Request, hear?: (part: string) => void, signal?: AbortSignal): Promise<Answer> {
  const desk = free.find((one) => one.game === game) ?? new Desk(game);
  free = free.filter((one) => one !== desk);
  const parts: string[] = [];
  const answer = await desk.ask(request, hear ?? ((part) => parts.push(part)), signal);
  // One that was stopped is not used again.
  free = [...free, desk];
  return { ...answer, text: parts.join("") + answer.text };
}

let free: Desk[] = [];

function firstGame(): string {
  return games[0]?.id ?? "";
}

/** The game of a recorded match; if it is none, any game can say so. */
function gameOf(transcript: string): string {
  try {
    const { header } = JSON.parse(transcript.slice(0, transcript.indexOf("\n"))) as { header?: { game?: string } };
    return games.find(({ id }) => id === header?.game)?.id ?? firstGame();
  } catch {
    return firstGame();
  }
}

function call(id: string, ears: Ears): Wire {
  let isOpen = false;
  let isWanted = true;
  let house: House | undefined;
  let visit: number | undefined;
  void findMatch(id).then((match) => {
    if (!isWanted) return;
    house = houseOf(match?.game ?? firstGame());
    isOpen = true;
    ears.opened();
  }, () => ears.closed(1012, ""));
  return {
    get isOpen() { return isOpen; },
    send(text) {
      if (!house || !isOpen) return;
      if (visit !== undefined) return house.say(visit, text);
      visit = house.enter(id, text, { ...ears, closed: (code, reason) => {
        isOpen = isWanted = false;
        ears.closed(code, reason);
      } });
    },
    close() {
      if (visit !== undefined) house?.leave(visit);
      if (isWanted) queueMicrotask(() => ears.closed(1000, ""));
      isOpen = isWanted = false;
    },
  };
}
