// JSON Patch (RFC 6902), as far as views are changed by it.

import type { Operation } from "../wire/server";

type Place = Record<string, unknown>;

/** The document after all operations; an error if one does not fit. The document itself stays as it was. */
export function applyPatch(document: unknown, operations: Operation[]): unknown {
  let result = structuredClone(document);
  for (const operation of operations) result = apply(result, operation);
  return result;
}

function apply(document: unknown, { op, path, value }: Operation): unknown {
  switch (op) {
    case "add": return put(document, path, structuredClone(value), true);
    case "replace": find(document, path); return put(document, path, structuredClone(value), false);
    case "remove": return remove(document, path);
  }
}

function steps(path: string): string[] {
  if (path === "") return [];
  if (!path.startsWith("/")) throw new Error(`no pointer: ${path}`);
  return path.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function find(document: unknown, path: string): unknown {
  return steps(path).reduce(enter, document);
}

function enter(place: unknown, step: string): unknown {
  if (place === null || typeof place !== "object" || !Object.hasOwn(place, step)) throw new Error(`nothing at ${step}`);
  return (place as Place)[step];
}

function put(document: unknown, path: string, value: unknown, isNew: boolean): unknown {
  const way = steps(path);
  const last = way.pop();
  if (last === undefined) return value;
  const place = way.reduce(enter, document);
  if (!Array.isArray(place)) (place as Place)[last] = value;
  else if (last === "-") place.push(value);
  else if (isNew) place.splice(index(last, place.length), 0, value);
  else place[index(last, place.length - 1)] = value;
  return document;
}

function remove(document: unknown, path: string): unknown {
  const way = steps(path);
  const last = way.pop() ?? "";
  const place = way.reduce(enter, document);
  enter(place, last);
  if (Array.isArray(place)) place.splice(index(last, place.length - 1), 1);
  else delete (place as Place)[last];
  return document;
}

function index(step: string, most: number): number {
  const number = Number(step);
  if (!/^(0|[1-9]\d*)$/.test(step) || number > most) throw new Error(`no place ${step}`);
  return number;
}
