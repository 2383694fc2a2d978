// What all pages have: the language and the way past the header.

import { byId, el } from "./dom.js";
import { keep, setting } from "./memory.js";
import { LANGUAGES, guessLang, lang, setLang, t } from "./texts.js";

/** Fills the frame in; `again` draws the page in another language. */
export function openFrame(again) {
  setLang(setting("lang") ?? guessLang());
  const picker = byId("language");
  for (const [value, name] of Object.entries(LANGUAGES)) {
    picker.append(el("option", { value, selected: value === lang() }, name));
  }
  picker.addEventListener("change", () => {
    keep("lang", picker.value);
    setLang(picker.value);
    write();
    again();
  });
  // The address stays as it is: it names the match.
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("page").focus();
  });
  write();
}

function write() {
  byId("skip").textContent = t("skip");
  byId("language-label").textContent = t("language");
}
