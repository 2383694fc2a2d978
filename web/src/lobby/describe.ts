// A match in a line.

import { nameSeat } from "../match/people";
import { isText, t, words } from "../texts";
import type { GameInfo } from "../wire/schema";
import type { About } from "../wire/server";

export function describe(about: About): string {
  const stage = `stage-${about.stage}`;
  return `${about.seats.map((_, index) => nameSeat(about, index)).join(" · ")} – ${isText(stage) ? t(stage) : about.stage}`;
}

export function nameGame(games: GameInfo[], id: string | undefined): string {
  return words(games.find((one) => one.id === id)?.name) || (id ?? "");
}
