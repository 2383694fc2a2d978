// What the builders of troupes and teams say.

import { textsOf } from "../texts";

export const TEXTS = textsOf("builders");
