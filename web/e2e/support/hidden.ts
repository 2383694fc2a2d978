// What one seat must never get to know of another: in frames, in the page, and in what the browser keeps.

import type { View as Helden } from "../../src/wire/kleine-helden";
import type { View as Moonstone } from "../../src/wire/moonstone";
import type { View as Pixels } from "../../src/wire/pixel-tactics";
import type { View as Battles } from "../../src/wire/pocket-battles";
import type { Line } from "../../src/net/line";
import { expect } from "vitest";
import { readViews, type Person } from "./browser";

/** Games whose hidden things have ids of their own: those in the view of a seat that the others must not hear of. */
const IDS: Record<string, (view: never, seat: number) => string[]> = {
  "pixel-tactics": ({ sides }: Pixels, seat) =>
    (sides[seat as 0 | 1]?.hand ?? []).filter((held) => !held.is_known).map((held) => `enemy-hand-${held.card}`),
  "pocket-battles": ({ sides, stacks_are_open: areOpen }: Battles, seat) =>
    (areOpen ? [] : (sides[seat as 0 | 1]?.units ?? []).flatMap((unit) => unit.troops.slice(1).map((troop) => troop.id))),
  "kleine-helden": ({ groups }: Helden, seat) =>
    (groups[seat]?.hand ?? []).filter((held) => !held.is_known).map((held) => held.id),
};

/** Hidden things of a seat that stand in a view, whoever has it: cards in hand, events, agendas. */
function listMoonstone(view: Moonstone, seat: number): string[] {
  const { fight, casting } = view;
  const { own_kept: kept, own_looking: looking, own_top: top, fate, fate_is_used: isUsed, agenda, agenda_is_shown: isShown } = view.players[seat] ?? {};
  const side = fight?.seats.indexOf(seat) ?? -1;
  return [
    ...(side >= 0 ? fight?.hands[side as 0 | 1] ?? [] : []).map((card) => `hand ${card}`),
    ...(casting?.seat === seat && view.viewer === seat ? casting.own ?? [] : []).map((card) => `casting ${JSON.stringify(card)}`),
    ...[...kept ?? [], ...looking ?? [], ...top ?? []].map((card) => `kept ${JSON.stringify(card)}`),
    ...(fate && !isUsed ? [`event ${fate}`] : []),
    ...(agenda && !isShown ? [`agenda ${agenda}`] : []),
  ];
}

/** What a seat hides from the others now, as it sees it itself. */
function listHidden(game: string, view: unknown, seat: number): string[] {
  if (view === undefined) return [];
  return game === "moonstone" ? listMoonstone(view as Moonstone, seat) : IDS[game]?.(view as never, seat) ?? [];
}

/** A line that was heard, how many public lines were told up to it, and the view after it. */
interface Moment {
  line: Line;
  text: string;
  told: number;
  view: unknown;
}

/** What is told to all is told to everybody in the same order: by that, what two have heard is laid side by side. */
function listMoments({ heard }: Person): Moment[] {
  const views = readViews(heard);
  let told = 0;
  return heard.map((text, index) => {
    const line = JSON.parse(text) as Line;
    if (line.told && line.told.to === null) told += 1;
    return { line, text, told, view: views[index] };
  });
}

/** What was sent to one of two and must not have been, and how many things the other had to hide at most. */
export function audit(game: string, one: Person, own: number, other: Person, seat: number): { leaks: string[]; most: number } {
  const leaks: string[] = [];
  const theirs = listMoments(other).filter(({ view }, index, all) => view !== all[index - 1]?.view)
    .map(({ told, view }) => ({ told, ids: listHidden(game, view, seat) }));
  let [first, next] = [0, 0];
  for (const { line, text, told, view } of listMoments(one)) {
    while ((theirs[first + 1]?.told ?? Infinity) < told) first += 1;
    while ((theirs[next]?.told ?? Infinity) <= told) next += 1;
    // A card that is just played is hidden before and open after, and a view may come for several events at once.
    const around = theirs.slice(first, next + 1).map(({ ids }) => ids);
    const secret = (around[0] ?? []).filter((id) => around.every((ids) => ids.includes(id)));
    if (line.told && line.told.to !== null && line.told.to !== own) leaks.push(`${line.told.text} was told`);
    if (game === "moonstone" && view !== undefined) leaks.push(...listMoonstone(view as Moonstone, seat).map((card) => `${card} was shown`));
    // What is printed, and what could be chosen from before anything was hidden, is public.
    if (game === "moonstone" || text.startsWith("{\"facts\"") || text.includes("\"muster\"")) continue;
    leaks.push(...secret.filter((id) => text.includes(`"${id}"`)).map((id) => `${id} was sent`));
  }
  return { leaks: [...new Set(leaks)], most: Math.max(0, ...theirs.map(({ ids }) => ids.length)) };
}

/** Nothing is in the page of one, or kept by the browser, that the other hides. */
export async function expectHidden(game: string, one: Person, other: Person, seat: number): Promise<void> {
  // One may have heard already what the other has not, or has not drawn it yet: what is really there stays there.
  await expect.poll(() => look(game, one, other, seat)).toEqual([]);
}

async function look(game: string, { page }: Person, other: Person, seat: number): Promise<string[]> {
  if (game === "moonstone") return [];
  const before = listHidden(game, other.view(), seat);
  const { ids, kept } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll("[data-id]")].map((element) => element.getAttribute("data-id") ?? ""),
    kept: JSON.stringify({ ...localStorage, ...sessionStorage }),
  }));
  const after = new Set(listHidden(game, other.view(), seat));
  return before.filter((id) => after.has(id) && (ids.includes(id) || kept.includes(`"${id}"`)));
}
