// The board is the screen: at every question of a whole match, everything it touches lies open in the window and is large enough.

import { expect, test } from "vitest";
import type { View as Helden } from "../src/wire/kleine-helden";
import type { View as Pixels } from "../src/wire/pixel-tactics";
import type { View as Battles } from "../src/wire/pocket-battles";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { playAndLook, type Window } from "./support/fit";
import { createMatch, GAMES, sitDown } from "./support/play";

useBrowser();

/** The pieces of seat 0 that are always in sight, by game: its hand and what it leads. On a table in inches one can look elsewhere. */
const OWN: Record<string, (view: never) => string[]> = {
  "pixel-tactics": ({ sides }: Pixels) => {
    const [{ hand, leader, places }] = sides;
    return [...hand, ...leader ? [leader] : [], ...leader ? places.filter(({ holds }) => holds !== "nothing") : []].map(({ id }) => id);
  },
  "pocket-battles": ({ sides }: Battles) => sides[0].units.filter(({ place }) => place !== "gone").map(({ id }) => id),
  "kleine-helden": ({ groups }: Helden) => {
    const own = groups[0];
    return [...own?.hand ?? [], ...own?.units ?? []].map(({ id }) => id);
  },
  "moonstone": () => [],
  "home-raiders": () => [],
};

/** Each match is looked at in all windows of its kind. */
const WINDOWS: { name: string; isTouch: boolean; sizes: Window[] }[] = [
  { name: "a small desktop", isTouch: false, sizes: [{ width: 1280, height: 720 }] },
  { name: "a phone, upright and lying", isTouch: true, sizes: [PHONE, { width: 844, height: 390 }] },
];

const CASES = Object.keys(OWN).filter((game) => GAMES.includes(game)).flatMap((game) => WINDOWS.map((window) => ({ game, ...window })));

test.each(CASES)("$game fits $name at every question of a match", async ({ game, sizes, isTouch }) => {
  const person = await newPerson({ size: sizes[0] ?? PHONE, isTouch });
  const { links } = await createMatch(person.page, game, ["me", { computer: "random" }], { dice: { seeded: 17 } });
  await sitDown(person.page, links[0] ?? "", "Anna");
  const { misfits, questions } = await playAndLook(person, sizes, isTouch, OWN[game] ?? (() => []));
  expect(questions).toBeGreaterThan(10);
  expect(misfits).toEqual([]);
});
