// Whose hand a view of casting shows.

import type { CastingView, Seat } from "../../wire/moonstone";

/** A view has one hand. With all eyes the views are laid over each other: the larger hand is left, of equal ones that of the first seat. */
export function ownerOfHand({ seat, resister, cards, resisting, own }: CastingView, viewer: Seat | null): Seat | null {
  if (!own) return null;
  if (viewer !== null) return viewer;
  if (cards === resisting) return Math.min(seat, resister);
  return own.length === cards ? seat : resister;
}
