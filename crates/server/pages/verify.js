// The page that checks the dice of a match.

import { getText } from "./api.js";
import { Unreadable, readTranscript, recompute } from "./dice.js";
import { byId, el } from "./dom.js";
import { openFrame } from "./frame.js";
import { findByCommitment, recall } from "./memory.js";
import { t } from "./texts.js";

/** What is checked now: the name of its match, if known, and its text. */
let loaded = null;

function open() {
  const input = el("input", { type: "file", accept: ".jsonl,.json,.txt", onchange: () => load(input.files[0]) });
  const drop = el("label", { className: "drop", ondragover: (event) => event.preventDefault(), ondrop: (event) => {
    event.preventDefault();
    load(event.dataTransfer.files[0]);
  } }, el("span", {}, t("verify-file")), input);
  const result = el("div", { id: "result", "aria-live": "polite" });
  byId("page").replaceChildren(el("div", { className: "verify" },
    el("h1", {}, t("verify-title")), el("p", {}, t("verify-about")), drop, result));
  document.title = `${t("verify-title")} – Walstatt`;
  if (loaded) show();
}

async function load(file) {
  if (!file) return;
  // The server names its files after the match.
  const id = file.name.match(/([0-9a-z]{12})[^-]*\.jsonl$/)?.[1];
  loaded = { id, text: await file.text() };
  await show();
}

async function fetchFrom(address) {
  const id = new URLSearchParams(address).get("m");
  if (!id) return;
  byId("result").replaceChildren(el("p", { className: "hint" }, t("loading")));
  try {
    loaded = { id, text: await getText(`matches/${encodeURIComponent(id)}/transcript`) };
    await show();
  } catch (problem) {
    tell(problem.message);
  }
}

async function show() {
  if (!globalThis.crypto?.subtle) {
    tell(`${t("verify-no-crypto")} `, el("code", {}, "walstatt verify FILE"));
    return;
  }
  try {
    const transcript = readTranscript(loaded.text);
    const result = await recompute(transcript);
    byId("result").replaceChildren(...write(transcript, result));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    tell(t("verify-unreadable", { why: t(error.message, error.values) }));
  }
}

function tell(...words) {
  byId("result").replaceChildren(el("p", { className: "problem" }, words));
}

/** Every check as [text, whether it holds, what it is about]. */
function check({ key, proof }, made) {
  const known = recall(loaded.id ?? findByCommitment(proof.commitment));
  const wrong = made.rolls.filter((roll) => roll.made !== roll.found).length;
  const areSingle = proof.nonces.every((nonce) => typeof nonce === "string" && !nonce.includes("\n"));
  const checks = [
    ["check-commitment", made.commitment === proof.commitment, proof.commitment],
    ["check-nonces", areSingle, proof.nonces.map((nonce) => nonce || "–").join(" · ")],
    ["check-key", made.key === key, key],
    ["check-rolls", wrong === 0, `${made.rolls.length - wrong} / ${made.rolls.length}`],
  ];
  if (known?.commitment) checks.push(["check-remembered", known.commitment === proof.commitment, known.commitment]);
  if (known?.nonce) checks.push(["check-own-nonce", proof.nonces.includes(known.nonce), known.nonce]);
  return { checks, isRemembered: Boolean(known?.commitment) };
}

function write(transcript, made) {
  const { checks, isRemembered } = check(transcript, made);
  const failed = checks.filter(([, holds]) => !holds).length;
  const isGood = failed === 0;
  const count = made.rolls.length;
  const verdict = isGood ? t("verify-good", { count }) : t("verify-bad", { count: failed, all: checks.length });
  return [
    el("p", { className: `verdict ${isGood ? "good" : "bad"}`, role: "status" }, verdict),
    el("ul", { className: "checks" }, checks.map(([key, holds, about]) =>
      el("li", { className: holds ? "good" : "bad" }, sign(holds), " ", t(key), el("code", {}, about)))),
    !isRemembered && el("p", { className: "hint" }, t("not-remembered")),
    el("h2", {}, t("rolls")),
    ...countFaces(made.rolls),
    el("div", { className: "scroll", tabIndex: 0, role: "region", "aria-label": t("rolls") }, makeTable(made.rolls)),
  ].filter(Boolean);
}

function sign(holds) {
  return el("span", { className: "sign", role: "img", "aria-label": t(holds ? "good" : "bad") }, holds ? "✓" : "✗");
}

/** How often every face came, for dice with few sides. */
function countFaces(rolls) {
  const kinds = [...new Set(rolls.map(({ sides }) => sides))].filter((sides) => sides <= 20);
  return kinds.sort((one, other) => one - other).map((sides) => {
    const count = (face) => rolls.filter((roll) => roll.sides === sides && roll.found === face).length;
    const faces = Array.from({ length: sides }, (_, index) => `${index + 1} × ${count(index + 1)}`);
    return el("p", {}, `${t("faces", { sides })}: ${faces.join(", ")}`);
  });
}

function makeTable(rolls) {
  const keys = ["roll-number", "roll-sides", "roll-found", "roll-made", "roll-hash"];
  const heads = keys.map((key) => el("th", { scope: "col" }, t(key)));
  const rows = rolls.map(({ sides, found, made, hash }, number) =>
    el("tr", { className: made === found ? "" : "bad" },
      el("td", {}, String(number)), el("td", {}, String(sides)), el("td", {}, String(found)),
      el("td", {}, String(made), " ", sign(made === found)), el("td", {}, el("code", {}, `${hash}…`))));
  return el("table", {}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
}

openFrame(open);
open();
fetchFrom(location.hash.slice(1) || location.search.slice(1));
addEventListener("hashchange", () => fetchFrom(location.hash.slice(1)));
