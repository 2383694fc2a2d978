// Models in words.

import { fill, words } from "../../texts";
import type { Facts, ModelView, PrintedCharacter } from "../../wire/moonstone";
import { TEXTS } from "./texts";

export function characterOf(model: ModelView, facts: Facts): PrintedCharacter {
  return facts.characters[model.character] as PrintedCharacter;
}

export function describe(model: ModelView, facts: Facts, nameSeat: (seat: number) => string): string {
  const { name, blue } = characterOf(model, facts);
  const left = model.health - model.wounds;
  const place = { waiting: fill(TEXTS.waiting), slain: fill(TEXTS.slain), away: fill(TEXTS.away), standing: "" }[model.state];
  return [
    `${words(name)} (${nameSeat(model.owner)})`, place, fill(TEXTS.life, { n: left, of: model.health }),
    fill(TEXTS.blue_boxes, { n: blue.filter((box) => box <= left).length }), fill(TEXTS.energy, { n: model.energy }),
    fill(TEXTS.melee, { n: model.melee }), fill(TEXTS.arcane, { n: model.arcane }), fill(TEXTS.evade, { n: model.evade }),
    model.stones > 0 && fill(TEXTS.carries, { n: model.stones }), model.is_engaged && fill(TEXTS.engaged), model.has_activated && fill(TEXTS.acted),
  ].filter(Boolean).join(", ");
}
