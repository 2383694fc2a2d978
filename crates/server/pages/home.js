// The first page: a new match, one's own matches, and those that wait for somebody.

import { get, join, linkTo, listGames, makeNonce, post, sit, visit } from "./api.js";
import { button, confirmed, el, field, select } from "./dom.js";
import { forget, keep, ownMatches, remember, setting } from "./memory.js";
import { makeOptions } from "./options.js";
import { nameSeat } from "./people.js";
import { t, words } from "./texts.js";

const LEVELS = ["random", "scout:100", "scout:400", "scout:1500"];
const CLOCKS = {
  none: () => "none",
  live: () => ({ live: { bank_seconds: 600, increment_seconds: 5 } }),
  days: () => ({ correspondence: { days: 3, quiet: nights() } }),
};
/** So many of one's own matches are looked up at the server. */
const MOST_LOOKED_UP = 12;

export async function openHome(page) {
  page.replaceChildren(el("p", { className: "hint" }, t("loading")));
  document.title = "Walstatt";
  let games;
  try {
    games = await listGames();
  } catch (problem) {
    const again = button(t("refresh"), () => openHome(page));
    page.replaceChildren(el("p", { className: "problem", role: "alert" }, problem.message), again);
    return;
  }
  const problem = el("p", { className: "problem", role: "alert", hidden: true });
  const fail = (error) => { problem.textContent = error.message; problem.hidden = false; };
  page.replaceChildren(el("div", { className: "home" },
    el("div", {}, problem, showForm(games, fail)),
    el("div", {}, showOwn(games), showOpen(games, fail), showMore())));
}

function showForm(games, fail) {
  const known = setting("name") ?? "";
  const name = el("input", { value: known, placeholder: t("guest"), maxLength: 40, autocomplete: "nickname" });
  const about = el("p", { className: "about" });
  const folded = el("div", { className: "fields" });
  const start = el("button", { className: "primary big" });
  const game = select(games.map((one) => [one.id, words(one.name)]), setting("game"), () => ask());
  const whom = ["computer", "friend", "anybody"].map((who) => [who, t(`against-${who}`)]);
  const against = select(whom, setting("against"), () => ask());
  const level = select(LEVELS.map((one) => [one, t(`level-${one}`)]), setting("level") ?? "scout:400");
  const levelField = field(t("level"), level);
  const clock = select(Object.keys(CLOCKS).map((one) => [one, t(`clock-${one}`)]), "none", () => ask());
  const timeUp = select(["loss", "computer"].map((one) => [one, t(`time-up-${one}`)]), "loss");
  let options = null;
  let optionsOf = null;
  let seats = null;

  function ask() {
    const info = games.find((one) => one.id === game.value) ?? games[0];
    const isComputer = against.value === "computer";
    about.textContent = words(info.about);
    start.textContent = t(isComputer ? "play-now" : against.value === "friend" ? "invite" : "offer");
    levelField.hidden = !isComputer;
    if (optionsOf !== info.id) {
      seats = el("input", { type: "number", min: info.seats.least, max: info.seats.most, value: info.seats.least });
      options = makeOptions(info, info.seats.least);
      optionsOf = info.id;
    }
    const time = [field(t("clock"), clock), clock.value !== "none" && field(t("time-up"), timeUp)];
    const count = info.seats.least < info.seats.most && field(t("seats"), seats);
    folded.replaceChildren(...[...options.fields, count, ...time].filter(Boolean));
  }

  async function create(event) {
    event.preventDefault();
    keep("game", game.value);
    keep("against", against.value);
    keep("level", level.value);
    keep("name", name.value.trim());
    const other = { computer: { computer: level.value }, friend: "friend", anybody: "open" }[against.value];
    const wish = {
      game: game.value,
      options: options.read(),
      seats: ["me", ...Array(Number(seats.value) - 1).fill(other)],
      clock: CLOCKS[clock.value](),
      time_up: timeUp.value,
    };
    start.disabled = true;
    await begin(wish, name.value.trim() || t("guest")).catch(fail);
    start.disabled = false;
  }

  ask();
  return el("form", { className: "card", onsubmit: create },
    el("h1", {}, t("new-match")),
    games.length > 1 ? field(t("game"), game) : el("h2", {}, words(games[0]?.name)),
    about,
    field(t("your-name"), name),
    el("div", { className: "fields" }, field(t("against"), against), levelField),
    el("details", {}, el("summary", {}, t("more-options")), folded),
    start);
}

