// Where others find this server: a link that only this machine can follow is of no use to a friend.

import type { Reach } from "../wire/server";
import { linkTo } from "./address";
import { get } from "./api";

let reach = $state.raw<Reach | null>(null);

/** Asks once; until the answer is there, or if there is none, the address of the page has to do. */
export async function askReach(): Promise<void> {
  reach ??= await get<Reach>("reach").catch(() => null);
}

export function linkForOthers(id: string, token?: string | null): string {
  const link = linkTo(id, token);
  return reach?.address ? link.replace(location.origin, reach.address) : link;
}

export function isOnlyHere(): boolean {
  return reach?.only_here === true;
}
