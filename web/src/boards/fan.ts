// A hand of cards that always fits its box: the more cards, the more they lie over each other, then in rows.

export interface Fan {
  wide: number;
  high: number;
  places: { x: number; y: number }[];
}

const MOST_ROWS = 6;

/** The height that so many cards need in such a width, so that each can be hit. */
export function fanHeight(count: number, w: number, least: number): number {
  const each = Math.max(1, Math.floor(w / least));
  return Math.ceil(count / each) * (least + 4);
}

/** `least` is what has to be seen of every card, `ratio` the width of a card compared with its height. */
export function layFan(count: number, w: number, h: number, { least, ratio, gap = 6 }: { least: number; ratio: number; gap?: number }): Fan {
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const high = (h - 4 * (rows - 1)) / rows;
    const each = Math.ceil(count / rows);
    const room = [high * (rows > 1 ? 1.5 * ratio : ratio), w / Math.max(1, Math.min(count, 3)), w - least * (each - 1)];
    const apart = (w - gap * (each - 1)) / each;
    const wanted = Math.max(least, Math.min(...room));
    // A little narrower, and none lies over another.
    const wide = apart < wanted && apart >= wanted * 0.8 ? apart : wanted;
    const step = each > 1 ? Math.min(wide + gap, (w - wide) / (each - 1)) : 0;
    if (each > 1 && step < least && rows < MOST_ROWS) continue;
    const places = Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / each);
      const inRow = Math.min(each, count - row * each);
      return { x: (w - wide - step * (inRow - 1)) / 2 + (index % each) * step, y: row * (high + 4) };
    });
    return { wide, high, places };
  }
  return { wide: 0, high: 0, places: [] };
}
