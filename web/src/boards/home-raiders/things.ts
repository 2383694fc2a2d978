// What things of a home look like. Those of the areas that come with the game have pictures; others are drawn by what can be done with them.

import type { ObjectFacts } from "../../wire/home-raiders";
import type { Floor, Material } from "../inches/scene";
import { PICTURES, type Picture } from "./pictures";

export function lookOf({ name, uneven, movable }: ObjectFacts): { material: Material; picture: Picture | undefined } {
  return { material: uneven ? "fabric" : movable ? "paper" : "timber", picture: PICTURES[name.en] };
}

/** By the key of the area; a table from own content is of wood. */
export const FLOORS: Record<string, Floor> = { "bathroom": "tiles", "childrens-room": "carpet", "kitchen-table": "tablecloth" };
