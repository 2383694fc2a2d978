// Small pictures: a screenshot with 256 colours, picked by median cut, as a PNG with a palette.

import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

const COLORS = 256;

/** Takes a picture of the page and writes it to a file. */
export async function takePicture(page: Page, file: string): Promise<void> {
  const shot = await page.screenshot();
  const { width, height, data } = await decode(page, shot.toString("base64"));
  const pixels = Buffer.from(data, "base64");
  writeFileSync(file, encode(width, height, pixels));
}

/** The browser knows how to read pictures; a blank page of its own is asked, which no policy binds. */
async function decode(page: Page, png: string): Promise<{ width: number; height: number; data: string }> {
  const blank = await page.context().newPage();
  const decoded = await blank.evaluate(async (text) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("there is no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let binary = "";
    for (let at = 0; at < data.length; at += 32_768) binary += String.fromCharCode(...data.subarray(at, at + 32_768));
    return { width: bitmap.width, height: bitmap.height, data: btoa(binary) };
  }, png);
  await blank.close();
  return decoded;
}

function encode(width: number, height: number, pixels: Buffer): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = cut([...counts]);
  const nearest = new Map<number, number>();
  palette.forEach(({ colors }, index) => colors.forEach(([color]) => nearest.set(color, index)));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = nearest.get(pixels.readUIntBE((y * width + x) * 4, 3)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", head), chunk("PLTE", Buffer.from(palette.flatMap(({ mean }) => mean))), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

type Counted = [color: number, count: number];

/** Boxes of colours, the widest of which is cut in two until there are enough. */
function cut(colors: Counted[]): { colors: Counted[]; mean: number[] }[] {
  const boxes = [colors];
  while (boxes.length < COLORS) {
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
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
