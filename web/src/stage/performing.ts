// What the stage has to know of a match, be it played or watched again.

import type { Told } from "../wire/server";

/** What is shown now, and for how long. */
export interface Beat {
  told: Told;
  milliseconds: number;
}

/** How a deed of the reader's own begins. */
export interface Opening {
  /** The ids it is about. */
  touches: readonly string[];
  /** Whether a hand has put the piece to its place already. */
  isCarried: boolean;
}

export interface Performing {
  readonly beat: Beat | null;
  /** What the reader has chosen and nobody has answered yet. */
  readonly opening?: Opening | null;
  /** Whether the last choice was refused. */
  readonly isRefused?: boolean;
  /** Lets the page see the table before and after a change. */
  change: (how: () => void) => void;
}
