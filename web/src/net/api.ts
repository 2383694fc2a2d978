// Requests to the server.

import { lang } from "../texts/lang.svelte";
import { t } from "../texts";
import { seal, toHex } from "../verify/dice";
import type { About, Created, Guest, Joined, OpenMatch, Seated } from "../wire/server";
import type { GameInfo } from "../wire/schema";

/** Says in words what went wrong; `status` is 0 if there was no answer. */
export class Problem extends Error {
  constructor(text: string, readonly key: string, readonly status: number) {
    super(text);
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text();
}

export async function postText(path: string, body: string): Promise<string> {
  return (await ask(path, { method: "POST", body })).text();
}

/** Hears an answer line by line, as it comes. */
export async function postLines(path: string, body: string, hear: (line: string) => void, signal: AbortSignal): Promise<void> {
  const response = await ask(path, { method: "POST", body, signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    lines.filter(Boolean).forEach(hear);
  }
  if (rest) hear(rest);
}

export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

async function ask(path: string, request?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`, request);
  } catch {
    throw new Problem(t("failed"), "failed", 0);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: { text: string; key: string } } | null;
  throw new Problem(answer?.error?.text ?? t("failed"), answer?.error?.key ?? "failed", response.status);
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

/** One's own share in the dice: 128 bits that nobody can foresee. */
export function makeNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A secret for one's own seat. */
export function makeSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
