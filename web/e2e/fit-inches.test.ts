// At every question of a whole match on a table in inches, everything it is about can be seen and hit.

import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { playAndLook } from "./support/fit";
import { createMatch, GAMES, sitDown } from "./support/play";

useBrowser();

const LAPTOP = { width: 1280, height: 720 };

for (const game of ["moonstone", "home-raiders"].filter((one) => GAMES.includes(one))) {
  for (const [name, size, isTouch] of [["mouse", LAPTOP, false], ["touch", PHONE, true]] as const) {
    test(`everything that a question is about fits: ${game} by ${name}`, async () => {
      const { page, heard } = await newPerson({ size, isTouch });
      const { links } = await createMatch(page, game, ["me", { computer: "random" }]);
      await sitDown(page, links[0] ?? "", "Anna");
      const { misfits, questions } = await playAndLook(page, heard, isTouch);
      expect(questions).toBeGreaterThan(20);
      expect(misfits).toEqual([]);
    });
  }
}
