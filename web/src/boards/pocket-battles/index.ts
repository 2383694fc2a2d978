export { default as Board } from "./Board.svelte";
export { default as Builder } from "./Builder.svelte";
export { readEvent } from "./events";
