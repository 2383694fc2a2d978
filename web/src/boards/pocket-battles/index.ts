export { default as Board } from "./Board.svelte";
export { default as Signs } from "./Signs.svelte";
export { default as Builder } from "./Builder.svelte";
export { default as Look } from "./TileLook.svelte";
export { listReady } from "./ready";
export { standing } from "./standing";

export function canBuild(question: unknown): boolean {
  return question !== null && typeof question === "object" && "muster" in question;
}
