// What people at the table say to each other. Whoever wants silence hears nothing.

import type { Line } from "../net/line";
import { keep, setting } from "../net/memory";
import { t } from "../texts";
import type { Courtesy, Heard, Remark, Said } from "../wire/server";

const SET: Record<Courtesy, true> = {
  hello: true, good_luck: true, well_played: true, thanks: true, one_moment: true,
  take_your_time: true, sorry: true, good_game: true, once_more: true, goodbye: true,
};

/** The fixed set, which needs nobody's consent. */
export const COURTESIES = Object.keys(SET) as Courtesy[];

export class Chat {
  heard = $state.raw<Heard[]>([]);
  /** How many remarks were there when the connection began: only newer ones pop up. */
  old = $state(0);
  /** The seats that want free words. */
  free = $state.raw<number[]>([]);
  isSilent = $state(setting("silence") === "yes");

  constructor(readonly send: (line: Said) => void) {}

  hear(line: Line): void {
    if (line.heard) this.heard = [...this.heard, line.heard];
    if (line.free_words) this.free = line.free_words;
  }

  beginAgain(): void {
    this.heard = [];
    this.free = [];
    this.old = 0;
  }

  say(remark: Remark): void {
    this.send({ say: remark });
  }

  wantFreeWords(wants: boolean): void {
    this.send({ free_words: wants });
  }

  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
    keep("silence", isSilent ? "yes" : "no");
  }
}

/** A remark in the reader's language. */
export function readRemark(remark: Remark): string {
  return "words" in remark ? remark.words : t(`say-${remark.courtesy}`);
}
