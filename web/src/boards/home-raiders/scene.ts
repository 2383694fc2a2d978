// A battle area as it is drawn: the floor of a room, its things, and who is between them.

import { fill, words } from "../../texts";
import type { Facts, View } from "../../wire/home-raiders";
import { INCH, type Base, type Scene, type Shape } from "../inches/scene";
import { TEXTS as MAP } from "../inches/texts";
import { sayInches } from "../inches/words";
import { pictureOf } from "./art";
import { cardOf, countFlags, describe, listEverybody } from "./people";
import { TEXTS } from "./texts";
import { FLOORS, lookOf } from "./things";

export function drawScene(view: View, facts: Facts, nameSeat: (seat: number) => string): Scene {
  const everybody = listEverybody(view);
  return {
    low: facts.area.table.low,
    high: facts.area.table.high,
    floor: FLOORS[view.area] ?? "boards",
    viewer: view.viewer ?? null,
    shapes: drawObjects(view, facts, nameSeat),
    ladders: [],
    bases: everybody.filter(({ character }) => character.state === "present").map((someone): Base => {
      const { side, troop, character } = someone;
      const card = cardOf(character, facts);
      return {
        id: character.id, at: character.at, radius: card.radius, label: describe(someone, view, facts), icon: pictureOf(character.card, card),
        side: side.seat, isOwn: side.seat === view.viewer, isActive: view.turn?.troop === troop.troop, isSpent: troop.is_activated, isDown: character.is_down,
        isEngaged: false, isLeader: card.kind === "leader", life: 1 - character.wounds / Math.max(1, card.strength),
        energy: null, load: countFlags(character, view), elevation: character.elevation,
        rings: [{ length: card.movement * INCH, name: fill(TEXTS.movement) }, ...(card.range > 0 ? [{ length: card.range * INCH, name: fill(TEXTS.range) }] : [])],
      };
    }),
    marks: view.markers.filter(({ held }) => !held).map(({ id, at }) => ({ id, at, radius: 1000, look: "flag", sign: "", label: fill(TEXTS.marker) })),
  };
}

function drawObjects(view: View, facts: Facts, nameSeat: (seat: number) => string): Shape[] {
  const moved = new Map(view.objects.map(({ id, outline }) => [id, outline]));
  // The portals come after the things of the area, by seat.
  const things = Object.values(facts.area.objects).filter(({ outline }) => outline).length;
  const portals = new Map(view.objects.filter(({ object }) => object >= things).map(({ id, object }) => [id, object - things]));
  return Object.entries(facts.area.objects).flatMap(([id, object]): Shape[] => {
    const outline = moved.get(id) ?? object.outline;
    if (!outline) return [];
    const [name, side, { material, icon }] = [words(object.name), portals.get(id), lookOf(object)];
    const label = [
      name, side !== undefined && fill(TEXTS.portal_of, { name: nameSeat(side) }), fill(MAP.high, { n: sayInches(outline.height) }),
      object.climbable && fill(TEXTS.climbable), object.movable && fill(TEXTS.movable), object.uneven && fill(TEXTS.uneven),
    ].filter(Boolean).join(", ");
    return [{
      id, corners: outline.corners, height: outline.height, label, title: { name, height: `${sayInches(outline.height)}″` },
      ...(side === undefined ? { look: material, icon } : { look: "portal", side }),
    }];
  });
}
