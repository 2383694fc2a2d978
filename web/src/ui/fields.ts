// Which fields a JSON Schema asks for.

import type { Schema } from "../wire/schema";
import type { Words } from "../wire/server";

/** A range of more numbers is typed instead of picked. */
const MOST_PICKED = 24;

export type Kind =
  | { type: "list"; values: { value: unknown; words: Words | undefined }[] }
  | { type: "boolean" }
  | { type: "integer"; min: number | undefined; max: number | undefined; step: number }
  | { type: "string" };

export interface Field {
  name: string;
  label: Words | undefined;
  /** Its place, if the option is a list of fixed length. */
  entry: number | null;
  count: number;
  kind: Kind;
  value: unknown;
}

/** One field for each option, or one for each entry of a list of fixed length. */
export function listFields(schema: Schema, values: Record<string, unknown>): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]): Field[] => {
    const property = resolve(schema, given);
    const label = given["x-words"];
    if (property.type !== "array") {
      const kind = findKind(property);
      return kind ? [{ name, label, entry: null, count: 1, kind, value: values[name] }] : [];
    }
    const { minItems: count = 0, maxItems, items } = property;
    const kind = items && count === maxItems ? findKind(resolve(schema, items)) : null;
    if (!kind) return [];
    const list = values[name] as unknown[] | undefined;
    return Array.from({ length: count }, (_, entry) => ({ name, label, entry, count, kind, value: list?.[entry] }));
  });
}

function findKind(property: Schema): Kind | null {
  const values = listValues(property);
  if (values) return { type: "list", values };
  switch (property.type) {
    case "boolean": return { type: "boolean" };
    case "integer": return { type: "integer", min: property.minimum, max: property.maximum, step: property.multipleOf ?? 1 };
    case "string": return { type: "string" };
    default: return null;
  }
}

/** The values, if they are few enough to be picked. */
function listValues({ oneOf, enum: listed, type, minimum, maximum, multipleOf: step = 1 }: Schema) {
  if (oneOf?.every((one) => "const" in one)) return oneOf.map((one) => ({ value: one.const, words: one["x-words"] }));
  if (listed) return listed.map((value) => ({ value, words: undefined }));
  if (type !== "integer" || minimum === undefined || maximum === undefined) return null;
  const first = Math.ceil(minimum / step) * step;
  const count = Math.floor((maximum - first) / step) + 1;
  if (count > MOST_PICKED) return null;
  return Array.from({ length: count }, (_, index) => ({ value: first + index * step, words: undefined }));
}

function resolve(schema: Schema, property: Schema): Schema {
  const path = property.$ref?.replace(/^#\//, "").split("/");
  if (!path) return property;
  const found = path.reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], schema);
  return { ...(found as Schema), ...property };
}
