// What is asked of the server for a new match.

import { create, join, makeNonce, sealedGuest, sit } from "../net/api";
import { visit } from "../net/address";
import { keep, remember, setting } from "../net/memory";
import { t } from "../texts";
import type { GameInfo } from "../wire/schema";
import type { About, Created, OpenMatch } from "../wire/server";
import type { Level } from "./levels";

export type Against = "computer" | "friend" | "anybody" | "here";
export type ClockName = "none" | "live" | "days";

export interface Wish {
  game: GameInfo;
  against: Against;
  options: Record<string, unknown>;
  level: Level;
  clock: ClockName;
  timeUp: "loss" | "computer";
  /** Of the people at this device, if they share it. */
  names?: string[];
  /** Whether they roll and draw themselves, at a real table. */
  hasRealDice?: boolean;
  /** Whether people may ask what the Veteran would do; against computers they always may. */
  hasHints?: boolean;
  /** The match of the game's course that it is. */
  contest?: string;
}

/** An option called `players` says how many seats there are; other games have a fixed number. */
export function countSeats(game: GameInfo, options: Record<string, unknown>): number {
  return typeof options.players === "number" ? options.players : game.seats.least;
}

/** Creates a match, sits down and goes there. */
export async function begin({ game, against, options, level, clock, timeUp, names = [], hasRealDice = false, hasHints = false, contest }: Wish): Promise<void> {
  const other = { computer: { computer: level }, friend: "friend", anybody: "open", here: "me" }[against];
  const seats = ["me", ...Array<unknown>(countSeats(game, options) - 1).fill(other)];
  // Whoever has to be handed the device first cannot react within seconds.
  const together = against === "here" ? { reaction_seconds: 0, dice: hasRealDice ? "real" : "fair" } : {};
  const created = await create({ game: game.id, options, seats, clock: writeClock(clock), time_up: timeUp, hints: hasHints, ...together });
  if (contest !== undefined) remember(created.id, { contest });
  await (against === "here" ? sitTogether(created, game.id, names) : sitAt(created, game.id));
}

/** Several people sit down at this device. */
async function sitTogether({ id, seats, commitment }: Created, game: string, names: string[]): Promise<void> {
  const here = seats.map(({ seat, token }) => ({ seat, token, name: names[seat]?.trim() || t("player-number", { number: seat + 1 }) }));
  const own = here[0]?.token ?? "";
  remember(id, { token: own, game, commitment, here });
  for (const { token, name } of here) await sit(id, token, { name, nonce: makeNonce() });
  visit(id, own);
}

/** The same game with the same options once more, against stronger opponents. */
export async function playStronger({ game, options, seats, you }: About, level: Level): Promise<void> {
  keep("level", level);
  const wished = seats.map((_, seat) => seat === you ? "me" : { computer: level });
  await sitAt(await create({ game, options, seats: wished, clock: "none", time_up: "loss" }), game);
}

/** Sits down at a match of one's own and goes there. */
export async function sitAt(created: Created, game: string): Promise<void> {
  const own = created.seats.find(({ who }) => who === "me");
  if (!own) throw new Error(t("failed"));
  const links = created.seats.filter(({ who }) => who === "friend").map(({ seat, token }) => ({ seat, token }));
  const nonce = makeNonce();
  remember(created.id, { token: own.token, game, commitment: created.commitment, nonce, links });
  await sit(created.id, own.token, await sealedGuest(setting("name") || t("guest"), nonce));
  visit(created.id, own.token);
}

export async function enter({ id, match }: OpenMatch): Promise<void> {
  const nonce = makeNonce();
  const { token } = await join(id, await sealedGuest(setting("name") || t("guest"), nonce));
  remember(id, { token, game: match.game, commitment: match.commitment, nonce });
  visit(id, token);
}

function writeClock(name: ClockName): unknown {
  switch (name) {
    case "none": return "none";
    case "live": return { live: { bank_seconds: 600, increment_seconds: 5 } };
    case "days": return { correspondence: { days: 3, quiet: nights() } };
  }
}

/** From 22 to 7 o'clock, as this device counts them. */
function nights(): object {
  return { from_minute: 22 * 60, to_minute: 7 * 60, utc_offset_minutes: -new Date().getTimezoneOffset() };
}
