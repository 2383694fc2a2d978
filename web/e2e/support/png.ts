// Small pictures and films: screenshots with 256 colours, picked by median cut, as a PNG with a palette.

import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

const COLORS = 256;

interface Picture {
  width: number;
  height: number;
  /** Four bytes each: red, green, blue and how dense. */
  pixels: Buffer;
}

/** A picture of a film, and for how long it is seen. */
interface Frame extends Picture {
  milliseconds: number;
}

/** Takes a picture of the page and writes it to a file. */
export async function takePicture(page: Page, file: string): Promise<void> {
  const [picture] = await decode(page, [(await page.screenshot()).toString("base64")]);
  if (picture) writeFileSync(file, encode([{ ...picture, milliseconds: 0 }]));
}

/** So long a picture is seen at least, and the last one of a film. */
const [LEAST, LAST] = [70, 1600];

/** Films the page while something is done, as the browser shows it. */
export async function takeFilm(page: Page, file: string, doing: () => Promise<void>): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const shots: { data: string; at: number }[] = [];
  line.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    const at = (metadata.timestamp ?? 0) * 1000;
    if (at - (shots.at(-1)?.at ?? 0) >= LEAST) shots.push({ data, at });
    void line.send("Page.screencastFrameAck", { sessionId });
  });
  await line.send("Page.startScreencast", { format: "png" });
  await doing();
  await line.send("Page.stopScreencast");
  const pictures = await decode(page, shots.map(({ data }) => data));
  const lengthOf = (index: number): number => Math.min(LAST, (shots[index + 1]?.at ?? Infinity) - (shots[index]?.at ?? 0));
  writeFileSync(file, encode(pictures.map((picture, index) => ({ ...picture, milliseconds: lengthOf(index) }))));
}

/** The browser knows how to read pictures; a blank page of its own is asked, which no policy binds. */
async function decode(page: Page, files: readonly string[]): Promise<Picture[]> {
  const blank = await page.context().newPage();
  const pictures: Picture[] = [];
  for (const file of files) {
    const { width, height, data } = await blank.evaluate(async (text) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("there is no canvas");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let binary = "";
      for (let at = 0; at < data.length; at += 32_768) binary += String.fromCharCode(...data.subarray(at, at + 32_768));
      return { width: bitmap.width, height: bitmap.height, data: btoa(binary) };
    }, file);
    pictures.push({ width, height, pixels: Buffer.from(data, "base64") });
  }
  await blank.close();
  return pictures;
}

/** In a film this colour is what was there before. */
const SAME = COLORS - 1;

/** One picture is a PNG, several are an animated one that begins again at its end. */
function encode(frames: readonly Frame[]): Buffer {
  const { width, height } = frames[0] ?? { width: 0, height: 0 };
  const isFilm = frames.length > 1;
  const palette = cut(countColors(frames), isFilm ? SAME : COLORS);
  const nearest = new Map(palette.flatMap(({ colors }, index) => colors.map(([color]) => [color, index] as const)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = [...palette.flatMap(({ mean }) => mean), ...isFilm ? Array<number>(3 * (COLORS - palette.length)).fill(0) : []];
  const chunks = [chunk("IHDR", head), ...isFilm ? [chunk("acTL", writeNumbers(frames.length, 0))] : [], chunk("PLTE", Buffer.from(colors)),
    ...isFilm ? [chunk("tRNS", Buffer.from(Array.from({ length: COLORS }, (_, index) => (index === SAME ? 0 : 255))))] : []];
  let before: Uint8Array | null = null;
  let number = 0;
  for (const { pixels, milliseconds } of frames) {
    const indices = Uint8Array.from({ length: width * height }, (_, at) => nearest.get(pixels.readUIntBE(at * 4, 3)) ?? 0);
    const data = deflateSync(writeRows(indices, before, width), { level: 9 });
    if (isFilm) chunks.push(chunk("fcTL", Buffer.concat([writeNumbers(number++, width, height, 0, 0), writeShorts(milliseconds, 1000), Buffer.from([0, 1])])));
    chunks.push(before ? chunk("fdAT", Buffer.concat([writeNumbers(number++), data])) : chunk("IDAT", data));
    before = indices;
  }
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

/** Every row begins with how it is filtered: not at all. */
function writeRows(indices: Uint8Array, before: Uint8Array | null, width: number): Buffer {
  const rows = Buffer.alloc(indices.length + indices.length / width);
  indices.forEach((index, at) => { rows[at + Math.floor(at / width) + 1] = before?.[at] === index ? SAME : index; });
  return rows;
}

function countColors(pictures: readonly Picture[]): Counted[] {
  const counts = new Map<number, number>();
  for (const { pixels } of pictures) {
    for (let at = 0; at < pixels.length; at += 4) {
      const color = pixels.readUIntBE(at, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return [...counts];
}

function writeNumbers(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
}

function writeShorts(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt16BE(Math.round(number), 2 * index));
  return bytes;
}

type Counted = [color: number, count: number];

/** Boxes of colours, the widest of which is cut in two until there are enough. */
function cut(colors: Counted[], most: number): { colors: Counted[]; mean: number[] }[] {
  const boxes = [colors];
  while (boxes.length < most) {
    const spreads = boxes.map((box) => (box.length < 2 ? -1 : Math.max(...[0, 1, 2].map((part) => spread(box, part))) * Math.log2(2 + weight(box))));
    const widest = spreads.indexOf(Math.max(...spreads));
    const box = boxes[widest];
    if (!box || box.length < 2) break;
    const part = [0, 1, 2].reduce((best, one) => (spread(box, one) > spread(box, best) ? one : best));
    const sorted = [...box].sort((one, other) => channel(one[0], part) - channel(other[0], part));
    const half = weight(sorted) / 2;
    let sum = 0;
    let at = sorted.findIndex(([, count]) => (sum += count) >= half) + 1;
    at = Math.max(1, Math.min(at, sorted.length - 1));
    boxes.splice(widest, 1, sorted.slice(0, at), sorted.slice(at));
  }
  return boxes.map((box) => ({ colors: box, mean: [0, 1, 2].map((part) => Math.round(box.reduce((sum, [color, count]) => sum + channel(color, part) * count, 0) / weight(box))) }));
}

function channel(color: number, part: number): number {
  return (color >> (16 - part * 8)) & 0xff;
}

function spread(box: Counted[], part: number): number {
  let [least, most] = [255, 0];
  for (const [color] of box) {
    const value = channel(color, part);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
}

function weight(box: Counted[]): number {
  return box.reduce((sum, [, count]) => sum + count, 0);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  return Buffer.concat([writeNumbers(data.length), body, writeNumbers(crc32(body))]);
}
