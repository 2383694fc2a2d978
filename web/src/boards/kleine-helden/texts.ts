// What only the board of Kleine Helden says.

import { textsOf } from "../../texts";

export const TEXTS = textsOf("kleine-helden");
