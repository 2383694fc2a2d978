// What only the board of Pocket Battles says.

import { textsOf } from "../../texts";

export const TEXTS = textsOf("pocket-battles");
