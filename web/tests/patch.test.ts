import { expect, test } from "vitest";
import { applyPatch } from "../src/net/patch";

test("a patch changes a copy, and one that does not fit is an error", () => {
  const before = { a: [1, 2], "b/c": { d: null } };
  const after = applyPatch(before, [
    { op: "add", path: "/a/1", value: 7 },
    { op: "replace", path: "/b~1c/d", value: "x" },
    { op: "remove", path: "/a/0" },
  ]);
  expect(after).toEqual({ a: [7, 2], "b/c": { d: "x" } });
  expect(before.a).toEqual([1, 2]);
  expect(() => applyPatch(before, [{ op: "remove", path: "/a/5" }])).toThrow();
  expect(() => applyPatch(before, [{ op: "replace", path: "/z", value: 1 }])).toThrow();
});
