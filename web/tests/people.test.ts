import { expect, test } from "vitest";
import { namePlayers } from "../src/match/people";
import type { About } from "../src/wire/server";

test("players are called by their names where a game numbers them", () => {
  const seats = [{ name: "Anna", computer: null, open: false }, { name: null, computer: "recruit", open: false }];
  const about = { seats } as unknown as About;
  expect(namePlayers("Player 1 takes a stone from Player 2, and Player 1 laughs.", about)).toBe("Anna takes a stone from Computer (Recruit), and Anna laughs.");
  expect(namePlayers("Player 12 waits.", about)).toBe("Player 12 waits.");
  expect(namePlayers("Player 1 waits.", null)).toBe("Player 1 waits.");
});

test("a name is taken as it is, whatever signs it has", () => {
  const about = { seats: [{ name: "$& Player 2", computer: null, open: false }, { name: "Bert", computer: null, open: false }] } as unknown as About;
  expect(namePlayers("Player 1 begins.", about)).toBe("$& Player 2 begins.");
});
