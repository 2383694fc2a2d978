// Little helpers for the page's elements.

/**
 * Makes an element. Properties are set as they are, `on*` are listeners, and those with a dash or in ATTRIBUTES are
 * attributes. Children that are null or false are left out.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.includes("-") || ATTRIBUTES.includes(name)) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const ATTRIBUTES = ["role", "for", "list", "scope", "colspan"];

export function byId(id) {
  return document.getElementById(id);
}

/** A label above its field. */
export function field(label, input) {
  return el("label", { className: "field" }, el("span", {}, label), input);
}

/** A list to pick one from; `values` are pairs of value and text. */
export function select(values, picked, onchange) {
  const options = values.map(([value, text]) => el("option", { value, selected: value === picked }, text));
  return el("select", { onchange }, options);
}

export function button(text, onclick, className = "") {
  return el("button", { type: "button", className, onclick }, text);
}

/** Asks before something that cannot be undone. */
export function confirmed(question, yes, no) {
  return new Promise((resolve) => {
    const dialog = el("dialog", { onclose: () => { dialog.remove(); resolve(dialog.returnValue === "yes"); } },
      el("p", {}, question),
      el("div", { className: "row" },
        button(no, () => dialog.close("no")),
        button(yes, () => dialog.close("yes"), "danger")));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** A link to read, to copy and, where the device can, to share. */
export function linkBox(label, link, { copy, copied, share, text }) {
  const input = el("input", { readOnly: true, value: link, onfocus: () => input.select() });
  const copyButton = button(copy, async () => {
    input.select();
    // Without https there is no clipboard; the selected text can still be copied by hand.
    await navigator.clipboard?.writeText(link).then(() => { copyButton.textContent = copied; }, () => {});
  });
  const shareButton = navigator.share && button(share, () => navigator.share({ text, url: link }).catch(() => {}));
  return el("div", { className: "link-box" }, field(label, input), copyButton, shareButton);
}

/** Says something to those who listen to the page instead of looking at it. */
export function announce(text) {
  byId("announce").textContent = text;
}
