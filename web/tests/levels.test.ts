import { expect, test } from "vitest";
import { beatenLevel, nextLevel } from "../src/lobby/levels";
import type { About, Over } from "../src/wire/server";

const match = (you: number | null, computers: (string | null)[]): About => ({
  broken: null, clock: "none", commitment: "", dice: "fair", game: "pocket-battles", hints: true, nonces: null, seals: [], options: {}, reaction_seconds: 0, rematch: null,
  seats: computers.map((computer) => ({ computer, name: computer ? null : "Ada", ready: true }) as unknown as About["seats"][number]),
  stage: "over", time_up: "loss", you,
});
const won = (...winners: number[]): Over => ({ reason: "end", text: "", winners });

test("who beats the computer is offered the next level", () => {
  expect(nextLevel(match(0, [null, "recruit"]), won(0))).toBe("soldier");
  expect(nextLevel(match(2, ["soldier", "veteran", null]), won(2))).toBe("marshal");
  expect(beatenLevel(match(2, ["soldier", "veteran", null]), won(2))).toBe("veteran");
  expect(beatenLevel(match(0, [null, "marshal"]), won(0))).toBe("marshal");
});

test("who loses, draws, looks on, beats a marshal or plays against people is offered nothing", () => {
  expect(nextLevel(match(0, [null, "recruit"]), won(1))).toBeNull();
  expect(nextLevel(match(0, [null, "recruit"]), won())).toBeNull();
  expect(nextLevel(match(0, [null, "recruit"]), won(0, 1))).toBeNull();
  expect(nextLevel(match(null, ["recruit", "recruit"]), won(0))).toBeNull();
  expect(nextLevel(match(0, [null, "marshal"]), won(0))).toBeNull();
  expect(nextLevel(match(0, [null, null]), won(0))).toBeNull();
});
