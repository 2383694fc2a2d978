// Where everything begins: the address says whether this is the first page or a match.

import { byId } from "./dom.js";
import { openFrame } from "./frame.js";
import { openHome } from "./home.js";
import { openMatch, readLink } from "./match.js";

let leave = () => {};

function open() {
  leave();
  leave = () => {};
  const link = readLink(location.hash);
  if (link) leave = openMatch(byId("page"), link.id, link.token);
  else openHome(byId("page"));
}

openFrame(open);
addEventListener("hashchange", open);
open();
