// What can be done beside answering: taking back, handing over, resigning, playing again.

import { linkTo } from "./api.js";
import { button, confirmed, el, linkBox } from "./dom.js";
import { nameSeat } from "./people.js";
import { t } from "./texts.js";

/** Who plays for somebody who hands over. */
const STAND_IN = "scout:400";

export function makeActions(id, token, say) {
  const news = el("div", { className: "news" });
  const buttons = el("div", { className: "row" });
  const ruledOut = el("ul", { className: "ruled-out" });
  const view = el("pre", { tabIndex: 0 });
  const data = el("details", { ontoggle: () => writeView() }, el("summary", {}, t("view")), view);
  const links = el("details", {}, el("summary", {}, t("links")));
  const box = el("section", { className: "actions" }, buttons, ruledOut, links, data);
  let state = null;
  let drawn = "";

  function show(now, follow) {
    state = now;
    // What is the same stays, so that nobody loses the focus.
    const { about, may, wish, over, whyNot } = now;
    const picture = JSON.stringify([about, may, wish, over, now.question?.key, whyNot]);
    if (picture === drawn) return;
    drawn = picture;
    news.replaceChildren(...[showOver(), showWish()].filter(Boolean));
    keepFocus(() => buttons.replaceChildren(...makeButtons(follow)));
    showRuledOut(whyNot);
    showLinks(about);
    writeView();
  }

  function makeButtons(follow) {
    const { may, about, question } = state;
    const seat = about.you;
    const isOver = about.stage === "over";
    const all = [
      may.take_back && button(t("take-back"), () => say({ take_back: seat })),
      may.ask_back && !may.take_back && button(t("ask-back"), () => say({ ask_back: true })),
      question && seat !== null && button(t("why-not"), () => say({ why_not: seat })),
      may.hand && button(t("hand"), () => say({ hand: STAND_IN })),
      may.come_back && button(t("come-back"), () => say({ come_back: true }), "primary"),
      may.resign && button(t("resign"), async () => {
        if (await confirmed(t("resign-sure"), t("resign"), t("no"))) say({ resign: seat });
      }, "quiet"),
      may.rematch && button(t("rematch"), () => say({ rematch: true }), "primary"),
      about.rematch && (token ? button(t("to-rematch"), follow, "primary")
        : el("a", { className: "button", href: `#m=${about.rematch}` }, t("to-rematch"))),
      isOver && el("a", { className: "button", href: `/api/matches/${id}/transcript`, download: "" }, t("transcript")),
      isOver && el("a", { className: "button", href: `/verify.html#m=${id}` }, t("verify")),
    ];
    return all.filter(Boolean);
  }

  function showOver() {
    const { over, about } = state;
    if (!over) return null;
    const isDecided = over.winners.length > 0 && about.you !== null;
    const own = isDecided && t(over.winners.includes(about.you) ? "you-won" : "you-lost");
    return el("div", { className: "over", role: "status" }, el("h2", {}, own || t("over")), el("p", {}, over.text));
  }

  function showWish() {
    const { wish, may, about } = state;
    if (!wish) return null;
    const isOwn = wish.take_back === about.you;
    const text = isOwn ? t("wish-own") : t("wish-other", { name: nameSeat(about, wish.take_back) });
    return el("div", { className: "wish", role: "status" }, el("p", {}, text),
      may.answer_back && el("div", { className: "row" },
        button(t("agree"), () => say({ answer_back: true }), "primary"),
        button(t("refuse"), () => say({ answer_back: false }))));
  }

  function showRuledOut(whyNot) {
    const rows = (whyNot ?? []).map(({ text, reason, rule }) =>
      el("li", {}, el("strong", {}, text), ` – ${reason} `, el("span", { className: "faint" }, rule)));
    const isEmpty = whyNot && rows.length === 0;
    ruledOut.replaceChildren(...(isEmpty ? [el("li", {}, t("nothing-ruled-out"))] : rows));
    ruledOut.hidden = !whyNot;
  }

  function showLinks(about) {
    const words = { copy: t("copy"), copied: t("copied"), share: t("share"), text: "Walstatt" };
    const own = token && [
      linkBox(t("link-seat"), linkTo(id, token), words),
      el("p", {}, t("commitment"), ": ", el("code", {}, about.commitment)),
      el("p", { className: "hint" }, t("commitment-about")),
    ];
    links.replaceChildren(el("summary", {}, t("links")), linkBox(t("link-watch"), linkTo(id), words), ...(own || []));
  }

  function writeView() {
    if (data.open && state) view.textContent = JSON.stringify(state.view, null, 1);
  }

  /** Buttons are made anew; the one with the same words gets the focus back. */
  function keepFocus(change) {
    const words = buttons.contains(document.activeElement) ? document.activeElement.textContent : null;
    change();
    if (words !== null) [...buttons.children].find((child) => child.textContent === words)?.focus();
  }

  return { news, box, show };
}
