// The board as the server sketches it in text.

import { el } from "./dom.js";
import { t } from "./texts.js";

const TONES = ["plain", "faint", "strong", "own", "foe", "warning"];

/** A box with the sketch; `pick(id)` is called when somebody clicks on a piece or place that a choice is about. */
export function makeBoard(pick) {
  const lines = el("div", { className: "sketch" });
  const box = el("div", { className: "board", role: "region", tabIndex: 0, "aria-label": t("board") }, lines);
  let drawn = null;

  /** Whether anything was drawn anew. */
  function draw(sketch) {
    if (sketch === drawn || !sketch) return false;
    drawn = sketch;
    lines.replaceChildren(...sketch.map((spans) => el("div", {}, spans.map(makeSpan), "\n")));
    return true;
  }

  /** Shows what can be chosen, and what is picked. */
  function offer(ids, picked) {
    for (const span of lines.querySelectorAll("[data-id]")) {
      const isOffered = ids.has(span.dataset.id);
      span.classList.toggle("offered", isOffered);
      span.classList.toggle("picked", picked.includes(span.dataset.id));
      span.onclick = isOffered ? () => pick(span.dataset.id) : null;
    }
  }

  /** Marks what a choice is about. */
  function mark(ids) {
    for (const span of lines.querySelectorAll("[data-id]")) {
      span.classList.toggle("touched", ids.includes(span.dataset.id));
    }
  }

  return { box, draw, offer, mark };
}

function makeSpan({ text, tone, width, id }) {
  const span = el("span", { className: TONES.includes(tone) ? tone : "plain" });
  if (id) span.dataset.id = id;
  span.textContent = width ? fit(text, width) : text;
  if (width) {
    // Signs from another font may be wider or narrower than a cell; the box keeps the columns straight.
    span.classList.add("cell");
    span.style.width = `${width}ch`;
  }
  return span;
}

function fit(text, width) {
  const signs = [...text];
  return signs.length > width ? signs.slice(0, width).join("") : text + " ".repeat(width - signs.length);
}
