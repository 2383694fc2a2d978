// Who sits where, who is there, whose turn it is, and how much time is left.

import { el } from "./dom.js";
import { hasText, t } from "./texts.js";

export function makePeople() {
  const seats = el("ul", { className: "seats" });
  const box = el("section", { className: "people", "aria-label": t("people") }, seats);
  const clocks = [];
  let state = null;

  function show(now) {
    state = now;
    const { about, presence, waiting } = now;
    clocks.length = 0;
    const rows = about.seats.map((seat, index) => showSeat(about, presence, waiting, seat, index));
    const { watching } = presence;
    const watchers = watching > 0
      && el("li", { className: "faint" }, watching === 1 ? t("watching-one") : t("watching", { count: watching }));
    seats.replaceChildren(...rows, ...(watchers ? [watchers] : []));
    tick();
  }

  function showSeat(about, presence, waiting, seat, index) {
    const isComputer = seat.computer !== null && seat.name === null;
    const isHere = isComputer || presence.seats[index];
    const isAsked = waiting.includes(index) && about.stage === "playing";
    const left = el("span", { className: "time", title: t("time-left") });
    clocks[index] = left;
    const here = t(isHere ? "is-here" : "is-away");
    const marks = seat.name !== null && seat.computer !== null && t("stands-in", { level: nameLevel(seat.computer) });
    return el("li", { className: isAsked ? "asked" : "" },
      el("span", { className: `dot ${isHere ? "here" : "away"}`, role: "img", "aria-label": here, title: here }),
      el("span", { className: "name" }, index === about.you ? nameOwn(seat, index) : nameSeat(about, index)),
      marks && el("span", { className: "faint" }, marks),
      isAsked && el("span", { className: "turn" }, t("is-asked")),
      left);
  }

  /** Counts down between two lines of the server, which knows better. */
  function tick() {
    const { clock, about } = state ?? {};
    if (!clock || about.stage === "waiting") return;
    const now = Date.now();
    const isStill = isQuiet(about.clock.correspondence?.quiet, now);
    for (const [index, left] of clock.left.entries()) {
      if (left === null || !clocks[index]) continue;
      const isRunning = clock.running.includes(index) && about.stage === "playing" && !isStill;
      const rest = Math.max(0, left - (isRunning ? now - clock.at : 0));
      clocks[index].textContent = writeTime(rest);
      clocks[index].classList.toggle("short", rest < 30_000);
    }
  }

  return { box, show, tick };
}

function nameOwn(seat, index) {
  return `${seat.name ?? t("seat", { number: index + 1 })} (${t("you")})`;
}

/** The name of whoever sits there, or what the seat is. */
export function nameSeat(about, index) {
  const seat = about.seats[index];
  if (seat.name !== null) return seat.name;
  if (seat.computer !== null) return t("computer", { level: nameLevel(seat.computer) });
  return t("free-seat", { number: index + 1 });
}

export function nameLevel(player) {
  return hasText(`level-${player}`) ? t(`level-${player}`) : player;
}

/** In quiet hours the clock of a match by correspondence stands still. */
function isQuiet(quiet, now) {
  if (!quiet) return false;
  const minutes = Math.floor(now / 60_000) + quiet.utc_offset_minutes;
  const minute = ((minutes % 1440) + 1440) % 1440;
  const { from_minute: from, to_minute: to } = quiet;
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

function writeTime(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
