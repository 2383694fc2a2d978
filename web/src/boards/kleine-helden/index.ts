export { default as Board } from "./Board.svelte";
export { default as Signs } from "./Signs.svelte";
export { standing } from "./standing";
