import { expect, test } from "vitest";
import { Choosing } from "../src/match/choosing.svelte";
import { findName, groupOptions } from "../src/match/groups";
import type { Session } from "../src/match/session.svelte";

/** A question with these options, each written as what it touches, and what is chosen of them. */
function ask(...options: string[][]): { choosing: Choosing; chosen: number[] } {
  const chosen: number[] = [];
  const offered = options.map((touches) => ({ choice: null, touches, text: `about ${touches.join(" ")}` }));
  const asked = { key: "k", seat: 0, question: null, text: "?", options: offered, open: false };
  const session = { asked, seat: 0, isBusy: false, whyNot: null, choose: (index: number) => chosen.push(index), askWhyNot: () => {} };
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

test("a number opens a group of a long list, and then chooses in it", () => {
  const { choosing, chosen } = ask(...["orcs", "elves"].flatMap((who) => ["a", "b", "c", "d", "e"].map((where) => [who, where])));
  expect(choosing.groups.map(({ name, members }) => [name, members.length])).toEqual([["about orcs", 5], ["about elves", 5]]);
  choosing.enter(7);
  choosing.enter(1);
  expect([choosing.picked, choosing.groups, chosen]).toEqual([["elves"], [], []]);
  choosing.enter(2);
  expect(chosen).toEqual([7]);
});

test("a short list and a list that groups would not shorten stay as they are", () => {
  const list = (touches: string[][]): ReturnType<typeof groupOptions> => groupOptions(touches.map((ids, index) => ({ index, option: { choice: null, text: `x ${ids.join(" ")}`, touches: ids } })), () => "");
  expect(list(Array.from({ length: 9 }, () => ["one"]))).toEqual([]);
  expect(list(Array.from({ length: 12 }, (_, at) => [`piece ${at}`]))).toEqual([]);
});

test("a group is named by what the board and all its options say", () => {
  expect(findName(["Recruit: Gunner (5/4) → front left", "Recruit: Gunner (5/4) → front right", "Order: Gunner – shoot"], ["Gunner", "Attack"])).toBe("Gunner");
  expect(findName(["Move: Half Orcs, Orcs (rear) → left", "Move: Half Orcs, Orcs (rear) → right"], ["Half", "Orcs"])).toBe("Move: Half Orcs, Orcs (rear)");
  expect(findName(["1 Magiekarte", "2 Magiekarten"], ["Magie"])).toBe("Magie");
  expect(findName(["one", "two"], [])).toBeNull();
});
