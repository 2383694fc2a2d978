// Questions that a place on the table answers, and how.

import type { Facts, View } from "../../wire/home-raiders";
import { firstSpot, INCH, type Placing } from "../inches/scene";
import { cardOf, listEverybody } from "./people";

export function findPlacing(question: unknown, view: View, facts: Facts, answer: (choice: unknown) => void): Placing | null {
  const asked = (typeof question === "string" ? { [question]: {} } : question) as Record<string, { who?: number; troop?: number } | undefined>;
  const present = listEverybody(view).filter(({ character }) => character.state === "present");
  const marching = asked.march ? present.filter(({ troop }) => troop.troop === asked.march?.troop)
    : asked.march_alone ? present.filter(({ character }) => character.who === asked.march_alone?.who) : [];
  if (marching.length > 0) {
    const movers = marching.map(({ character }) => {
      const { radius, movement } = cardOf(character, facts);
      return { id: character.id, from: character.at, radius, limit: movement * INCH };
    });
    const whoIs = (id: string): number | undefined => marching.find(({ character }) => character.id === id)?.character.who;
    return { movers, radius: 0, answer, choose: (ways) => ({ march: { ways: { ways: ways.map(({ id, points }) => ({ who: whoIs(id), points })) } } }) };
  }
  const spot = asked.marker ?? asked.put_down ?? asked.teleport;
  if (!spot) return null;
  const who = present.find(({ character }) => character.who === spot.who)?.character;
  return { movers: [], radius: who ? cardOf(who, facts).radius : 500, answer, choose: (ways) => ({ spot: { at: { at: firstSpot(ways) } } }) };
}
