import { expect, test } from "vitest";
import { namePlayers, namePlayersIn, nameSeat } from "../src/match/people";
import type { About, Asked } from "../src/wire/server";

test("players are called by their names where a game numbers them", () => {
  const seats = [{ name: "Anna", computer: null, open: false }, { name: null, computer: "recruit", open: false }];
  const about = { seats } as unknown as About;
  expect(namePlayers("Player 1 takes a stone from Player 2, and Player 1 laughs.", about)).toBe("Anna takes a stone from Computer (Recruit), and Anna laughs.");
  expect(namePlayers("The demon leaves the group of player 2.", about)).toBe("The demon leaves the group of Computer (Recruit).");
  expect(namePlayers("Troll (player 2) attacks Imp (player 1).", about)).toBe("Troll (Recruit) attacks Imp (Anna).");
  expect(namePlayers("Player 12 waits.", about)).toBe("Player 12 waits.");
  expect(namePlayers("Player 1 waits.", null)).toBe("Player 1 waits.");
});

test("a name is taken as it is, whatever signs it has", () => {
  const about = { seats: [{ name: "$& Player 2", computer: null, open: false }, { name: "Bert", computer: null, open: false }] } as unknown as About;
  expect(namePlayers("Player 1 begins.", about)).toBe("$& Player 2 begins.");
});

test("a question and its answers call them by their names too", () => {
  const about = { seats: [{ name: "Anna", computer: null, open: false }, { name: "Bert", computer: null, open: false }] } as unknown as About;
  const asked = { text: "Whom does player 2 attack?", names: { one: "Imp of player 1" }, options: [{ text: "Player 1", brief: "player 1" }] } as unknown as Asked;
  expect(namePlayersIn(asked, about)).toEqual({ text: "Whom does Bert attack?", names: { one: "Imp of Anna" }, options: [{ text: "Anna", brief: "Anna" }] });
});

test("computers of one level are told apart by numbers", () => {
  const seats = ["recruit", "veteran", "recruit"].map((computer) => ({ name: null, computer, open: false }));
  const about = { seats } as unknown as About;
  expect([0, 1, 2].map((seat) => nameSeat(about, seat))).toEqual(["Computer (Recruit 1)", "Computer (Veteran)", "Computer (Recruit 2)"]);
  expect(namePlayers("Troll (player 3) attacks.", about)).toBe("Troll (Recruit 2) attacks.");
});
