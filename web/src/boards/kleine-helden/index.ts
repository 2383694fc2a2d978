export { default as Board } from "./Board.svelte";
export { readEvent } from "./events";
