import { expect, test } from "vitest";
import { openAll } from "../src/replay/all";

test("with all eyes every seat's own entry is shown, and what only one of them sees", () => {
  const views = [
    { viewer: 0, round: 2, sides: [{ hand: ["a", "b"], hidden: 0 }, { hand: [], hidden: 1 }], fight: { hands: [["thrust"], null], laid: null } },
    { viewer: 1, round: 2, sides: [{ hand: [], hidden: 2 }, { hand: ["c"], hidden: 0 }], fight: { hands: [null, ["sweep"]], laid: "guard" } },
  ];
  expect(openAll(views)).toEqual({
    viewer: null, round: 2, sides: [{ hand: ["a", "b"], hidden: 0 }, { hand: ["c"], hidden: 0 }], fight: { hands: [["thrust"], ["sweep"]], laid: "guard" },
  });
});

test("where seats see different numbers of things, the longest list is shown", () => {
  expect(openAll([{ pile: [1, 2, 3] }, { pile: [1] }, { pile: null }])).toEqual({ viewer: null, pile: [1, 2, 3] });
});
