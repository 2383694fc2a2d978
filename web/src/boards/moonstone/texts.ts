// What only the board of Moonstone says.

import { textsOf } from "../../texts";

export const TEXTS = textsOf("moonstone");
