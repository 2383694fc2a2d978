import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { isLeft, toneOf } from "../src/boards/inches/sides";
import { hullOf, roundedPath } from "../src/boards/inches/hull";
import { spread } from "../src/boards/inches/spread";
import { findInterest, layOut, MOUSE } from "../src/boards/inches/tokens";
import { layDown, quartersFor, standUp, turnBy, turnScene } from "../src/boards/inches/turn";
import { sayHeight, shortHeight } from "../src/boards/inches/words";
import { readPool, sayPool } from "../src/boards/home-raiders/dice";
import { letterOf } from "../src/boards/home-raiders/people";
import { boxOf, crownsIn, fitTitle, isInside, shadowOf } from "../src/boards/inches/terrain";
import { distance, INCH, keepUnchanged, type Scene, type Spot } from "../src/boards/inches/scene";
import type { CharacterView } from "../src/wire/home-raiders";
import { ownerOfHand } from "../src/boards/moonstone/casting";
import { ARCANA_SHAPES, readArcana } from "../src/boards/moonstone/cards";
import Fight from "../src/boards/moonstone/Fight.svelte";
import type { Table } from "../src/match/choosing.svelte";
import type { Book } from "../src/texts/book";
import type { CastingView, Facts, FightView } from "../src/wire/moonstone";

const TABLE = { low: { x: 0, y: 0 }, high: { x: 50_000, y: 50_000 } };
const SQUARE: Spot[] = [{ x: 0, y: 0 }, { x: 7 * INCH, y: 0 }, { x: 7 * INCH, y: 7 * INCH }, { x: 0, y: 7 * INCH }];

test("whoever looks is blue and on the left, and no two sides have one colour", () => {
  for (const viewer of [null, 0, 1, 2, 3]) expect(new Set([0, 1, 2, 3].map((side) => toneOf(side, viewer))).size).toBe(4);
  expect(toneOf(2, 2)).toBe(0);
  expect([0, 1, 2].map((side) => isLeft(side, 2))).toEqual([false, false, true]);
  expect(isLeft(0, null)).toBe(true);
});

test("trees stand inside their wood, and always at the same places", () => {
  const crowns = crownsIn(SQUARE);
  expect(crowns.length).toBeGreaterThan(8);
  expect(crowns.every((crown) => isInside(crown, SQUARE))).toBe(true);
  expect(crownsIn(SQUARE)).toEqual(crowns);
});

test("the higher a thing, the longer its shadow, up to an inch", () => {
  const shadows = [0, 0.2, 1, 4, 16, 40].map((height) => shadowOf(height * INCH));
  expect(shadows).toEqual([...shadows].sort((one, other) => one - other));
  expect([shadows[0], shadows.at(-1)]).toEqual([0, INCH]);
});

test("a title is written in one line, in more, or not at all", () => {
  const title = { name: "Heap of crumbs", height: "0.2″" };
  const box = boxOf(SQUARE);
  expect(fitTitle(title, box, 0.5 * INCH)).toEqual(["Heap of crumbs, 0.2″"]);
  expect(fitTitle(title, box, 2 * INCH)).toEqual(["Heap", "of", "crumbs", "0.2″"]);
  expect(fitTitle(title, box, 4 * INCH)).toEqual([]);
});

test("the own edge or corner is at the bottom, and what is turned can be turned back", () => {
  const [low, high] = [{ x: 0, y: 0 }, { x: 30 * INCH, y: 24 * INCH }];
  for (const own of [{ x: 0, y: 12 * INCH }, { x: 30 * INCH, y: 12 * INCH }, { x: 15 * INCH, y: 0 }, { x: 15 * INCH, y: 24 * INCH }, { x: 30 * INCH, y: 24 * INCH }]) {
    const { to, back } = turnBy(quartersFor(own, low, high), low, high);
    expect(to(own).y).toBe(Math.min(to(low).y, to(high).y));
    expect(back(to({ x: 1234, y: 567 }))).toEqual({ x: 1234, y: 567 });
  }
  expect(quartersFor(null, low, high)).toBe(0);
});

