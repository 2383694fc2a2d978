// Requests to the server.

import { canRemember } from "./memory.js";
import { lang, t } from "./texts.js";

/** Says in words what went wrong; `status` is 0 if there was no answer. */
export class Problem extends Error {
  constructor(text, key, status) {
    super(text);
    this.key = key;
    this.status = status;
  }
}

export async function get(path) {
  return (await ask(path)).json();
}

export async function getText(path) {
  return (await ask(path)).text();
}

export async function post(path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

async function ask(path, request) {
  let response;
  try {
    response = await fetch(`/api/${path}?lang=${lang()}`, request);
  } catch {
    throw new Problem(t("failed"), "failed", 0);
  }
  if (response.ok) return response;
  const error = await response.json().then((answer) => answer.error, () => null);
  throw new Problem(error?.text ?? t("failed"), error?.key ?? "failed", response.status);
}

let games;

/** The games of the server; asked for once. */
export function listGames() {
  games ??= get("games").then((answer) => answer.games);
  games.catch(() => { games = undefined; });
  return games;
}

/** One's own share in the dice: 128 bits that nobody can foresee. */
export function makeNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sits down on the seat of a token. The commitment has to be known before, or the nonce would prove nothing. */
export async function sit(id, token, name, nonce) {
  return post(`matches/${id}/sit`, { name, nonce }, token);
}

export async function join(id, name, nonce) {
  return post(`matches/${id}/join`, { name, nonce });
}

export function linkTo(id, token) {
  return `${location.origin}/#m=${id}${token ? `&t=${token}` : ""}`;
}

/** Goes to a match. The address has the secret only where the browser cannot remember it. */
export function visit(id, token) {
  location.hash = new URL(linkTo(id, canRemember() ? null : token)).hash;
}
