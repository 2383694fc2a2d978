// Pools of dice as cards print them: letters for colours, a star behind those that a wounded character leaves out.

import { fill } from "../../texts";
import type { CardFacts, Colour, Face, Facts } from "../../wire/home-raiders";
import type { Die } from "../../wire/server";
import { TEXTS } from "./texts";

export interface PooledDie {
  colour: Colour;
  /** Left out once its owner is wounded. */
  isFresh: boolean;
}

const LETTERS: Record<string, Colour> = { w: "white", r: "red", b: "black" };

export const COLOURS: readonly Colour[] = ["white", "red", "black"];

export function readPool(pool: string): PooledDie[] {
  return pool.split(/\s+/).flatMap((letter): PooledDie[] => {
    const colour = LETTERS[letter.charAt(0)];
    return colour ? [{ colour, isFresh: letter.endsWith("*") }] : [];
  });
}

/** For those who do not see the dice: how many of each colour, and which of them wounds take away. */
export function sayPool(dice: readonly PooledDie[]): string {
  const counts = COLOURS.flatMap((colour) => {
    const n = dice.filter((die) => die.colour === colour).length;
    return n > 0 ? [fill(TEXTS[`dice-${colour}`], { n })] : [];
  });
  const fresh = dice.filter(({ isFresh }) => isFresh).length;
  return [...counts, ...(fresh > 0 ? [fill(TEXTS.dice_fresh, { n: fresh })] : [])].join(", ");
}

/** What is printed on the coloured die that is rolled for such a reason. */
export function faces(why: unknown, facts: unknown): Die[] | undefined {
  const colour = why !== null && typeof why === "object" && "die" in why ? (why.die as { colour: Colour }).colour : undefined;
  const printed = colour && (facts as Facts).dice[colour];
  return printed?.map((face) => ({ kind: colour ?? "", face }));
}

/** What the faces of a colour are, in words. */
export function sayFaces(colour: Colour, faces: readonly Face[]): string {
  const count = (wanted: Face): number => faces.filter((face) => face === wanted).length;
  return fill(TEXTS.dice_faces, { name: fill(TEXTS[`die-${colour}`]), blank: count("blank"), success: count("success"), critical: count("critical") });
}

export type Kind = "melee" | "ranged" | "mind" | "defence";
export const KINDS: readonly Kind[] = ["melee", "ranged", "mind", "defence"];

/** The pools of a card that have dice. */
export function poolsOf(card: CardFacts): { kind: Kind; dice: PooledDie[]; boost: number }[] {
  return KINDS.map((kind) => ({ kind, dice: readPool(card[kind]), boost: card.boost[kind] ?? 0 })).filter(({ dice }) => dice.length > 0);
}
