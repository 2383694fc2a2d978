import { expect, test } from "vitest";
import { Choosing } from "../src/match/choosing.svelte";
import { groupOptions } from "../src/match/groups";
import type { Session } from "../src/match/session.svelte";

/** A question with these options, each written as what it touches, and what is chosen of them. */
function ask(...options: string[][]): { choosing: Choosing; chosen: number[] } {
  const chosen: number[] = [];
  const offered = options.map((touches) => ({ choice: null, touches, text: `about ${touches.join(" ")}` }));
  const names = Object.fromEntries(options.map(([first = ""]) => [first, first.toUpperCase()]));
  const asked = { key: "k", seat: 0, question: null, text: "?", options: offered, names, open: false };
  const session = { asked, seat: 0, isBusy: false, whyNot: null, hint: null, choose: (index: number) => chosen.push(index), askWhyNot: () => {} };
  return { choosing: new Choosing(session as unknown as Session, String), chosen };
}

test("a piece and its target are two clicks, and the second one does it", () => {
  const { choosing, chosen } = ask(["orcs", "left"], ["orcs", "right"], ["elves", "left"]);
  expect([...choosing.next]).toEqual(["orcs", "elves"]);
  choosing.pick("orcs");
  expect([chosen, [...choosing.next]]).toEqual([[], ["orcs", "left", "right"]]);
  choosing.pick("right");
  expect(chosen).toEqual([1]);
});

test("what the Veteran would do is marked until something else is pointed at", () => {
  const { choosing } = ask(["orcs", "left"], ["elves", "left"]);
  expect([choosing.advised, choosing.marked]).toEqual([undefined, []]);
  (choosing.session as unknown as { hint: { choose: number } }).hint = { choose: 1 };
  const advised = new Choosing(choosing.session, String);
  expect([advised.advised?.index, advised.marked]).toEqual([1, ["elves", "left"]]);
  advised.mark(["orcs"]);
  expect(advised.marked).toEqual(["orcs"]);
  advised.mark([]);
  expect(advised.marked).toEqual(["elves", "left"]);
});

test("a second click lets go, and so does another piece", () => {
  const { choosing, chosen } = ask(["orcs", "left"], ["orcs", "right"], ["elves", "north"]);
  choosing.pick("orcs");
  choosing.pick("orcs");
  expect(choosing.picked).toEqual([]);
  choosing.pick("orcs");
  choosing.pick("elves");
  expect([choosing.picked, chosen]).toEqual([["elves"], []]);
});

test("a deed without a target waits at its piece, and a second click says yes to the only one", () => {
  const { choosing, chosen } = ask(["deck"], ["card", "cell"], ["card"]);
  choosing.pick("card");
  expect([choosing.whole.map(({ index }) => index), chosen]).toEqual([[2], []]);
  choosing.clear();
  choosing.pick("deck");
  expect(chosen).toEqual([]);
  choosing.pick("deck");
  expect(chosen).toEqual([0]);
});

test("what is asked for twice is picked twice", () => {
  const { choosing, chosen } = ask(["magic", "magic"], ["magic", "tactics"], ["tactics", "tactics"]);
  choosing.pick("magic");
  choosing.pick("magic");
  expect(chosen).toEqual([0]);
});

test("two deeds at the same target are told apart by a button there", () => {
  const { choosing, chosen } = ask(["musketeer", "rag"], ["musketeer", "rag"], ["musketeer", "rod"]);
  choosing.pick("musketeer");
  choosing.pick("rag");
  expect([choosing.whole.map(({ index }) => index), chosen]).toEqual([[0, 1], []]);
});

test("who wants to be asked first is asked", () => {
  const { choosing, chosen } = ask(["orcs", "left"], ["orcs", "right"]);
  choosing.asksFirst = true;
  choosing.pick("orcs");
  choosing.pick("left");
  expect([chosen, choosing.isWanted, choosing.ready?.index]).toEqual([[], true, 0]);
  choosing.send(0);
  expect(chosen).toEqual([0]);
});

test("among people the end of a turn asks once while something else can be done; against computers it is simply taken back", () => {
  const end = (isAlone: boolean, ...others: string[][]): [number[], boolean] => {
    const { choosing, chosen } = ask(...others, []);
    const options = choosing.all.map(({ option }, index) => (index < others.length ? option : { ...option, choice: { act: "end_turn" } }));
    Object.assign(choosing.session, { isAlone, asked: { ...choosing.session.asked, options } });
    const people = new Choosing(choosing.session, String);
    people.choose(others.length);
    const wasAsked = people.isWanted;
    if (wasAsked) people.choose(others.length);
    return [chosen, wasAsked];
  };
  expect(end(false, ["orcs", "left"])).toEqual([[1], true]);
  expect(end(true, ["orcs", "left"])).toEqual([[1], false]);
  expect(end(false)).toEqual([[0], false]);
});

test("a number opens a group of a long list, and then chooses in it", () => {
  const { choosing, chosen } = ask(...["orcs", "elves"].flatMap((who) => ["a", "b", "c", "d", "e"].map((where) => [who, where])));
  expect(choosing.groups.map(({ name, members }) => [name, members.length])).toEqual([["ORCS", 5], ["ELVES", 5]]);
  choosing.enter(7);
  choosing.enter(1);
  expect([choosing.picked, choosing.groups, chosen]).toEqual([["elves"], [], []]);
  choosing.enter(2);
  expect(chosen).toEqual([7]);
});

test("a short list and a list that groups would not shorten stay as they are", () => {
  const list = (touches: string[][]): ReturnType<typeof groupOptions> => groupOptions(touches.map((ids, index) => ({ index, option: { choice: null, text: `x ${ids.join(" ")}`, touches: ids } })), { one: "One" });
  expect(list(Array.from({ length: 9 }, () => ["one"]))).toEqual([]);
  expect(list(Array.from({ length: 12 }, (_, at) => [`piece ${at}`]))).toEqual([]);
});

test("a group has the name that the question gives its piece, and without one there are no groups", () => {
  const options = ["orcs", "orcs", "orcs", "orcs", "orcs", "orcs", "orcs", "orcs", "elves", "elves"].map((id, index) => ({ index, option: { choice: null, text: "x", touches: [id] } }));
  expect(groupOptions(options, { orcs: "Half Orcs", elves: "Elves" }).map(({ id, name }) => [id, name])).toEqual([["orcs", "Half Orcs"], ["elves", "Elves"]]);
  expect(groupOptions(options, { orcs: "Half Orcs" })).toEqual([]);
  const single = [...options.slice(0, 8), { index: 8, option: { choice: null, text: "x", touches: ["orcs"] } }, { index: 9, option: { choice: null, text: "x", touches: ["dwarves"] } }];
  expect(groupOptions(single, { orcs: "Half Orcs" }).map(({ members }) => members.length)).toEqual([9, 1]);
});
