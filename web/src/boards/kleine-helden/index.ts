export { default as Board } from "./Board.svelte";
export { standing } from "./standing";
