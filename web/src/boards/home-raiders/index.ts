export { default as Board } from "./Board.svelte";
export { faces } from "./dice";
export { standing } from "./standing";
