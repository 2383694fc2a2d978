// What is asked of the table, whatever the way to it.

import { way } from "#way";
import { lang } from "../texts/lang.svelte";
import { t } from "../texts";
import { seal, toHex } from "../verify/dice";
import type { Answer, Asking } from "./way";
import type { About, Created, Guest, Joined, Lecture, LessonInfo, OpenMatch, PuzzleInfo, Seated, Tries } from "../wire/server";
import type { GameInfo } from "../wire/schema";

/** Says in words what went wrong; `status` is 0 if there was no answer. */
export class Problem extends Error {
  constructor(text: string, readonly key: string, readonly status: number) {
    super(text);
  }
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask(path)) as T;
}

export function getText(path: string, token?: string): Promise<string> {
  return ask(path, { token });
}

export function postText(path: string, body: string): Promise<string> {
  return ask(path, { method: "POST", body });
}

/** Hears an answer line by line, as it comes. */
export async function postLines(path: string, body: string, hear: (line: string) => void, signal: AbortSignal): Promise<void> {
  let rest = "";
  await ask(path, { method: "POST", body, signal, hear: (part) => {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    lines.filter(Boolean).forEach(hear);
  } });
  if (rest) hear(rest);
}

export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return JSON.parse(await ask(path, { method: "POST", body: JSON.stringify(body), token })) as T;
}

async function ask(path: string, asking?: Asking): Promise<string> {
  let answer: Answer;
  try {
    answer = await way.ask(`${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`, asking);
  } catch {
    throw new Problem(t("failed"), "failed", 0);
  }
  if (answer.status < 400) return answer.text;
  const { text, key } = readError(answer.text) ?? { text: t("failed"), key: "failed" };
  throw new Problem(text, key, answer.status);
}

function readError(body: string): { text: string; key: string } | undefined {
  try {
    return (JSON.parse(body) as { error?: { text: string; key: string } }).error;
  } catch {
    return undefined;
  }
}

let games: Promise<GameInfo[]> | undefined;

/** The games of the server; asked for once. */
export function listGames(): Promise<GameInfo[]> {
  if (games === undefined) {
    games = get<{ games: GameInfo[] }>("games").then((answer) => answer.games);
    games.catch(() => { games = undefined; });
  }
  return games;
}

export function listOpen(): Promise<OpenMatch[]> {
  return get<OpenMatch[]>("matches");
}

export function lookUp(id: string): Promise<About> {
  return get<About>(`matches/${encodeURIComponent(id)}`);
}

export function create(wish: unknown): Promise<Created> {
  return post<Created>("matches", wish);
}

/** Goes on from a step of a recorded match; the computer plays the other seats. */
export async function goOn(transcript: string, step: number, seat: number, level: string): Promise<Created> {
  return JSON.parse(await postText(`replay/go-on?step=${step}&seat=${seat}&computer=${encodeURIComponent(level)}`, transcript)) as Created;
}

/** Somebody whose share in the dice stays sealed until everybody sits, where the browser can make seals. */
export async function sealedGuest(name: string, nonce: string): Promise<Guest> {
  return globalThis.crypto?.subtle ? { name, sealed: await seal(nonce) } : { name, nonce };
}

/** Shows the share that was sealed. */
export function unseal(id: string, token: string, nonce: string): Promise<About> {
  return post<About>(`matches/${id}/nonce`, { nonce }, token);
}

/** Sits down on the seat of a token; an invitation is exchanged for a secret of one's own. The commitment has to be known before, or the nonce would prove nothing. */
export function sit(id: string, token: string, guest: Guest): Promise<Seated> {
  return post<Seated>(`matches/${id}/sit`, guest, token);
}

/** The same with a secret of one's own choice, again if the answer was lost on its way. */
export async function sitSurely(id: string, token: string, guest: Guest): Promise<Seated> {
  for (let tries = 1; ; tries++) {
    try {
      return await sit(id, token, guest);
    } catch (error) {
      // Whatever the server has said is no failure of the way to it.
      if (!(error instanceof Problem) || error.status !== 0 || tries === 3) throw error;
    }
  }
}

/** What would come of an answer; nothing changes. */
export function tryOut(id: string, token: string, choice: unknown): Promise<{ refused: { text: string; rule?: string | null } | null }> {
  return post(`matches/${id}/try`, { choice }, token);
}

export function join(id: string, guest: Guest): Promise<Joined> {
  return post<Joined>(`matches/${id}/join`, guest);
}

/** The lessons of a game. */
export async function listLessons(game: string): Promise<LessonInfo[]> {
  return (await get<{ lessons: LessonInfo[] }>(`lessons/${encodeURIComponent(game)}`)).lessons;
}

/** What there is to see of a lesson after some tries. */
export function takeLesson(game: string, lesson: string, tries: Tries): Promise<Lecture> {
  return post<Lecture>(`lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, tries);
}

/** The puzzles of a game, easy ones first. */
export async function listPuzzles(game: string): Promise<PuzzleInfo[]> {
  return (await get<{ puzzles: PuzzleInfo[] }>(`puzzles/${encodeURIComponent(game)}`)).puzzles;
}

/** What there is to see of a puzzle after some tries. */
export function takePuzzle(game: string, puzzle: string, tries: Tries): Promise<Lecture> {
  return post<Lecture>(`puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`, tries);
}

/** One's own share in the dice: 128 bits that nobody can foresee. */
export function makeNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A secret for one's own seat. */
export function makeSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
