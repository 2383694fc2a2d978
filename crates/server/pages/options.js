// A form for the options of a game, from their JSON Schema.

import { el, field, select } from "./dom.js";
import { t, words } from "./texts.js";

/** A range of more numbers is typed instead of picked. */
const MOST_PICKED = 24;

/**
 * Fields for every option whose values the schema tells; the others keep their defaults.
 * `read()` gives the options as the server takes them.
 */
export function makeOptions({ options: schema, defaults }, seats) {
  const readers = [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const made = makeEntries(resolve(schema, property), labelOf(name, property), defaults[name], schema, seats);
    if (made) readers.push([name, made.read]);
    return made?.fields ?? [];
  });
  const read = () => ({ ...defaults, ...Object.fromEntries(readers.map(([name, value]) => [name, value()])) });
  return { fields, read };
}

/** The fields of one option: one, or one for each entry of a list of fixed length. */
function makeEntries(property, label, value, schema, seats) {
  if (property.type !== "array") {
    const made = makeInput(property, value);
    return made && { fields: [field(label, made.input)], read: made.read };
  }
  const isFixed = property.minItems !== undefined && property.minItems === property.maxItems;
  if (!isFixed || !property.items) return null;
  const entries = Array.from({ length: property.minItems }, (_, index) =>
    makeInput(resolve(schema, property.items), value?.[index]));
  if (entries.includes(null)) return null;
  const fields = entries.map(({ input }, index) => field(`${label} (${nameEntry(index, entries.length, seats)})`, input));
  return { fields, read: () => entries.map(({ read }) => read()) };
}

function nameEntry(index, count, seats) {
  if (count !== seats) return t("entry", { number: index + 1 });
  if (index === 0) return t("you");
  return count === 2 ? t("opponent") : t("seat", { number: index + 1 });
}

function makeInput(property, value) {
  const listed = listValues(property);
  if (listed) {
    const texts = listed.map(([, text], index) => [String(index), text]);
    const picked = listed.findIndex(([listedValue]) => listedValue === value);
    const input = select(texts, String(Math.max(0, picked)));
    return { input, read: () => listed[Number(input.value)][0] };
  }
  if (property.type === "boolean") {
    const input = el("input", { type: "checkbox", checked: value === true });
    return { input, read: () => input.checked };
  }
  if (property.type === "integer") {
    const { minimum: min = "", maximum: max = "", multipleOf: step = 1 } = property;
    const input = el("input", { type: "number", min, max, step, value, required: true });
    return { input, read: () => Number(input.value) };
  }
  if (property.type === "string") {
    const input = el("input", { value: value ?? "" });
    return { input, read: () => input.value };
  }
  return null;
}

/** Pairs of value and text, if the values are few enough to be picked. */
function listValues({ oneOf, enum: listed, type, minimum, maximum, multipleOf: step = 1 }) {
  if (oneOf?.every((one) => "const" in one)) {
    return oneOf.map((one) => [one.const, words(one["x-words"]) || String(one.const)]);
  }
  if (listed) return listed.map((value) => [value, String(value)]);
  if (type !== "integer" || minimum === undefined || maximum === undefined) return null;
  const first = Math.ceil(minimum / step) * step;
  const count = Math.floor((maximum - first) / step) + 1;
  if (count > MOST_PICKED) return null;
  return Array.from({ length: count }, (_, index) => [first + index * step, String(first + index * step)]);
}

function labelOf(name, property) {
  return words(property["x-words"]) || name.replaceAll("_", " ");
}

function resolve(schema, property) {
  const path = property.$ref?.replace(/^#\//, "").split("/");
  return path ? { ...path.reduce((place, step) => place?.[step], schema), ...property } : property;
}
