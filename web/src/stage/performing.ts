// What the stage has to know of a match, be it played or watched again.

import type { Told } from "../wire/server";

/** What is shown now, and for how long. */
export interface Beat {
  told: Told;
  milliseconds: number;
}

export interface Performing {
  readonly beat: Beat | null;
  /** What the reader has chosen and nobody has answered yet, as the ids it is about. */
  readonly opening?: readonly string[] | null;
  /** Whether the last choice was refused. */
  readonly isRefused?: boolean;
  /** Lets the page see the table before and after a change. */
  change: (how: () => void) => void;
}
