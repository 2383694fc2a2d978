// Before a match begins: sitting down, and waiting for the others.

import { linkTo } from "./api.js";
import { el, field, linkBox } from "./dom.js";
import { keep, recall, setting } from "./memory.js";
import { t } from "./texts.js";

export function makeWaiting(id, token, sitDown) {
  const box = el("section", { className: "card waiting" });
  let drawn = "";

  function show(about, game) {
    const picture = JSON.stringify([about, game]);
    if (picture === drawn) return;
    drawn = picture;
    box.hidden = about.stage !== "waiting";
    if (box.hidden) return;
    const isToSit = token && about.seats[about.you]?.name === null;
    box.replaceChildren(...(isToSit ? askToSit(game) : showWaiting(about, game)));
  }

  function askToSit(game) {
    const name = el("input", { value: setting("name") ?? "", maxLength: 40, autocomplete: "nickname", required: true });
    const send = (event) => {
      event.preventDefault();
      keep("name", name.value.trim());
      sitDown(name.value.trim());
    };
    const submit = el("button", { className: "primary" }, t("sit"));
    const form = el("form", { onsubmit: send }, field(t("your-name"), name), submit);
    return [el("h2", {}, t("sit")), el("p", {}, t("sit-about", { game })), form];
  }

  function showWaiting(about, game) {
    const links = (recall(id)?.links ?? []).filter(({ seat }) => about.seats[seat]?.name === null);
    const words = { copy: t("copy"), copied: t("copied"), share: t("share"), text: t("invitation", { game }) };
    const boxes = links.flatMap(({ seat, token: secret }) => [
      el("p", {}, t("waiting-friend", { number: seat + 1 })),
      linkBox(t("link-friend", { number: seat + 1 }), linkTo(id, secret), words),
    ]);
    const isOpen = about.seats.some((seat) => seat.open);
    const rest = boxes.length === 0 && el("p", {}, t(isOpen ? "waiting-open" : "waiting-others"));
    return [el("h2", {}, t("waiting-title")), ...boxes, ...(rest ? [rest] : [])];
  }

  return { box, show };
}
