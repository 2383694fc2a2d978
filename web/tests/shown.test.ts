import { expect, test } from "vitest";
import { findShown, pickForChapter } from "../src/help/shown";
import type { LessonInfo } from "../src/wire/server";

const lesson = (key: string, ...rules: string[]): LessonInfo => ({ key, rules: rules.map((rule, step) => ({ rule, step })) } as unknown as LessonInfo);
const chapter = (title: string, ...ids: string[]) => ({ title, rules: ids.map((id) => ({ id, text: "" })) });

test("a rule is shown where it is taught first, and each chapter has a drawing of its own if there is one", () => {
  const shown = findShown([lesson("a", "X-1", "X-2"), lesson("b", "X-2", "X-3")]);
  expect(shown.get("X-2")).toEqual({ lesson: "a", step: 1 });
  const picked = pickForChapter([chapter("One", "X-9", "X-2"), chapter("Two", "X-2", "X-3"), chapter("Three", "X-2"), chapter("Four", "X-8")], shown);
  expect(picked.get("Two")).toEqual({ lesson: "b", step: 1 });
  expect(picked.get("Three")).toEqual(picked.get("One"));
  expect(picked.has("Four")).toBe(false);
});
