// The question to the reader and its options, for mouse and keyboard.

import { button, el } from "./dom.js";
import { t } from "./texts.js";

/** More options than this can be narrowed down. */
const MANY = 12;

/** `tell` gets `choose(index)`, `mark(ids)` when an option is looked at, and `offer(ids, picked)` for the board. */
export function makeQuestion(tell) {
  const box = el("section", { className: "question", hidden: true, "aria-labelledby": "question-title" });
  const filterText = { placeholder: t("filter"), "aria-label": t("filter") };
  const filter = el("input", { type: "search", ...filterText, oninput: () => list() });
  const title = el("h2", { id: "question-title", tabIndex: -1 });
  const hint = el("p", { className: "hint" });
  const options = el("ol", { className: "options", "aria-labelledby": "question-title" });
  const narrowed = el("div", { className: "narrowed" });
  let shown = null;
  /** Pieces and places that the options are narrowed down to: all of them have to be touched. */
  let picked = [];
  let isBusy = false;
  let indices = [];

  filter.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { filter.value = ""; list(); title.focus(); }
    if (event.key === "ArrowDown") { move(null, 1); event.preventDefault(); }
    if (event.key === "Enter" && indices.length === 1) tell.choose(indices[0]);
  });
  options.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) { move(document.activeElement, by); event.preventDefault(); }
  });

  function show(question, busy) {
    if (question?.key === shown?.key && busy === isBusy && (question === null) === (shown === null)) return;
    const isNew = question?.key !== shown?.key;
    const hadFocus = box.contains(document.activeElement) || document.activeElement === document.body;
    shown = question;
    isBusy = busy;
    if (isNew) { filter.value = ""; picked = []; tell.mark([]); }
    box.hidden = question === null;
    if (question === null) { box.replaceChildren(); reoffer(); return; }
    title.textContent = question.text;
    hint.textContent = busy ? t("sending") : question.open ? t("open-question") : "";
    filter.hidden = question.options.length <= MANY;
    box.replaceChildren(title, hint, filter, narrowed, options, el("p", { className: "hint keys" }, t("keys")));
    list();
    // Whoever plays by keyboard goes on at the next question; whoever types elsewhere is left alone.
    if (isNew && hadFocus) options.querySelector("button")?.focus({ preventScroll: true });
  }

  function list() {
    if (!shown) return;
    const wanted = filter.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ text, touches }) =>
      picked.every((id) => touches.includes(id)) && wanted.every((word) => text.toLocaleLowerCase().includes(word));
    indices = shown.options.flatMap((option, index) => (fits(option) ? [index] : []));
    options.replaceChildren(...indices.map(makeOption));
    const all = button(t("show-all", { count: shown.options.length }), () => { picked = []; list(); });
    narrowed.replaceChildren(...(picked.length === 0 ? [] : [el("span", {}, t("only-touching")), all]));
    if (indices.length === 0) options.append(el("li", { className: "hint" }, t("no-options-left")));
    reoffer();
  }

  /** The board was drawn anew, or something else is picked. */
  function reoffer() {
    tell.offer(new Set(shown?.options.flatMap((option) => option.touches)), picked);
  }

  function makeOption(index, place) {
    const { text, touches } = shown.options[index];
    const look = () => tell.mark(touches);
    const lookAway = () => tell.mark([]);
    const key = place < 9 ? String(place + 1) : null;
    return el("li", {}, el("button", {
      type: "button", disabled: isBusy, onclick: () => tell.choose(index), "aria-keyshortcuts": key,
      onmouseenter: look, onfocus: look, onmouseleave: lookAway, onblur: lookAway,
    }, key && el("kbd", { "aria-hidden": "true" }, key), el("span", {}, text)));
  }

  function move(from, by) {
    const buttons = [...options.querySelectorAll("button")];
    const next = from ? buttons.indexOf(from) + by : 0;
    if (next < 0 && !filter.hidden) filter.focus();
    else buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
  }

  /** Keys that work wherever nothing is typed. */
  function press(event) {
    if (!shown || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-9]$/.test(event.key) && indices[event.key - 1] !== undefined) tell.choose(indices[event.key - 1]);
    if (event.key === "/" && !filter.hidden) { filter.focus(); event.preventDefault(); }
    if (event.key === "Escape" && picked.length > 0) { picked = []; list(); }
  }

  /** Narrows the options down to those about one more piece or place; once more takes it away again. */
  function pick(id) {
    const all = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
    const isPossible = shown.options.some(({ touches }) => all.every((one) => touches.includes(one)));
    picked = isPossible ? all : [id];
    list();
  }

  return { box, show, press, pick, reoffer };
}
