// The page of one match.

import { listGames, makeNonce, sit, visit } from "./api.js";
import { makeActions } from "./actions.js";
import { makeBoard } from "./board.js";
import { connect } from "./connection.js";
import { announce, byId, el } from "./dom.js";
import { makeLog } from "./log.js";
import { canRemember, recall, remember, setting } from "./memory.js";
import { makeOrders } from "./orders.js";
import { makePeople, nameSeat } from "./people.js";
import { makeQuestion } from "./question.js";
import { beginAgain, newState, takeIn } from "./state.js";
import { lang, t, words } from "./texts.js";
import { makeWaiting } from "./waiting.js";

/** Between two drawings of the board, so that a fast computer does not make us ask too often. */
const BETWEEN_SKETCHES = 150;

/** Shows a match in `page`. Gives a function that ends it. `token` is the secret of a seat; without it one watches. */
export function openMatch(page, id, token) {
  if (token) remember(id, { token });
  // The address is what people copy: without the secret it lets others watch, not play.
  if (token && canRemember()) history.replaceState(null, "", `#m=${id}`);

  const state = newState();
  /** A choice that the server has not acknowledged: { key, choose, id }. */
  let unsure = null;
  let isFirst = true;
  let followed = null;
  let games = [];
  let sketchOf = 0;
  let sketchTimer = 0;
  let lines = 0;

  const status = el("p", { className: "status", role: "status" });
  const problem = el("p", { className: "problem", role: "alert", hidden: true });
  const title = el("h1", {});
  const board = makeBoard((picked) => question.pick(picked));
  const question = makeQuestion({ choose, mark: board.mark, offer: board.offer });
  const people = makePeople();
  const log = makeLog();
  const actions = makeActions(id, token, say);
  const orders = makeOrders((given) => say({ orders: given }));
  const waiting = makeWaiting(id, token, sitDown);
  const table = el("div", { className: "table" },
    el("div", { className: "left" }, board.box, log.box),
    el("div", { className: "right" }, actions.news, question.box, orders.box, actions.box));
  page.replaceChildren(title, people.box, status, problem, waiting.box, table);
  table.hidden = true;

  const connection = connect(id, token, { opened, lines: hear, state: showConnection, failed: giveUp });
  const clock = setInterval(people.tick, 500);
  addEventListener("keydown", press);
  listGames().then((listed) => {
    games = listed;
    show();
  }, () => {});

  function opened() {
    beginAgain(state);
    sketchOf = 0;
  }

  function hear(news) {
    const before = state.about?.rematch;
    const wasKnown = state.about !== null;
    for (const line of news) settle(line);
    takeIn(state, news);
    if (state.about && !wasKnown) meet();
    resend();
    if (state.isViewLost) connection.again();
    show();
    askForSketch();
    if (wasKnown && !before && state.about.rematch && token) follow();
    isFirst = false;
  }

  /** An answer to a choice of ours came. */
  function settle(line) {
    const answered = line.done?.id ?? line.error?.id;
    if (unsure === null || answered !== unsure.id) return;
    unsure = null;
    if (line.done) state.question = null;
  }

  /** After a break: sends the choice again, if that question is still asked. */
  function resend() {
    if (unsure === null || !state.question) return;
    if (state.question.key !== unsure.key) unsure = null;
    else if (!unsure.isSent) unsure.isSent = connection.send(writeChoice(unsure));
  }

  function choose(index) {
    if (unsure !== null || !state.question) return;
    lines += 1;
    unsure = { key: state.question.key, choose: index, id: `${Date.now()}-${lines}`, isSent: false };
    unsure.isSent = connection.send(writeChoice(unsure));
    show();
  }

  function say(line) {
    lines += 1;
    state.error = null;
    if (!connection.send({ ...line, id: `${Date.now()}-${lines}` })) state.error = { text: t("failed") };
    show();
  }

  /** The first thing to know about a match is the commitment: it has to be noted before the seat adds its share. */
  function meet() {
    if (!token) return;
    const known = recall(id);
    remember(id, { game: state.about.game, commitment: known?.commitment ?? state.about.commitment });
    const isMine = state.about.seats[state.about.you]?.name === null && state.about.stage === "waiting";
    if (isMine && known?.isFollowing) sitDown(setting("name") || t("guest"));
  }

  async function sitDown(name) {
    const nonce = recall(id)?.nonce ?? makeNonce();
    remember(id, { nonce, isFollowing: undefined });
    try {
      await sit(id, token, name, nonce);
      state.error = null;
    } catch (error) {
      state.error = { text: error.message };
    }
    show();
  }

  /** Everybody's secret is good in the rematch too. */
  function follow() {
    if (followed === state.about.rematch) return;
    followed = state.about.rematch;
    remember(followed, { token, game: state.about.game, isFollowing: true });
    visit(followed, token);
  }

  function askForSketch() {
    if (state.views === sketchOf || state.view === undefined || sketchTimer) return;
    sketchOf = state.views;
    connection.send({ sketch: true });
    sketchTimer = setTimeout(() => { sketchTimer = 0; askForSketch(); }, BETWEEN_SKETCHES);
  }

  function show() {
    const { about } = state;
    if (!about) return;
    const isHanded = about.you !== null && about.seats[about.you].computer !== null;
    const asked = isHanded || about.stage !== "playing" ? null : state.question;
    const game = games.find((one) => one.id === about.game);
    title.textContent = words(game?.name) || (games.length > 0 ? about.game : "");
    people.show(state);
    waiting.show(about, title.textContent);
    table.hidden = about.stage === "waiting";
    question.show(asked, unsure !== null);
    if (board.draw(state.sketch)) question.reoffer();
    log.show(state.told, isFirst);
    orders.show(game?.orders, state.orders, about.stage === "playing" && about.you !== null);
    actions.show(state, follow);
    status.textContent = writeStatus(about, asked, isHanded);
    status.classList.toggle("mine", asked !== null);
    const text = about.broken ?? state.error?.text ?? "";
    problem.textContent = text + (state.error?.rule ? ` (${state.error.rule})` : "");
    problem.hidden = text === "";
    document.title = `${asked ? "● " : ""}${title.textContent} – Walstatt`;
  }

  function writeStatus(about, asked, isHanded) {
    if (about.stage === "waiting") return "";
    if (about.stage === "over") return t("over");
    if (asked) return t("your-turn");
    const names = state.waiting.filter((seat) => seat !== about.you).map((seat) => nameSeat(about, seat));
    const turn = names.length === 0 ? t("nobodys-turn")
      : t(names.length === 1 ? "their-turn" : "their-turns", { names: names.join(", ") });
    const part = isHanded ? t("handed") : about.you === null ? t("you-watch") : "";
    return `${part} ${turn}`.trim();
  }

  function showConnection(name, milliseconds = 0) {
    const place = byId("connection");
    if (place.dataset.state === name && name !== "lost") return;
    place.dataset.state = name;
    place.textContent = t(`state-${name}`, { seconds: (milliseconds / 1000).toLocaleString(lang()) });
    if (name === "lost" && unsure) unsure.isSent = false;
  }

  function giveUp(text) {
    announce(text);
    const home = el("a", { href: "/" }, t("home"));
    page.replaceChildren(el("p", { className: "problem", role: "alert" }, text), el("p", {}, home));
  }

  function press(event) {
    if (event.target.closest("input, select, textarea, dialog")) return;
    question.press(event);
  }

  return () => {
    connection.stop();
    clearInterval(clock);
    clearTimeout(sketchTimer);
    removeEventListener("keydown", press);
    const place = byId("connection");
    place.textContent = "";
    delete place.dataset.state;
  };
}

function writeChoice({ key, choose, id }) {
  return { choose, key, id };
}

/** What a link says: the match, and the secret if there is one. */
export function readLink(hash) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const id = parts.get("m");
  return id ? { id, token: parts.get("t") ?? recall(id)?.token ?? null } : null;
}
