// What only the board of Pixel Tactics says.

import { textsOf } from "../../texts";

export const TEXTS = textsOf("pixel-tactics");
