// Everything open: one view made from what all seats see.

/** Lists with one entry for each seat, which knows its own best. */
const SEATED = new Set(["sides", "groups", "players"]);

/** Views of all seats, in their order, laid over each other. */
export function openAll(views: readonly unknown[]): unknown {
  const opened = lay(views);
  return isRecord(opened) ? { ...opened, viewer: null } : opened;
}

function lay(values: readonly unknown[], key = ""): unknown {
  const known = values.filter((value) => value !== null && value !== undefined);
  const first = known[0];
  if (known.every(Array.isArray) && first !== undefined) return layLists(values, known as unknown[][], key);
  if (known.every(isRecord) && first !== undefined) {
    const names = [...new Set(known.flatMap((value) => Object.keys(value as object)))];
    return Object.fromEntries(names.map((name) => [name, lay(values.map((value) => (isRecord(value) ? value[name] : undefined)), name)]));
  }
  return first ?? null;
}

/** Where seats see different numbers of things, who sees the most is right. */
function layLists(values: readonly unknown[], known: unknown[][], key: string): unknown[] {
  const most = known.reduce((best, list) => (list.length > best.length ? list : best));
  if (SEATED.has(key)) return most.map((entry, seat) => (Array.isArray(values[seat]) ? values[seat][seat] as unknown : entry));
  if (known.some((list) => list.length !== most.length)) return most;
  return most.map((_, index) => lay(known.map((list) => list[index])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
