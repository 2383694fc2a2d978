// What one seat must never get to know of another: in frames, in the page, and in what the browser keeps.

import type { View as Helden } from "../../src/wire/kleine-helden";
import type { View as Moonstone } from "../../src/wire/moonstone";
import type { View as Pixels } from "../../src/wire/pixel-tactics";
import type { View as Battles } from "../../src/wire/pocket-battles";
import type { Line } from "../../src/wire/lines";
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

/** What was sent to one of two and must not have been, and how many things the other had to hide at most. */
export function audit(game: string, one: Person, own: number, other: Person, seat: number): { leaks: string[]; most: number } {
  const leaks: string[] = [];
  const theirs = readViews(other.heard);
  const hidden = other.heard.map(({ number }, index) => ({ number, index })).filter(({ index }) => theirs[index] !== theirs[index - 1])
    .map(({ number, index }) => ({ number, ids: listHidden(game, theirs[index], seat) }));
  const views = readViews(one.heard);
  let at = 0;
  for (const [index, { number, line }] of one.heard.entries()) {
    while ((hidden[at + 1]?.number ?? Infinity) < number) at += 1;
    // A card that is just played is hidden before and open after, and both hear of it in either order.
    const around = hidden.slice(at, at + 3).map(({ ids }) => ids);
    const secret = (around[0] ?? []).filter((id) => around.every((ids) => ids.includes(id)));
    const { told } = JSON.parse(line) as Line;
    if (told && told.to !== null && told.to !== own) leaks.push(`${told.text} was told`);
    if (game === "moonstone" && views[index] !== undefined) leaks.push(...listMoonstone(views[index] as Moonstone, seat).map((card) => `${card} was shown`));
    // What is printed, and what could be chosen from before anything was hidden, is public.
    if (game === "moonstone" || line.startsWith("{\"facts\"") || line.includes("\"muster\"")) continue;
    leaks.push(...secret.filter((id) => line.includes(`"${id}"`)).map((id) => `${id} was sent`));
  }
  return { leaks: [...new Set(leaks)], most: Math.max(0, ...hidden.map(({ ids }) => ids.length)) };
}

/** What is in the page of one, or kept by the browser, though the other hides it. */
export async function findInPage(game: string, one: Person, other: Person, seat: number): Promise<string[]> {
  const found = await look(game, one, other, seat);
  if (found.length === 0) return [];
  // A page may draw a moment later what both have heard of: what is really there stays there.
  await one.page.waitForTimeout(500);
  const still = await look(game, one, other, seat);
  return found.filter((id) => still.includes(id));
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
