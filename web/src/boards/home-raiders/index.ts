export { default as Board } from "./Board.svelte";
export { default as Signs } from "./Signs.svelte";
export { faces } from "./dice";
export { standing } from "./standing";