test("a long table stands upright on a screen that is higher than wide, with the own corner at the bottom", () => {
  const [low, high] = [{ x: 0, y: 0 }, { x: 36 * INCH, y: 24 * INCH }];
  const [upright, across] = [{ width: 390, height: 600 }, { width: 800, height: 600 }];
  for (const own of [{ x: INCH, y: INCH }, { x: 35 * INCH, y: INCH }, { x: 35 * INCH, y: 23 * INCH }, { x: INCH, y: 23 * INCH }]) {
    const { to } = turnBy(standUp(0, own, low, high, upright), low, high);
    expect(to(own).y).toBe(Math.min(to(low).y, to(high).y) + INCH);
    expect(standUp(0, own, low, high, across)).toBe(0);
  }
  // The middle of a long edge would come to lie at the side.
  expect(standUp(0, { x: 18 * INCH, y: 0 }, low, high, upright)).toBe(0);
});

test("a long table lies along a screen that is much wider than high", () => {
  const [low, high] = [{ x: 0, y: 0 }, { x: 24 * INCH, y: 36 * INCH }];
  expect(layDown(0, low, high, { width: 800, height: 300 })).toBe(3);
  expect(layDown(0, low, high, { width: 390, height: 600 })).toBe(0);
  const { to } = turnBy(3, low, high);
  expect(to({ x: 12 * INCH, y: 0 }).x).toBe(Math.min(to(low).x, to(high).x));
});

test("places that can be chosen are turned with the table", () => {
  const scene: Scene = { ...TABLE, floor: "forest", shapes: [], bases: [], marks: [], ladders: [], groups: [], zones: [], own: null, viewer: 0 };
  const { to } = turnBy(2, TABLE.low, TABLE.high);
  const table = { offered: new Set(["p10000,40000"]) };
  const turned = turnScene(scene, { to, back: to });
  const { points } = layOut(turned, table, null, { pixel: 1, shown: TABLE }, MOUSE);
  expect(points).toEqual([{ id: "p10000,40000", at: { x: 40_000, y: 10_000 } }]);
  expect(findInterest(turned, table, null)).toEqual([{ at: { x: 40_000, y: 10_000 }, radius: 0 }]);
});

test("tokens that would lie over each other give way, and the others stay", () => {
  const discs = [0, 1, 2, 3, 4, 5].map((index) => ({ id: `m${index}`, at: { x: 5000 + 300 * index, y: 5000 }, radius: 900, within: TABLE }));
  const alone = { id: "alone", at: { x: 40_000, y: 40_000 }, radius: 900, within: TABLE };
  const places = spread([...discs, alone]);
  expect(places.get("alone")).toEqual(alone.at);
  const spots = [...places.values()];
  spots.forEach((one, index) => spots.slice(index + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(1780)));
});

test("tokens at an edge stay on the table", () => {
  const discs = ["a", "b", "c"].map((id) => ({ id, at: { x: 100, y: 100 }, radius: 1000, within: TABLE }));
  for (const { x, y } of spread(discs).values()) expect(Math.min(x, y)).toBeGreaterThanOrEqual(1000);
});

test("the ring of a unit goes around all of it", () => {
  expect(hullOf([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 5, y: 2 }, { x: 10, y: 10 }, { x: 0, y: 10 }])).toEqual([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }]);
  expect(roundedPath([{ x: 0, y: 0 }, { x: 10, y: 0 }], 5)).toMatch(/^M.*A5 5.*Z$/);
});

test("heights are said as people say them", () => {
  expect([0.1, 0.4, 1.5, 2.4, 3.7, 15.7].map((height) => shortHeight(height * INCH))).toEqual(["½", "½", "1½", "2½", "4", "16"]);
  expect(sayHeight(2 ** 20)).toBe("out of reach");
  expect(sayHeight(0.1 * INCH)).toBe("flat");
});

test("a pool of dice is read from its letters and said in words", () => {
  const pool = readPool("w w r r*");
  expect(pool.map(({ colour, isFresh }) => `${colour}${isFresh ? "*" : ""}`)).toEqual(["white", "white", "red", "red*"]);
  expect(sayPool(pool)).toBe("2 white, 2 red, 1 of them only as long as there is no wound");
  expect(readPool("0")).toEqual([]);
});

test("arcana cards have a colour, a word for it and a shape", () => {
  expect(readArcana("P3")).toMatchObject({ colour: "pink", value: "3" });
  expect(readArcana("C")).toMatchObject({ colour: "catastrophe", value: "" });
  for (const card of ["G1", "B2", "P3", "C"]) expect(ARCANA_SHAPES[readArcana(card).colour]).toBeTruthy();
});

