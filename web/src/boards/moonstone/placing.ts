// Questions that a place on the table answers, and how.

import type { ModelView, View } from "../../wire/moonstone";
import { firstSpot, type Placing, type Spot } from "../inches/scene";

export function findPlacing(question: unknown, view: View, picked: readonly string[], answer: (choice: unknown) => void): Placing | null {
  const asked = (typeof question === "string" ? { [question]: {} } : question) as Record<string, { model?: number; limit?: number } | undefined>;
  const of = (number: number | undefined): ModelView | undefined => view.models.find((one) => one.model === number);
  const onSpot = (radius: number, make: (at: Spot) => unknown): Placing => ({ movers: [], radius, answer, choose: (ways) => make(firstSpot(ways)) });
  if (asked.move) {
    const model = of(asked.move.model);
    if (!model) return null;
    const mover = { id: model.id, from: model.at, radius: model.radius, limit: asked.move.limit ?? null };
    return { movers: [mover], radius: model.radius, answer, choose: ([way]) => ({ way: { points: way?.points ?? [] } }) };
  }
  if (asked.deploy) {
    const model = view.models.find(({ id }) => picked.includes(id)) ?? view.models.find((one) => one.state === "waiting" && one.owner === view.viewer);
    return model ? onSpot(model.radius, (at) => ({ deployed: { model: model.model, at } })) : null;
  }
  const spot = asked.place ?? asked.traverse ?? asked.point ?? asked.drop_stone;
  return spot ? onSpot(of(spot.model)?.radius ?? 0, (at) => ({ spot: { at } })) : null;
}