/** Creates a match, sits down and goes there. */
async function begin(wish, name) {
  const { id, commitment, seats } = await post("matches", wish);
  const nonce = makeNonce();
  const own = seats.find(({ who }) => who === "me");
  const links = seats.filter(({ who }) => who === "friend").map(({ seat, token }) => ({ seat, token }));
  remember(id, { token: own.token, game: wish.game, commitment, nonce, links });
  await sit(id, own.token, name, nonce);
  visit(id, own.token);
}

/** From 22 to 7 o'clock, as this device counts them. */
function nights() {
  return { from_minute: 22 * 60, to_minute: 7 * 60, utc_offset_minutes: -new Date().getTimezoneOffset() };
}

function showOwn(games) {
  const list = el("ul", { className: "matches" });
  const box = el("section", { className: "card" }, el("h2", {}, t("your-matches")), list);
  const own = ownMatches();
  for (const [index, match] of own.entries()) {
    const about = el("span", { className: "faint" });
    const drop = async () => {
      if (!(await confirmed(t("forget-sure"), t("forget"), t("no")))) return;
      forget(match.id);
      box.replaceWith(showOwn(games));
    };
    list.append(makeRow(nameGame(games, match.game), about,
      el("a", { className: "button", href: linkTo(match.id) }, t("resume")), button(t("forget"), drop, "quiet")));
    if (index < MOST_LOOKED_UP) lookUp(match.id, about);
  }
  if (own.length === 0) list.append(el("li", { className: "hint" }, t("no-own-matches")));
  return box;
}

function makeRow(game, about, ...buttons) {
  return el("li", {},
    el("span", {}, el("strong", {}, game), " ", about),
    el("span", { className: "row" }, buttons));
}

async function lookUp(id, place) {
  try {
    place.textContent = describe(await get(`matches/${id}`));
  } catch (problem) {
    place.textContent = problem.status === 404 ? t("gone") : "";
  }
}

function describe(about) {
  return `${about.seats.map((_, index) => nameSeat(about, index)).join(" · ")} – ${t(`stage-${about.stage}`)}`;
}

function nameGame(games, id) {
  return words(games.find((one) => one.id === id)?.name) || id || "";
}

function showOpen(games, fail) {
  const list = el("ul", { className: "matches" });
  const refresh = button(t("refresh"), () => load(), "quiet");
  const head = el("div", { className: "row spread" }, el("h2", {}, t("open-matches")), refresh);
  const box = el("section", { className: "card" }, head, list);

  async function load() {
    const matches = await get("matches").catch((problem) => { fail(problem); return []; });
    const own = new Set(ownMatches().map(({ id }) => id));
    const others = matches.filter(({ id }) => !own.has(id));
    list.replaceChildren(...others.map(({ id, match }) =>
      makeRow(nameGame(games, match.game), el("span", { className: "faint" }, describe(match)),
        button(t("join"), () => enter(id, match).catch(fail)),
        el("a", { className: "button quiet", href: linkTo(id) }, t("watch")))));
    if (others.length === 0) list.append(el("li", { className: "hint" }, t("no-open-matches")));
  }

  load();
  return box;
}

async function enter(id, { game, commitment }) {
  const nonce = makeNonce();
  const { token } = await join(id, setting("name") || t("guest"), nonce);
  remember(id, { token, game, commitment, nonce });
  visit(id, token);
}

function showMore() {
  return el("section", { className: "card" }, el("h2", {}, t("check-dice")), el("p", {}, t("check-dice-about")),
    el("p", { className: "row" }, el("a", { className: "button", href: "/verify.html" }, t("check-dice")),
      el("a", { className: "button quiet", href: "/api/openapi.json" }, t("for-programs"))));
}
