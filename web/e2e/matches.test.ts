// Whole matches of every game between two browsers.

import { describe, expect, test } from "vitest";
import { LYING, PHONE, useBrowser, type Person } from "./support/browser";
import { FINGER, lookOver } from "./support/fit";
import { audit, expectHidden } from "./support/hidden";
import { GAMES, playByHand, seatTwo, SOON } from "./support/play";

useBrowser();

async function readEnd({ page }: Person): Promise<string | null> {
  return page.locator(".over h2").textContent();
}

describe.each(GAMES)("%s", (game) => {
  test("is played to the end by two people with phones, one held sideways; everything fits, and what is hidden stays hidden", async () => {
    const [one, other] = await seatTwo(game, { ...SOON[game], dice: { seeded: 17 } }, { size: PHONE, isTouch: true }, { size: LYING, isTouch: true });
    const [upright, lying] = [lookOver(one, game, 0, FINGER), lookOver(other, game, 1, FINGER)];
    await Promise.all([
      playByHand(one.page, "tap", Infinity, async (question) => {
        await upright.look(question);
        await expectHidden(game, one, other, 1);
      }),
      playByHand(other.page, "tap", Infinity, lying.look),
    ]);
    expect([...upright.misfits, ...lying.misfits]).toEqual([]);
    for (const [reader, own, hider, seat] of [[one, 0, other, 1], [other, 1, one, 0]] as const) {
      const { leaks, most } = audit(game, reader, own, hider, seat);
      expect(leaks).toEqual([]);
      // Home Raiders hides nothing but the teams while they are chosen.
      expect(most).toBeGreaterThan(game === "home-raiders" ? -1 : 0);
    }
    const ends = await Promise.all([one, other].map(readEnd));
    expect(["The match is over, The match is over", "You have lost., You have won!", "You have won!, You have won!"]).toContain(ends.sort().join(", "));
  });
});
