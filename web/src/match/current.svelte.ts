// The match that is open in this page, for the frame around it.

import type { Session } from "./session.svelte";

let current = $state.raw<Session | null>(null);

export function currentSession(): Session | null {
  return current;
}

export function setCurrent(session: Session | null): void {
  current = session;
}
