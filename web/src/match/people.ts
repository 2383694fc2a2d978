// Who sits where, in words.

import { isText, t } from "../texts";
import type { About, Asked, QuietHours } from "../wire/server";

/** The name of the player who sits there, or what the seat is. */
export function nameSeat(about: About | null, index: number): string {
  const seat = about?.seats[index];
  if (!seat) return t("seat", { number: index + 1 });
  if (seat.name) return seat.name;
  if (seat.computer) return t("computer", { level: nameComputer(about, index) });
  return t("free-seat", { number: index + 1 });
}

/** The level of a computer without a name; several of the same level are counted. */
export function nameComputer({ seats }: About, index: number): string {
  const own = seats[index]?.computer ?? "";
  const alike = seats.flatMap(({ name, computer }, seat) => (!name && computer === own ? [seat] : []));
  return alike.length > 1 ? `${nameLevel(own)} ${alike.indexOf(index) + 1}` : nameLevel(own);
}

/** Games that number their players know no names; whoever reads does. In the middle of a sentence they may be written small. */
export function namePlayers(text: string, about: About | null): string {
  const player = new RegExp(`\\b${t("player-number", { number: "(\\d+)" })}\\b`, "gi");
  return text.replace(player, (whole, number: string, at: number) => {
    const seat = about?.seats[Number(number) - 1];
    if (!seat) return whole;
    // In brackets already, a computer needs none of its own.
    return about && text[at - 1] === "(" && !seat.name && seat.computer ? nameComputer(about, Number(number) - 1) : nameSeat(about, Number(number) - 1);
  });
}

/** The same in a question and all that can be answered. */
export function namePlayersIn<Known extends Asked>(asked: Known, about: About | null): Known {
  const nameIn = <One extends { text: string; brief?: string | null }>(one: One): One =>
    ({ ...one, text: namePlayers(one.text, about), ...(one.brief && { brief: namePlayers(one.brief, about) }) });
  const names = asked.names && Object.fromEntries(Object.entries(asked.names).map(([id, name]) => [id, namePlayers(name, about)]));
  return { ...nameIn(asked), options: asked.options.map(nameIn), ...(names && { names }) };
}

export function nameLevel(player: string): string {
  const key = `level-${player}`;
  return isText(key) ? t(key) : player;
}

/** In quiet hours the clock of a match by correspondence stands still. */
export function isQuiet(quiet: QuietHours | null | undefined, now: number): boolean {
  if (!quiet) return false;
  const minutes = Math.floor(now / 60_000) + quiet.utc_offset_minutes;
  const minute = ((minutes % 1440) + 1440) % 1440;
  const { from_minute: from, to_minute: to } = quiet;
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

export function writeTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