test("a hand of arcana cards is that of the viewer; with all eyes the larger one, or that of the first seat", () => {
  const casting = { seat: 1, resister: 0, cards: 2, resisting: 6, own: ["G1"] } as unknown as CastingView;
  expect(ownerOfHand(casting, 1)).toBe(1);
  expect(ownerOfHand({ ...casting, own: null }, null)).toBeNull();
  expect(ownerOfHand({ ...casting, own: ["G1", "G1", "G1", "G1", "G1", "C"] }, null)).toBe(0);
  expect(ownerOfHand({ ...casting, own: ["G1", "G2"] }, null)).toBe(1);
  expect(ownerOfHand({ ...casting, cards: 6 }, null)).toBe(0);
});

function showFight(fight: Partial<FightView>, viewer: number | null, offered: string[] = [], pick = (_id: string): void => {}): string {
  const whole: FightView = {
    cards: [2, 1], caused: [0, 0], duplicates: [0, 0], hands: [null, null], is_follow_up: false, laid: [null, null], models: [4, 9], seats: [0, 1], signature: [null, null], ...fight,
  };
  const table = { nameSeat: (seat: number) => ["Anna", "Ben"][seat] ?? "", offered: new Set(offered), picked: [] as string[], next: new Set<string>(), marked: [] as string[], pick } as unknown as Table;
  const shown = mount(Fight, { target: document.body, props: { fight: whole, facts: { characters: [], melee: [] } as unknown as Facts, viewer, table, nameModel: (model: number) => `model ${model}` } });
  flushSync();
  document.querySelectorAll<HTMLButtonElement>(".piece").forEach((card) => card.click());
  const text = document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
  void unmount(shown);
  return text;
}

test("in a melee the own hand is shown by name, the other one counted", () => {
  const text = showFight({ hands: [["thrust", "low-guard"], null] }, 0);
  expect(text).toMatch(/Your hand.*Thrust.*Low Guard/);
  expect(text).toMatch(/Ben, cards face down: 1/);
  expect(text).not.toMatch(/low-guard/);
});

test("with all eyes both hands are shown with the name of the player, and what was laid", () => {
  const text = showFight({ hands: [["thrust"], ["high-guard"]], laid: ["rising-attack", null] }, null);
  expect(text).toMatch(/model 4 lays ?Rising Attack/);
  expect(text).toMatch(/Hand of Anna ?Thrust.*Hand of Ben ?High Guard/);
});

test("a card in the own hand can be clicked if it may be laid, and no other one", () => {
  const picked: string[] = [];
  showFight({ hands: [["thrust", "low-guard"], ["thrust"]] }, 0, ["card-thrust"], (id) => picked.push(id));
  expect(picked).toEqual(["card-thrust"]);
});

test("cards are called what the log calls them", () => {
  const files = import.meta.glob<Book>("../src/texts/*.json", { eager: true, import: "default" });
  for (const [path, book] of Object.entries(files)) {
    const named = Object.entries(book.moonstone ?? {}).filter(([key]) => /^(manoeuvre|fate|agenda)-/.test(key) && !key.endsWith("-text"));
    expect(named.length).toBe(18);
    const texts = readFileSync(`../crates/moonstone/texts/${/(\w+)\.json$/.exec(path)?.[1]}.ftl`, "utf8");
    for (const [, name] of named) expect(texts).toContain(` ${name}\n`);
  }
});

test("pieces that are as they were stay the same objects, others are new ones", () => {
  const [stone, figure] = [{ id: "stone", at: { x: 1, y: 2 } }, { id: "figure", at: { x: 5, y: 5 } }];
  const now = keepUnchanged([stone, figure], [{ id: "figure", at: { x: 6, y: 5 } }, { id: "stone", at: { x: 1, y: 2 } }]);
  expect(now.map((one) => one === stone || one === figure)).toEqual([false, true]);
  expect(now[0]).toEqual({ id: "figure", at: { x: 6, y: 5 } });
});

test("a character of Home Raiders has the letter by which sentences name it", () => {
  const letters = [0, 25, 26, 30, 31, 32, 57, 58].map((who) => letterOf({ who } as CharacterView));
  expect(letters.join("")).toBe("AZ040az5");
});
