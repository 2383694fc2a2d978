// Standing orders: what is to be answered for the reader without asking.

import { button, el } from "./dom.js";
import { makeOptions } from "./options.js";
import { t } from "./texts.js";

/** A form for games in which something can be ordered; `give(orders)` is called with all of them, or with null. */
export function makeOrders(give) {
  const fields = el("div", { className: "fields" });
  const note = el("p", { className: "hint", role: "status" });
  const form = el("form", { onsubmit: (event) => { event.preventDefault(); give(read()); } },
    el("p", { className: "hint" }, t("orders-about")), fields,
    el("div", { className: "row" }, el("button", { type: "submit", className: "primary" }, t("orders-give")),
      button(t("orders-drop"), () => give(null), "quiet")));
  const box = el("details", { className: "orders", hidden: true }, el("summary", {}, t("orders")), note, form);
  let read = () => null;
  let drawn = null;

  /** `info` is what the game tells of its orders, `orders` what the reader has given. */
  function show(info, orders, isPlaying) {
    box.hidden = !info || !isPlaying;
    if (box.hidden) return;
    const picture = JSON.stringify(orders);
    // What somebody is changing stays, until the server says that something else was given.
    if (picture === drawn) return;
    drawn = picture;
    note.textContent = t(orders ? "orders-given" : "orders-none");
    const made = makeOptions({ options: info.schema, defaults: { ...info.defaults, ...orders } }, 0);
    fields.replaceChildren(...made.fields);
    read = made.read;
  }

  return { box, show };
}
