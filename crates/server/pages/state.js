// A match as one reader knows it: every line of the server changes it. Nothing here touches the page.

import { applyPatch } from "./patch.js";

export function newState() {
  return {
    about: null,
    presence: { seats: [], watching: 0 },
    told: [],
    view: undefined,
    /** Counts the changes of the view, so that it is drawn again. */
    views: 0,
    /** The question to the reader: { key, text, options, open }. */
    question: null,
    waiting: [],
    wish: null,
    /** What the reader has ordered to be answered without asking. */
    orders: null,
    may: {},
    clock: null,
    over: null,
    whyNot: null,
    sketch: null,
    error: null,
    /** Set when a change of the view did not fit: everything has to be told again. */
    isViewLost: false,
  };
}

/** Before a connection begins: the server tells everything from the start, and drops what is not so any more. */
export function beginAgain(state) {
  const { about, sketch } = state;
  Object.assign(state, newState(), { about, sketch, views: state.views });
}

/** Takes in the lines of a frame. */
export function takeIn(state, lines) {
  for (const line of lines) {
    if ("match" in line) state.about = line.match;
    else if ("presence" in line) state.presence = line.presence;
    else if ("taken_back" in line) state.told.length = Math.min(state.told.length, line.taken_back.told);
    else if ("told" in line) state.told.push(line.told);
    // A view without a question says that there is none any more.
    else if ("asked" in line || "view" in line || "patch" in line) { ask(state, line); see(state, line); }
    else if ("waiting" in line) state.waiting = line.waiting;
    else if ("wish" in line) state.wish = line.wish;
    else if ("orders" in line) state.orders = line.orders;
    else if ("may" in line) state.may = line.may;
    else if ("clock" in line) state.clock = { ...line.clock, at: Date.now() };
    else if ("over" in line) Object.assign(state, { over: line.over, question: null });
    else if ("why_not" in line) state.whyNot = line.why_not;
    else if ("sketch" in line) state.sketch = line.sketch;
    else if ("error" in line) state.error = line.error;
  }
}

function ask(state, { asked: [question] = [], key }) {
  if (key === state.question?.key) return;
  state.question = question ? { ...question, key } : null;
  state.whyNot = null;
  state.error = null;
}

function see(state, { view, patch }) {
  state.views += 1;
  if (patch === undefined) {
    state.view = view;
    return;
  }
  try {
    state.view = applyPatch(state.view, patch);
  } catch {
    state.isViewLost = true;
  }
}
