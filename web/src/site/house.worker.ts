// Keeps the matches of one game, as a server does: what is said over messages becomes rows in the browser's store and lines
// for those who are at the table. Computers think in a worker of their own.

import { startEngine } from "./engine";
import { CHANGES, type FromDesk, type FromHouse, type KeptMatch, type News, type Thought, type ToDesk, type ToHouse, type Written } from "./messages";
import { findMatch, findRows, write } from "./store";

const game = self.name;
const starting = startEngine(game).then(({ House }) => new House());
const others = new BroadcastChannel(CHANGES);
/** One thing after the other: what is written meanwhile must not be overtaken. */
let work: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
type Table = Awaited<typeof starting>;

function post(message: FromHouse): void {
  self.postMessage(message);
}

function queue(what: (house: Table) => Promise<void> | void): void {
  work = work.then(async () => what(await starting)).catch((error: unknown) => post({ kind: "broken", why: String(error) }));
}

self.onmessage = ({ data }: MessageEvent<ToHouse>) => queue((house) => hear(house, data));

async function hear(house: Table, message: ToHouse): Promise<void> {
  switch (message.kind) {
    case "ask": {
      const id = /^matches\/([^/]+)/.exec(message.request.path)?.[1];
      if (id) await open(house, id);
      const answer = JSON.parse(house.ask(JSON.stringify(message.request))) as { status: number; body: string };
      const isWritten = await tellNews(house);
      return post({ kind: "answer", number: message.number, answer: isWritten ? answer : { status: 503, body: "" } });
    }
    case "enter":
      await open(house, message.id);
      try {
        house.enter(message.visit, message.id, message.hello, message.lang);
      } catch (refused) {
        const { key, line } = JSON.parse(String(refused)) as { key: string; line: string };
        post({ kind: "lines", visit: message.visit, text: line });
        return post({ kind: "closed", visit: message.visit, reason: key });
      }
      break;
    case "say": house.say(message.visit, message.line); break;
    case "leave": house.leave(message.visit); break;
  }
  await tellNews(house);
}

/** Makes a room of what is kept of a match, unless there is one. What cannot be read is not there. */
async function open(house: Table, id: string): Promise<void> {
  if (house.has(id)) return;
  const match = await findMatch(id).catch(() => undefined);
  if (match?.game !== game) return;
  try {
    house.open(JSON.stringify({ match, rows: await findRows(id) }));
  } catch (refused) {
    // A breakdown is no word of the house's.
    if (typeof refused !== "string") throw refused;
  }
}

/** Writes down what is new, and then tells it. Whether it could be written. */
async function tellNews(house: Table): Promise<boolean> {
  const { written, frames, thoughts, due } = JSON.parse(house.takeNews()) as News;
  if (written.length > 0 && !await keep(house, written)) return false;
  for (const { visit, lines } of frames) post({ kind: "lines", visit, text: lines });
  thoughts.forEach(think);
  clearTimeout(timer);
  if (due !== null) timer = setTimeout(() => queue(letTimePass), Math.max(0, Math.min(due - Date.now(), 0x7fffffff)));
  return true;
}

async function keep(house: Table, written: Written[]): Promise<boolean> {
  const ids = new Set(written.map((one) => ("match" in one ? one.match as KeptMatch : one.row).id));
  try {
    await write(written);
  } catch {
    // Another page was first, or the disk is full: what is in memory is not so.
    for (const id of ids) forget(house, id);
    return false;
  }
  for (const id of ids) others.postMessage(id);
  return true;
}

/** Whoever is there comes back by themselves, and finds what was written. */
function forget(house: Table, id: string): void {
  for (const visit of house.forget(id)) post({ kind: "closed", visit, reason: "" });
}

others.onmessage = ({ data: id }: MessageEvent<string>) => queue((house) => { if (house.has(id)) forget(house, id); });

async function letTimePass(house: Table): Promise<void> {
  house.letTimePass();
  await tellNews(house);
}

let desk: Worker | undefined;
/** What is thought about, the one at work first. */
let thoughts: Thought[] = [];

function think(thought: Thought): void {
  const isOutdated = (one: Thought): boolean => "choice" in one && "choice" in thought && one.choice.id === thought.choice.id;
  const isBusyWithOld = thoughts[0] !== undefined && isOutdated(thoughts[0]);
  thoughts = [...thoughts.filter((one) => !isOutdated(one)), thought];
  if (isBusyWithOld) {
    closeDesk();
    next();
  } else if (thoughts.length === 1) next();
}

function next(): void {
  const thought = thoughts[0];
  if (thought === undefined) return;
  desk ??= openDesk();
  desk.postMessage({ kind: "think", thought } satisfies ToDesk);
}

function openDesk(): Worker {
  const opened = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module", name: game });
  opened.onmessage = ({ data }: MessageEvent<FromDesk>) => {
    if (opened !== desk) return;
    thoughts = thoughts.slice(1);
    if (data.kind === "thought") conclude(data.conclusion);
    if (data.kind === "broken") {
      console.error(`${game}: a thought broke down: ${data.why}`);
      closeDesk();
    }
    next();
  };
  return opened;
}

function closeDesk(): void {
  desk?.terminate();
  desk = undefined;
}

function conclude(conclusion: Extract<FromDesk, { kind: "thought" }>["conclusion"]): void {
  if ("hint" in conclusion) return post({ kind: "lines", visit: conclusion.hint.visit, text: conclusion.hint.lines });
  const { id, rows, index } = conclusion.choice;
  queue(async (house) => {
    house.answer(id, rows, index);
    await tellNews(house);
  });
}
