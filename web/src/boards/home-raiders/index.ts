export { default as Board } from "./Board.svelte";
export { default as Signs } from "./Signs.svelte";
export { faces } from "./dice";
export { standing } from "./standing";
export { listReady } from "./ready";
export { default as Look } from "../inches/MedalLook.svelte";
