// What a question means, for those to whom it is new: shown the first times it is asked, and whenever it is asked for.

import { keep, setting } from "../net/memory";
import { textsOf, type Text } from "../texts";

const TEXTS: Record<string, Text> = textsOf("tips");

/** So often it is shown by itself. */
const TIMES = 2;

export function tipOf(game: string, question: unknown): Text | undefined {
  const kind = typeof question === "string" ? question : Object.keys(question ?? {})[0];
  return TEXTS[`${game}-${kind ?? ""}`];
}

/** Whether it has to be shown; every time it is, is counted. */
export function isNewTip({ key }: Text): boolean {
  const shown = Number(setting(`tip-${key}`) ?? 0);
  if (setting("tips") === "off" || shown >= TIMES) return false;
  keep(`tip-${key}`, String(shown + 1));
  return true;
}
