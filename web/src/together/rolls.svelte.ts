// A match with real dice and cards: what people have to roll or draw, and what they say that came.

import type { Line } from "../net/line";
import type { Die, Draw, Roll, Said } from "../wire/server";

export type Wanted = { key: string } & ({ roll: Roll; draw: null } | { roll: null; draw: Draw });

export class Rolls {
  wanted = $state.raw<Wanted | null>(null);
  /** What came is on its way to the server. */
  isBusy = $state(false);

  constructor(readonly send: (line: Said) => void) {}

  hear(line: Line): void {
    // A view without a roll behind it says that nothing has to be rolled any more.
    if ("view" in line || "patch" in line) this.wanted = null;
    if (line.roll) this.wanted = { key: line.key ?? "", roll: line.roll, draw: null };
    if (line.draw) this.wanted = { key: line.key ?? "", roll: null, draw: line.draw };
    if (line.done || line.error) this.isBusy = false;
  }

  beginAgain(): void {
    this.wanted = null;
    this.isBusy = false;
  }

  /** Says what came, once. */
  tell(came: { rolled: number } | { drew: unknown }): void {
    if (!this.wanted || this.isBusy) return;
    this.isBusy = true;
    this.send({ ...came, key: this.wanted.key });
  }
}

/** A face to tap, and the number it stands for. */
export interface Face {
  die: Die;
  value: number;
}

/** The faces of a die, each once: those of its game, or numbers. */
export function listFaces(sides: number, printed: readonly Die[] | undefined): Face[] {
  const dice = printed ?? Array.from({ length: sides }, (_, at): Die => ({ kind: `d${sides}`, face: String(at + 1) }));
  const faces = dice.map((die, at) => ({ die, value: at + 1 }));
  return faces.filter(({ die }, at) => faces.findIndex((other) => other.die.face === die.face) === at);
}
