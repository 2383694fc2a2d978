// JSON Schemas that the server sends as values, for options and standing orders. What it describes itself is generated.

import type { GameInfo as Sent, Words } from "./server";

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  "x-words"?: Words;
  [more: string]: unknown;
}

type Values = Record<string, unknown>;

export type GameInfo = Omit<Sent, "options" | "defaults" | "orders"> & {
  options: Schema;
  defaults: Values;
  orders: { schema: Schema; defaults: Values } | null;
};
