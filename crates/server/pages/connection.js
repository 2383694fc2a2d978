// A WebSocket that comes back by itself.

import { get } from "./api.js";
import { lang } from "./texts.js";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const PULSE = 20_000;
const SILENCE = 10_000;

/** The server says with these that trying again is of no use. */
const FINAL = ["wrong-token", "no-such-match", "not-understood", "unreadable"];

/**
 * Connects to a match and stays connected. `tell` gets what happens:
 * `opened()`, `lines([..])` for every frame, `state(name, milliseconds)`, and `failed(text)` when it is of no use.
 */
export function connect(id, token, tell) {
  let socket = null;
  let delay = FIRST_DELAY;
  let isWanted = true;
  let isKnown = false;
  let lastError = "";
  let timer = 0;
  let heard = 0;

  function open() {
    clearTimeout(timer);
    tell.state("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const own = new WebSocket(`${scheme}//${location.host}/api/matches/${id}/socket`);
    socket = own;
    own.onopen = () => {
      isKnown = true;
      heard = Date.now();
      tell.opened();
      own.send(JSON.stringify({ hello: { ...(token && { token }), lang: lang(), patches: true } }));
    };
    own.onmessage = ({ data }) => {
      delay = FIRST_DELAY;
      heard = Date.now();
      tell.state("open");
      const lines = data.split("\n").filter(Boolean).map((line) => JSON.parse(line));
      lastError = lines.find((line) => line.error)?.error.text ?? lastError;
      tell.lines(lines.filter((line) => !line.pong));
    };
    own.onclose = ({ code, reason }) => {
      if (own === socket && isWanted) lost(code, reason);
    };
  }

  async function lost(code, reason) {
    socket = null;
    if (code === 1008 && FINAL.includes(reason)) return fail(lastError);
    wait();
    if (!isKnown) {
      // A refused upgrade has no words for scripts, so ask in another way whether the match is there at all.
      await get(`matches/${id}`).catch((problem) => { if ([404, 410].includes(problem.status)) fail(problem.message); });
    }
  }

  function wait() {
    tell.state("lost", delay);
    timer = setTimeout(open, delay);
    delay = Math.min(delay * 2, LONGEST_DELAY);
  }

  function fail(text) {
    stop();
    tell.state("closed");
    tell.failed(text);
  }

  function stop() {
    isWanted = false;
    clearTimeout(timer);
    clearInterval(pulse);
    removeEventListener("online", hurry);
    socket?.close();
  }

  function hurry() {
    if (!socket) open();
  }

  /** Finds out about connections that are dead without a word. */
  function beat() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > PULSE + SILENCE) {
      const silent = socket;
      socket = null;
      silent.close();
      wait();
    } else {
      send({ ping: true });
    }
  }

  /** Whether it was sent; nothing is kept for later. */
  function send(line) {
    const isOpen = socket?.readyState === WebSocket.OPEN;
    if (isOpen) socket.send(JSON.stringify(line));
    return isOpen;
  }

  /** Begins anew, when what was told does not fit together. */
  function again() {
    socket?.close();
  }

  const pulse = setInterval(beat, PULSE);
  addEventListener("online", hurry);
  open();
  return { send, again, stop };
}
