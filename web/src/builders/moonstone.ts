// A troupe for Moonstone, drafted one character at a time.

export { default as Builder } from "./Troupe.svelte";

export function canBuild(question: unknown): boolean {
  return question === "draft";
}
