// Things of a home as they look from above, by their English names. Each picture is as long as its thing.

import type { Paint } from "../inches/scene";
import { along, area, box, disc, gleam, line, ring, times } from "./painting";

export type Picture = (length: number) => Paint[];

const round = (fill: string, more: (x: number) => Paint[]): Picture => (length) => [disc(length / 2, 50, 49, fill), ...more(length / 2), gleam(length / 2, 50, 46)];
const slab = (fill: string, corner: number, more: Picture): Picture => (length) => [box(0, 0, length, 100, corner, fill), ...more(length), box(3, 3, length - 6, 16, corner, "#fff", 0.14)];

const INKS = ["#d8433b", "#2f6fc4", "#f0b429", "#3a9d5d", "#8a4fb0", "#f2f2ee"];

const mug: Picture = (length) => [ring(length / 2 + 52, 50, 17, "#e9edf0", 10), ...round("#eef2f4", (x) => [disc(x, 50, 39, "#c9d2d8"), disc(x, 50, 37, "#4b2a17"), line(`M${x - 18} 44q10-12 22-4t14 10`, "#8a5a38", 4, 0.8)])(length)];
const book = (cover: string): Picture => (length) => [
  box(0, 0, length, 100, 5, cover), box(length - 7, 5, 7, 90, 1, "#f3e9cf"), box(8, 92, length - 14, 8, 1, "#e6d9b6"), box(0, 0, 12, 100, 4, "#000", 0.25),
  line(`M${length * 0.3} 30H${length * 0.78}M${length * 0.38} 42H${length * 0.7}`, "#f4dfa0", 4), ring(length * 0.54, 64, 11, "#f4dfa0", 3),
];
const openBook: Picture = (length) => [
  box(0, 0, length, 100, 4, "#b0473c"), box(4, 4, length / 2 - 5, 92, 3, "#fbf5e4"), box(length / 2 + 1, 4, length / 2 - 5, 92, 3, "#f4ecd6"),
  disc(length * 0.27, 40, 16, "#f0b429"), area(`M${length * 0.1} 86L${length * 0.24} 58L${length * 0.4} 86Z`, "#3a9d5d"),
  line(times(5, (row) => `M${length * 0.58} ${24 + row * 13}H${length * 0.9}`).join(""), "#9a8f78", 3),
];
const keyboard: Picture = (length) => {
  const { count, width } = along(length - 16, 17);
  return [box(0, 0, length, 100, 8, "#3a4048"), box(3, 3, length - 6, 90, 7, "#4b525c"),
    ...times(5, (row) => times(count, (column) => row === 4 && column > 3 && column < count - 4 ? [] : [box(8 + column * width, 9 + row * 17, width - 3, 14, 3, row === 0 && column === 0 ? "#d8433b" : column % 7 === 3 && row === 2 ? "#cfd6de" : "#e6eaee")])).flat(2),
    box(8 + 4 * width, 77, (count - 8) * width - 3, 14, 3, "#e6eaee")];
};
const screen: Picture = slab("#22262c", 5, (length) => [
  box(5, 8, length - 10, 84, 3, "#2d6ea8"), area(`M5 92V66L${length * 0.25} 40L${length * 0.45} 66L${length * 0.65} 48L${length - 5} 78V92Z`, "#3f9a6a"),
  disc(length * 0.78, 30, 11, "#ffe48a"), line(`M10 88L${length * 0.2} 12`, "#fff", 6, 0.18),
]);
const phone: Picture = slab("#17191d", 12, (length) => [
  box(6, 6, length - 12, 88, 8, "#3b4f8f"), ...times(along(length - 40, 26).count, (column) => times(3, (row) => box(18 + column * 26, 14 + row * 27, 18, 18, 5, INKS[(column * 2 + row) % 5] ?? "#fff"))).flat(), disc(length - 12, 50, 3, "#888"),
]);
const mouse: Picture = (length) => [box(0, 8, length, 84, 42, "#d5dade"), line(`M${length * 0.42} 9V91M0 50H${length * 0.42}`, "#8d969e", 3), box(length * 0.12, 43, length * 0.2, 14, 7, "#3a4048"), line(`M${length * 0.55} 20Q${length * 0.85} 26 ${length * 0.9} 50`, "#fff", 6, 0.6)];
const stapler: Picture = (length) => [box(0, 18, length, 64, 14, "#7d858d"), box(6, 8, length - 22, 84, 24, "#c8352b"), box(length - 24, 30, 20, 40, 4, "#d5dade"), line(`M20 26H${length * 0.7}`, "#ff9d8a", 8, 0.8)];
const pens: Picture = (length) => times(7, (index) => {
  const [y, lean, colour] = [12 + index * 13, (index % 3 - 1) * 16, INKS[index % 5] ?? "#333"];
  return [line(`M${6 + (index % 2) * 14} ${y}L${length - 22} ${y + lean}`, colour, 10), line(`M${length - 20} ${y + lean}L${length - 6} ${y + lean * 1.15}`, "#f0d2a0", 7), line(`M${6 + (index % 2) * 14} ${y}h8`, "#f4b8c0", 10)];
}).flat();
const lamp: Picture = (length) => [disc(length / 2, 50, 84, "#ffdf8a", 0.2), ...round("#3c4650", (x) => [ring(x, 50, 40, "#5d6a76", 5), disc(x, 50, 15, "#aab4bf"), disc(x, 50, 8, "#5d6a76"), line(`M${x} 50L${x + 40} 20`, "#aab4bf", 9)])(length)];
const notes: Picture = slab("#ffe27a", 2, (length) => [line(times(6, (row) => `M10 ${22 + row * 13}H${length - 12}`).join(""), "#b08a1c", 2.5, 0.7), line(`M14 34q8-10 16 0t16 0t16 0`, "#2f4f9a", 4), area(`M${length} 78L${length - 22} 100H${length}Z`, "#d9b640")]);
const tape: Picture = round("#cfa968", (x) => [ring(x, 50, 38, "#e6cb96", 8), disc(x, 50, 24, "#7a5a30"), disc(x, 50, 20, "#4a3218")]);
const cuttingBoard: Picture = slab("#c99555", 10, (length) => [line(times(5, (row) => `M8 ${18 + row * 16}q${length / 4}-8 ${length / 2} 0t${length / 2 - 16} 0`).join(""), "#9c6a30", 2.5, 0.6), disc(length - 14, 50, 7, "#5d3d1a"), line("M30 30L52 44M40 66L70 58", "#8a5c28", 2)]);
const milk: Picture = slab("#f4f7fa", 3, (length) => [box(0, 66, length, 34, 2, "#2f7fc4"), line(`M0 34H${length}M${length / 2} 0V34M0 0L${length / 2} 34L${length} 0`, "#a8b8c8", 3), disc(length / 2, 82, 9, "#fff")]);
const bread: Picture = (length) => [box(0, 4, length, 92, 40, "#9c5f28"), box(5, 9, length - 10, 80, 36, "#c98a45"), line(times(along(length - 50, 30).count, (index) => `M${30 + index * 30} 24q10 26-4 52`).join(""), "#f2d09a", 8)];
const crumbs: Picture = (length) => times(26, (index) => disc(((index * 37) % 97) / 97 * (length - 16) + 8, ((index * 61) % 89) / 89 * 84 + 8, 3 + (index % 4) * 2, ["#d9a860", "#b07a38", "#ecc98a"][index % 3] ?? "#d9a860"));
const plate: Picture = round("#f6f8f8", (x) => [ring(x, 50, 42, "#7fb0d8", 3), disc(x, 50, 31, "#e4eaec"), disc(x, 50, 29, "#fbfcfc")]);
const jam: Picture = round("#c23a4a", (x) => [...times(4, (index) => line(`M${x - 44 + index * 22 + 11} 8V92M${x - 42} ${16 + index * 22}H${x + 42}`, "#fff", 8, 0.35)), ring(x, 50, 46, "#8a1f2c", 5)]);
const butter: Picture = slab("#eef2f4", 14, (length) => [box(14, 20, length - 28, 60, 4, "#ffdf6b"), box(14, 20, length - 28, 16, 4, "#fff0b0"), line(`M${length * 0.35} 36V80`, "#d9b640", 3)]);
const cutlery: Picture = (length) => [
  line(`M8 22H${length * 0.62}`, "#c3cbd2", 9), line(`M${length * 0.62} 12H${length - 8}M${length * 0.62} 22H${length - 6}M${length * 0.62} 32H${length - 8}M${length * 0.62} 12V32`, "#c3cbd2", 5),
  line(`M8 52H${length * 0.5}`, "#aab4bc", 9), area(`M${length * 0.48} 44H${length - 14}Q${length - 4} 52 ${length - 14} 58H${length * 0.48}Z`, "#d5dce2"),
  line(`M8 82H${length * 0.66}`, "#c3cbd2", 8), area(`M${length * 0.64} 82q10-16 ${length * 0.28}-10q8 10 0 20q-${length * 0.2} 6-${length * 0.28}-10Z`, "#e2e8ec"),
];
const salt: Picture = round("#cfe4ea", (x) => [disc(x, 50, 34, "#b9c2ca"), ...times(7, (index) => disc(x + (index === 6 ? 0 : Math.cos(index) * 17), 50 + (index === 6 ? 0 : Math.sin(index) * 17), 4, "#4b545c"))]);
const egg: Picture = round("#5a9ac4", (x) => [ring(x, 50, 43, "#d8ecf6", 4), disc(x, 50, 33, "#f8e6cf"), disc(x - 6, 44, 20, "#fff4e4")]);
const sink: Picture = slab("#eef3f5", 16, (length) => [box(12, 10, length - 24, 70, 34, "#c6d4da"), box(18, 16, length - 36, 60, 30, "#dbe6ea"), disc(length / 2, 48, 9, "#7f8b92"), disc(length / 2, 48, 5, "#3c464c"), box(length / 2 - 6, 76, 12, 22, 5, "#aab6bd"), disc(length / 2 - 30, 88, 7, "#7fb0d8"), disc(length / 2 + 30, 88, 7, "#d8433b")]);
const bottle = (body: string, cap: string): Picture => (length) => [box(0, 6, length, 88, 36, body), box(length * 0.16, 22, length * 0.68, 56, 8, "#fff", 0.8), disc(length / 2, 50, 19, cap), gleam(length / 2, 50, 18)];
const soap: Picture = (length) => [box(0, 6, length, 88, 40, "#e79ab0"), box(10, 16, length - 20, 66, 32, "#f2b4c6"), line(`M${length * 0.3} 50q10-14 20 0t20 0`, "#c9708c", 5), disc(length * 0.82, 26, 7, "#fff", 0.7), disc(length * 0.9, 38, 4, "#fff", 0.7)];
const sponge: Picture = slab("#f2cf4a", 12, (length) => [box(0, 66, length, 34, 10, "#4f9a6a"), ...times(along(length, 14).count, (index) => disc(8 + index * 14, 16 + ((index * 29) % 42), 3 + (index % 3) * 1.5, "#c9a024"))]);
const tube: Picture = (length) => [area(`M0 14L${length * 0.72} 22V78L0 86Z`, "#f4f7fa"), area(`M${length * 0.1} 20L${length * 0.6} 26V48L${length * 0.1} 46Z`, "#d8433b"), area(`M${length * 0.1} 50L${length * 0.6} 50V70L${length * 0.1} 74Z`, "#2f7fc4"), box(length * 0.72, 30, length * 0.26, 40, 6, "#d8433b"), box(0, 12, 8, 76, 1, "#c9d2d8")];
const stripes = (one: string, other: string): Picture => slab(one, 6, (length) => [...times(along(length, 34).count, (index) => box(12 + index * 34, 0, 12, 100, 0, other, 0.85)), line(`M2 50H${length - 2}`, "#000", 2, 0.15), line(times(along(length, 8).count, (index) => `M${4 + index * 8} 96v6`).join(""), one, 3)]);
const perfume: Picture = (length) => [box(0, 4, length, 92, 12, "#cbb2e6"), box(8, 12, length - 16, 76, 8, "#e8d8f6"), disc(length / 2, 50, 21, "#d9b45e"), disc(length / 2, 50, 14, "#f3dc9a")];
const carton = (body: string, trim: string): Picture => slab(body, 4, (length) => [line(`M${length / 2} 0V100M0 50H${length}`, "#000", 2, 0.15), box(length / 2 - 24, 28, 48, 44, 4, trim), disc(length / 2, 50, 14, "#fff")]);
const comb: Picture = (length) => [box(0, 8, length, 34, 10, "#b0473c"), line(times(along(length - 16, 9).count, (index) => `M${10 + index * 9} 40V92`).join(""), "#b0473c", 4)];
const castle: Picture = slab("#b9b2a4", 2, (length) => [box(18, 18, length - 36, 64, 2, "#8f8a7e"), ...[[14, 14], [length - 14, 14], [14, 86], [length - 14, 86]].flatMap(([x = 0, y = 0]) => [disc(x, y, 17, "#cfc8b8"), disc(x, y, 12, "#d8433b")]), box(length / 2 - 9, 82, 18, 18, 3, "#6a4a2b")]);
const bricks: Picture = (length) => times(along(length, 50).count, (index) => times(2, (row) => {
  const [x, y, colour] = [index * 50, row * 50, INKS[(index * 2 + row) % 4] ?? "#d8433b"];
  return [box(x, y, 48, 48, 3, colour), ...times(4, (stud) => [disc(x + 13 + (stud % 2) * 22, y + 13 + Math.floor(stud / 2) * 22, 8, "#000", 0.18), disc(x + 12 + (stud % 2) * 22, y + 12 + Math.floor(stud / 2) * 22, 8, colour), disc(x + 10 + (stud % 2) * 22, y + 10 + Math.floor(stud / 2) * 22, 3, "#fff", 0.5)]).flat()];
})).flat(2);
const cube = (colour: string): Picture => slab("#dcae6c", 6, (length) => [box(10, 10, length - 20, 80, 4, colour), area(`M${length / 2 - 22} 80L${length / 2 - 5} 22H${length / 2 + 5}L${length / 2 + 22} 80H${length / 2 + 11}L${length / 2 + 7} 66H${length / 2 - 7}L${length / 2 - 11} 80ZM${length / 2 - 4} 55H${length / 2 + 4}L${length / 2} 40Z`, "#fff4dc")]);
const train: Picture = (length) => [line(`M6 14H${length - 6}M6 86H${length - 6}`, "#3c464c", 10), box(4, 20, length * 0.34, 60, 5, "#2f6fc4"), box(length * 0.36, 26, length * 0.56, 48, 22, "#d8433b"), disc(length * 0.82, 50, 11, "#22262c"), disc(length * 0.58, 50, 9, "#f0b429"), box(10, 28, length * 0.22, 44, 3, "#8fc3ef"), area(`M${length * 0.92} 34L${length} 50L${length * 0.92} 66Z`, "#3c464c")];
const ball: Picture = round("#f6f6f2", (x) => [...["#d8433b", "#f0b429", "#2f6fc4"].map((colour, index) => area(`M${x} 50L${x + Math.cos(index * 2.09) * 48} ${50 + Math.sin(index * 2.09) * 48}A48 48 0 0 1 ${x + Math.cos(index * 2.09 + 1.05) * 48} ${50 + Math.sin(index * 2.09 + 1.05) * 48}Z`, colour)), disc(x, 50, 8, "#fff")]);
const teddy: Picture = (length) => [disc(length * 0.24, 20, 17, "#8a5a30"), disc(length * 0.24, 80, 17, "#8a5a30"), box(length * 0.4, 14, length * 0.58, 72, 34, "#a87240"), disc(length * 0.3, 50, 34, "#b98350"), disc(length * 0.2, 50, 15, "#e6c498"), disc(length * 0.3, 38, 4, "#22160c"), disc(length * 0.3, 62, 4, "#22160c"), disc(length * 0.17, 50, 5, "#22160c"), box(length * 0.52, 32, length * 0.3, 36, 18, "#e6c498")];
const rails: Picture = (length) => [line(times(along(length - 16, 22).count, (index) => `M${12 + index * 22} 8V92`).join(""), "#8a5a2c", 10), line(`M0 30H${length}M0 70H${length}`, "#d9b27a", 9), line(`M0 28H${length}M0 68H${length}`, "#fff", 2, 0.4)];
const car: Picture = (length) => [line(`M${length * 0.2} 6V94M${length * 0.78} 6V94`, "#22262c", 20), box(0, 10, length, 80, 30, "#2f9a8a"), box(length * 0.28, 18, length * 0.4, 64, 12, "#cfeaf4"), box(length * 0.36, 20, length * 0.24, 60, 6, "#2f9a8a"), disc(length - 8, 28, 6, "#ffe48a"), disc(length - 8, 72, 6, "#ffe48a"), line(`M${length * 0.05} 50H${length * 0.26}M${length * 0.7} 50H${length * 0.95}`, "#fff", 8, 0.8)];
const folds = (colour: string, light: string): Picture => slab(colour, 18, (length) => [line(times(5, (row) => `M6 ${16 + row * 18}q${length / 6}-14 ${length / 3} 0t${length / 3} 4t${length / 3 - 14}-6`).join(""), light, 6, 0.7), line(times(4, (row) => `M10 ${26 + row * 18}q${length / 5} 12 ${length / 2.5} 0t${length / 2.5} 0`).join(""), "#000", 4, 0.15)]);
const paints: Picture = slab("#f4f4f0", 6, (length) => [...times(along(length - 24, 28).count, (index) => [0, 1].map((row) => disc(26 + index * 28, 26 + row * 28, 11, INKS[(index + row * 3) % 5] ?? "#333"))).flat(), box(12, 72, length - 24, 12, 6, "#c99555"), box(length - 34, 70, 20, 16, 4, "#22262c")]);
const pile: Picture = (length) => [...book("#2f6fa0")(length), box(8, 8, length - 22, 78, 4, "#c9792c"), box(14, 14, length - 36, 62, 4, "#3a8a5d"), line(`M${length * 0.3} 38H${length * 0.65}M${length * 0.34} 50H${length * 0.6}`, "#fff4dc", 4)];
const crate: Picture = slab("#a87a48", 3, (length) => [line(times(5, (row) => `M2 ${20 + row * 16}H${length - 2}`).join(""), "#6a4a24", 2.5), line(`M6 6L${length - 6} 94M${length - 6} 6L6 94`, "#8a5f32", 11), ...[[8, 8], [length - 8, 8], [8, 92], [length - 8, 92]].map(([x = 0, y = 0]) => disc(x, y, 4, "#3c2a14"))]);
const elephant: Picture = (length) => [disc(length * 0.62, 50, 40, "#dfe8ee"), disc(length * 0.3, 22, 20, "#c4d2dc"), disc(length * 0.3, 78, 20, "#c4d2dc"), disc(length * 0.3, 50, 27, "#e9f0f4"), line(`M${length * 0.16} 50Q0 52 4 34`, "#e9f0f4", 12), disc(length * 0.24, 40, 3.5, "#22405c"), disc(length * 0.24, 60, 3.5, "#22405c"), ring(length * 0.64, 50, 20, "#2f6fc4", 4)];
const marbles: Picture = (length) => times(9, (index) => {
  const [x, y, colour] = [((index * 43) % 83) / 83 * (length - 36) + 18, ((index * 31) % 71) / 71 * 64 + 18, INKS[index % 5] ?? "#2f6fc4"];
  return [disc(x, y, 15, colour, 0.9), line(`M${x - 9} ${y + 3}q9-12 18-2`, "#fff", 4, 0.7), disc(x - 5, y - 6, 3, "#fff", 0.9)];
}).flat();
const frame: Picture = slab("#c9952f", 3, (length) => [box(11, 11, length - 22, 78, 1, "#8fc3ef"), area(`M11 89V64L${length * 0.4} 40L${length * 0.62} 62L${length - 11} 50V89Z`, "#4f9a5a"), disc(length * 0.72, 30, 9, "#fff3b0"), line(`M3 3L11 11M${length - 3} 3L${length - 11} 11M3 97L11 89M${length - 3} 97L${length - 11} 89`, "#7a5414", 3)]);
const clock: Picture = (length) => [disc(length * 0.24, 14, 15, "#d9b45e"), disc(length * 0.76, 14, 15, "#d9b45e"), ...round("#c8352b", (x) => [disc(x, 50, 40, "#fbf6e8"), line(times(12, (hour) => `M${x + Math.cos(hour * 0.5236) * 32} ${50 + Math.sin(hour * 0.5236) * 32}L${x + Math.cos(hour * 0.5236) * 37} ${50 + Math.sin(hour * 0.5236) * 37}`).join(""), "#22262c", 3), line(`M${x} 50V22M${x} 50L${x + 18} 60`, "#22262c", 5)])(length)];
const lace: Picture = (length) => [box(0, 0, length, 100, 22, "#f6f2ea", 0.88), ...times(along(length, 18).count, (index) => [disc(9 + index * 18, 6, 5, "#c9bfae", 0.8), disc(9 + index * 18, 94, 5, "#c9bfae", 0.8)]).flat(), ring(length / 2, 50, 30, "#c9bfae", 3), ring(length / 2, 50, 20, "#c9bfae", 2), disc(length / 2, 50, 8, "#c9bfae")];
const comic: Picture = slab("#fbf6e8", 2, (length) => [box(6, 6, length * 0.44, 40, 1, "#f0b429"), box(length * 0.53, 6, length * 0.42, 40, 1, "#2f8fc4"), box(6, 52, length * 0.28, 42, 1, "#d8433b"), box(length * 0.37, 52, length * 0.58, 42, 1, "#3a9d5d"), area(`M${length * 0.62} 74l8-14l4 10l14-4l-6 12l12 8l-16 2l-2 12l-10-9l-12 5l4-12l-10-8Z`, "#fff3b0"), disc(length * 0.25, 24, 11, "#fff")]);
const globe: Picture = round("#3f8fd0", (x) => [area(`M${x - 30} 22q20-12 34 4q-6 18-20 20q-18 4-14-24ZM${x + 6} 58q24-14 30 8q-10 22-26 20q-14-10-4-28ZM${x - 26} 66q12-4 14 8q-6 10-14 4Z`, "#5fae5a"), ring(x, 50, 47, "#8a6428", 5)]);
const waterGlass: Picture = round("#d8eef4", (x) => [disc(x, 50, 40, "#8fcbe4"), disc(x - 8, 42, 22, "#b9e2f2", 0.8), ring(x, 50, 46, "#fff", 4, 0.8)]);

