// What all tables in inches say.

import { textsOf } from "../../texts";

export const TEXTS = textsOf("inches");
