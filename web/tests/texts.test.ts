import { expect, test } from "vitest";
import { TEXTS } from "../src/texts/words";
import { TEXTS as HOME_RAIDERS } from "../src/boards/home-raiders/texts";
import { TEXTS as INCHES } from "../src/boards/inches/texts";
import { TEXTS as KLEINE_HELDEN } from "../src/boards/kleine-helden/texts";
import { TEXTS as MOONSTONE } from "../src/boards/moonstone/texts";
import { TEXTS as PIXEL_TACTICS } from "../src/boards/pixel-tactics/texts";
import { TEXTS as POCKET_BATTLES } from "../src/boards/pocket-battles/texts";
import { readRules } from "../src/help/rules";
import { listFields } from "../src/ui/fields";

test("German and English texts have the same variables", () => {
  const variables = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
  for (const texts of [TEXTS, HOME_RAIDERS, INCHES, KLEINE_HELDEN, MOONSTONE, PIXEL_TACTICS, POCKET_BATTLES]) {
    for (const [key, [de, en]] of Object.entries(texts)) expect(variables(de), key).toEqual(variables(en));
  }
});

test("rules are read chapter by chapter", () => {
  expect(readRules("# T\n\n## One\n\n- AB-01 First.\n- AB-02 Second.\n\n## Two\n- AB-10 Third.\nnothing")).toEqual([
    { title: "One", rules: [{ id: "AB-01", text: "First." }, { id: "AB-02", text: "Second." }] },
    { title: "Two", rules: [{ id: "AB-10", text: "Third." }] },
  ]);
});

test("fields follow from a schema", () => {
  const schema = {
    properties: {
      size: { type: "integer", minimum: 30, maximum: 50, multipleOf: 10 },
      armies: { type: "array", minItems: 2, maxItems: 2, items: { type: "string", oneOf: [{ const: "orcs" }, { const: "elves" }] } },
      hidden: { type: "object" },
    },
  };
  const fields = listFields(schema, { size: 40, armies: ["orcs", "elves"] });
  expect(fields.map(({ name, entry, value }) => [name, entry, value])).toEqual([["size", null, 40], ["armies", 0, "orcs"], ["armies", 1, "elves"]]);
});
