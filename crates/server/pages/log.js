// What has happened, in words.

import { announce, el } from "./dom.js";
import { t } from "./texts.js";

/** So many new lines are read aloud; more would take longer than the next move. */
const MOST_ALOUD = 4;

export function makeLog() {
  const list = el("ol", { className: "log", tabIndex: 0, "aria-label": t("log") });
  const box = el("section", { className: "log-box" }, el("h2", {}, t("log")), list);
  let shown = [];

  function show(told, isFirst) {
    const texts = told.map(({ text }) => text);
    const same = texts.findIndex((text, index) => text !== shown[index]);
    const kept = same === -1 ? Math.min(texts.length, shown.length) : same;
    if (kept === shown.length && kept === texts.length && list.childElementCount > 0) return;
    while (list.childElementCount > kept || list.querySelector(".hint")) list.lastElementChild.remove();
    list.append(...texts.slice(kept).map((text) => el("li", {}, text)));
    if (texts.length === 0) list.append(el("li", { className: "hint" }, t("nothing-told")));
    list.scrollTop = list.scrollHeight;
    if (!isFirst) announce(texts.slice(kept).slice(-MOST_ALOUD).join(" "));
    shown = texts;
  }

  return { box, show };
}
