// What the address says: everything stands behind the `#`, where browsers do not send it along and nothing logs it.

import { canRemember, recall } from "./memory";

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: string; token: string | null }
  | { page: "replay"; id: string | null; step: number; eyes: number | "all" | null }
  | { page: "verify"; id: string | null }
  | { page: "help"; game: string | null; rule: string | null }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "puzzles"; game: string; puzzle: string | null }
  | { page: "dojo"; game: string; seed: number | null }
  | { page: "progress" }
  | { page: "about" };

export function readRoute(hash: string): Route {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const id = parts.get("m");
  if (parts.has("verify")) return { page: "verify", id };
  if (parts.has("replay")) {
    const seat = parts.get("seat");
    const eyes = seat === "all" || seat === null ? seat : Number(seat) || 0;
    return { page: "replay", id: parts.get("replay") || null, step: Number(parts.get("step") ?? 0) || 0, eyes };
  }
  if (parts.has("help")) return { page: "help", game: parts.get("help") || null, rule: parts.get("rule") };
  if (parts.has("learn")) return { page: "learn", game: parts.get("learn") ?? "", lesson: parts.get("lesson") };
  if (parts.has("puzzles")) return { page: "puzzles", game: parts.get("puzzles") ?? "", puzzle: parts.get("puzzle") };
  if (parts.has("dojo")) return { page: "dojo", game: parts.get("dojo") ?? "", seed: Number(parts.get("seed")) || null };
  if (parts.has("progress")) return { page: "progress" };
  if (parts.has("about")) return { page: "about" };
  return id ? { page: "match", id, token: findToken(id, parts.get("t")) } : { page: "lobby" };
}

/** The link of an invitation that was followed leads to the seat that was taken with it. */
function findToken(id: string, linked: string | null): string | null {
  const known = recall(id);
  return (linked === null || linked === known?.invitation ? known?.token : linked) ?? null;
}

/** Where the page lies: on a host of its own, or in a folder of another one. */
export function home(): string {
  return new URL(".", location.href).href;
}

export function linkTo(id: string, token?: string | null): string {
  return `${home()}#m=${id}${token ? `&t=${token}` : ""}`;
}

/** Goes to a match. The address has the secret only where the browser cannot remember it. */
export function visit(id: string, token: string | null): void {
  location.hash = new URL(linkTo(id, canRemember() ? null : token)).hash;
}
