// A team for Home Raiders.

export { default as Builder } from "./Team.svelte";

export function canBuild(question: unknown): boolean {
  return question !== null && typeof question === "object" && "muster" in question;
}
