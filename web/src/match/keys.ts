// The keys of every table: they skip what is shown, choose by number, let go and ask why not.

import { flushSync } from "svelte";
import type { Choosing } from "./choosing.svelte";

/** These press whatever has the focus, too. */
const PRESSING = ["Escape", "Enter", " "];

/** Does what a key does at every table; gives the key if the page may have a meaning of its own for it. */
export function pressKey(event: KeyboardEvent, choosing: Choosing): string | null {
  const { session } = choosing;
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if ((event.target as HTMLElement).closest("input, select, textarea, dialog")) return null;
  if (session.isPlaying && (key.length === 1 || PRESSING.includes(key))) {
    session.skip();
    // The question has to be there before it is answered.
    flushSync();
    if (PRESSING.includes(key)) {
      event.preventDefault();
      return null;
    }
  }
  if (/^[1-9]$/.test(key) && session.asked && !session.isBusy) choosing.enter(Number(key) - 1);
  if (key === "Escape") choosing.clear();
  if (key === "w" && session.asked) choosing.showWhyNot();
  return key;
}