/** By their English names. */
export const PICTURES: Record<string, Picture> = {
  "Wash basin": sink, "Shampoo": bottle("#4fae9a", "#f4f7fa"), "Soap": soap, "Sponge": sponge, "Tooth mug": waterGlass, "Toothpaste": tube, "Towel": stripes("#e8eef2", "#4f8fc4"),
  "Perfume": perfume, "Box of cotton pads": carton("#f2f6fa", "#8fc3ef"), "Comb": comb, "Toy castle": castle, "Building bricks": bricks, "Wooden cube": cube("#d8433b"),
  "Large wooden cube": cube("#2f6fc4"), "Toy train": train, "Ball": ball, "Teddy bear": teddy, "Picture book": openBook, "Rails": rails, "Toy car": car,
  "Crumpled blanket": folds("#b0708c", "#e6b4c8"), "Paint box": paints, "Glass of water": waterGlass, "Keyboard": keyboard, "Mouse": mouse, "Monitor": screen, "Mug": mug, "Phone": phone,
  "Thick book": book("#8a2f3c"), "Stapler": stapler, "Heap of pens": pens, "Lamp base": lamp, "Pad of notes": notes, "Sticky tape": tape, "Cutting board": cuttingBoard,
  "Milk carton": milk, "Loaf of bread": bread, "Plate": plate, "Heap of crumbs": crumbs, "Jam": jam, "Butter dish": butter, "Cutlery": cutlery, "Salt shaker": salt, "Egg cup": egg,
  "Pile of books": pile, "Wooden box": crate, "China elephant": elephant, "Marbles": marbles, "Picture frame": frame, "Alarm clock": clock, "Lace cloth": lace, "Comic": comic, "Globe": globe,
};
