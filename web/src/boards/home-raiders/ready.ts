// Ready-made teams.

import type { Ready } from "..";
import { words } from "../../texts";
import type { CardFacts, Facts, TeamList, View } from "../../wire/home-raiders";
import type { Offered } from "../../wire/server";
import { faceOf } from "./art";

export function listReady(options: readonly Offered[], view: unknown, printed: unknown, seat: number): Ready[] {
  const facts = printed as Facts;
  const { faction } = (view as View).sides[seat as 0 | 1];
  return options.flatMap(({ choice }, index) => {
    const team = facts.teams[seat as 0 | 1][placeOf(choice) ?? -1];
    if (!team) return [];
    const members = listKeys(team.list, facts, seat).map(([key, card]) => ({ name: words(card.name), look: faceOf(key, card, faction) }));
    return [{ index, name: words(team.name), text: words(team.text), note: `★${team.stars}`, isEasy: team.is_easy, members }];
  }).sort((one, other) => Number(other.isEasy) - Number(one.isEasy));
}

/** The place of a ready-made team among those of its faction. */
function placeOf(choice: unknown): number | undefined {
  return (choice as { muster?: { ready?: { team: number } } } | null)?.muster?.ready?.team;
}

/** Everybody, leaders before those whom they lead. */
function listKeys({ units, heroes = [] }: TeamList, { rosters, cards }: Facts, seat: number): [string, CardFacts][] {
  const roster = rosters[seat as 0 | 1];
  const strength = (id: number): number => cards[roster[id] ?? ""]?.strength ?? 1;
  const ids = [...units.flatMap(({ unit, copies = 1, leader }) => [...leader === null || leader === undefined ? [] : [leader], ...Array<number>(copies * strength(unit)).fill(unit)]), ...heroes];
  return ids.flatMap((id) => {
    const key = roster[id];
    const card = key === undefined ? undefined : cards[key];
    return key !== undefined && card ? [[key, card] as [string, CardFacts]] : [];
  });
}
