// Lines of the server, in a form that lets one ask for any word of theirs.

import type { Line as Sent } from "../wire/server";

type Words<T> = T extends unknown ? keyof T : never;
type Open<T> = T extends unknown ? T & { [Word in Exclude<Words<Sent>, keyof T>]?: undefined } : never;

export type Line = Open<Sent>;
