// Armies, troupes and teams of one's own: the server says what is allowed while they grow.

import { expect, test } from "vitest";
import { newPerson, PHONE, useBrowser } from "./support/browser";
import { createMatch, playUntil, sitDown } from "./support/play";
import { answer, waitForQuestion } from "./support/question";

useBrowser();

test("a team of Home Raiders is built, and the server has the last word", async () => {
  const { page } = await newPerson();
  const { links } = await createMatch(page, "home-raiders", ["me", { computer: "random" }], { options: { stars: 4 } });
  await sitDown(page, links[0] ?? "", "Anna");
  const question = await waitForQuestion(page);
  await page.getByRole("button", { name: "Build it yourself …" }).click();
  const builder = page.getByRole("dialog");
  const lead = builder.getByRole("button", { name: "Lead this team" });
  await builder.getByText("0 of 4 stars").waitFor();
  expect(await lead.isDisabled()).toBe(true);
  await builder.getByLabel("Narrow down the choices").fill("unit");
  const add = builder.getByRole("button", { name: /^Add / }).first();
  for (let times = 0; times < 6; times += 1) await add.click();
  await lead.click();
  await builder.getByText(/HR-01/).first().waitFor();
  expect(await builder.count()).toBe(1);
  const remove = builder.getByRole("button", { name: / smaller$/ });
  while (!/^★? ?[1-4] of 4/.test(await builder.getByText(/of 4 stars/).textContent() ?? "")) await remove.first().click();
  await lead.click();
  await builder.waitFor({ state: "detached" });
  await waitForQuestion(page, question.key);
});

test("a troupe of Moonstone is drafted from cards that show their figures, on a phone too", async () => {
  const { page } = await newPerson({ size: PHONE, isTouch: true });
  const { links } = await createMatch(page, "moonstone", ["me", { computer: "random" }], { options: { draft: true, size: 2 } });
  await sitDown(page, links[0] ?? "", "Anna");
  const build = page.getByRole("button", { name: "Build it yourself …" });
  await playUntil(page, build, /^/, "tap");
  await build.tap();
  const builder = page.getByRole("dialog");
  await builder.getByText("Anna (0):").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const label = await builder.getByRole("button", { name: /^Take / }).first().getAttribute("aria-label") ?? "";
  const name = label.replace(/^Take /, "");
  await answer(page, await waitForQuestion(page), () => builder.getByRole("button", { name: label, exact: true }).first().tap());
  await page.getByRole("button", { name: "Log and more" }).tap();
  await page.getByRole("region", { name: "Log" }).getByText(name).first().waitFor();
});
