// Owners are told apart by a sign of their seat, by a pattern of the rim, and by a colour of how they stand to the reader.

/** As they are said and written. */
export const SIGNS = ["■", "◆", "▲", "●"] as const;

/** The same signs as paths around the middle, one unit to each side. */
export const SIGN_PATHS = ["M-.82-.82H.82V.82H-.82Z", "M0-1.1L1.1 0L0 1.1L-1.1 0Z", "M0-1.05L1.05.85H-1.05Z", "M-.95 0a.95.95 0 1 0 1.9 0a.95.95 0 1 0-1.9 0Z"] as const;

/** Every player sees their own side in blue; the others keep their order. */
export function toneOf(side: number, viewer: number | null): number {
  if (viewer === null) return side;
  if (side === viewer) return 0;
  return side < viewer ? side + 1 : side;
}

/** Those whose roster stands on the left: the reader, or the first seat for those who watch. */
export function isLeft(side: number, viewer: number | null): boolean {
  return side === (viewer ?? 0);
}
