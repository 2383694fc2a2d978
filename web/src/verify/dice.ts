// Recomputes the dice of a match. Nothing here touches the page; `docs/server.md` has the definition.
//
//   commitment = SHA-256(secret)
//   seal       = SHA-256(nonce), shown before any nonce is
//   key        = HMAC-SHA-256(secret, "walstatt dice 1\n" and every nonce with a "\n" after it)
//   Rolls that were seen and taken back are passed over: the next one has a higher number.
//   roll n     = 1 + (the first 8 bytes of HMAC-SHA-256(key, n as 8 bytes) * sides) / 2^64, all big-endian

import type { TextKey, Values } from "../texts";

/** A transcript that cannot be checked, in words. */
export class Unreadable extends Error {
  constructor(readonly key: TextKey, readonly values: Values = {}) {
    super(key);
  }
}

export interface Transcript {
  game: string;
  /** Whether it began in the middle of another match. */
  hasStart: boolean;
  key: string;
  proof: { secret: string; commitment: string; nonces: string[]; seals?: string[] };
  /** In their order; `number` is that of the dice. */
  rolls: { number: number; sides: number; value: number }[];
}

export interface Recomputed {
  commitment: string;
  /** Of every nonce. */
  seals: string[];
  key: string;
  rolls: { sides: number; found: number; made: number; hash: string }[];
}

interface TranscriptLine {
  header?: { game: string; start?: unknown; rolls?: { keyed?: unknown } };
  dice?: { secret?: unknown; commitment?: unknown; nonces?: unknown; seals?: unknown };
  rolled?: { sides: number; value: number };
  discarded?: { rolls: number };
}

/** Takes a transcript apart. */
export function readTranscript(text: string): Transcript {
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [readLine(line, index + 1)] : []));
  const header = lines[0]?.header;
  if (!header) throw new Unreadable("verify-no-header");
  const key = header.rolls?.keyed;
  if (!isHex(key)) throw new Unreadable("verify-no-key");
  const proof = lines.at(-1)?.dice;
  const isProof = isHex(proof?.secret) && typeof proof?.commitment === "string" && Array.isArray(proof.nonces) && Array.isArray(proof.seals ?? []);
  if (!isProof) throw new Unreadable("verify-no-proof");
  return { game: header.game, hasStart: (header.start ?? null) !== null, key, proof: proof as Transcript["proof"], rolls: numberRolls(lines) };
}

function numberRolls(lines: TranscriptLine[]): Transcript["rolls"] {
  const rolls: Transcript["rolls"] = [];
  let number = 0;
  for (const { rolled, discarded } of lines) {
    if (rolled) rolls.push({ number: number++, ...rolled });
    number += Number(discarded?.rolls ?? 0);
  }
  return rolls;
}

function readLine(line: string, number: number): TranscriptLine {
  try {
    const value = JSON.parse(line) as unknown;
    if (value !== null && typeof value === "object") return value as TranscriptLine;
  } catch {
    // Said below, in words.
  }
  throw new Unreadable("verify-line", { line: number });
}

/** Computes everything again. */
export async function recompute({ proof, rolls, key }: Transcript): Promise<Recomputed> {
  const secret = fromHex(proof.secret);
  const material = new TextEncoder().encode(`walstatt dice 1\n${proof.nonces.map((nonce) => `${nonce}\n`).join("")}`);
  const made: Recomputed["rolls"] = [];
  // The rolls are those of the key in the file: whether that is the right key is another question.
  const rolling = await importKey(fromHex(key));
  for (const { number, sides, value } of rolls) {
    const hash = await sign(rolling, bigEndian(number));
    made.push({ sides, found: value, made: scale(hash, sides), hash: toHex(hash.subarray(0, 8)) });
  }
  return {
    commitment: await hash(secret),
    seals: await Promise.all(proof.nonces.map(seal)),
    key: toHex(await sign(await importKey(secret), material)),
    rolls: made,
  };
}

/** What is shown in place of a nonce until everybody sits. */
export async function seal(nonce: string): Promise<string> {
  return hash(new TextEncoder().encode(nonce));
}

async function hash(bytes: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

type Bytes = Uint8Array<ArrayBuffer>;

function importKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function sign(key: CryptoKey, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

function bigEndian(number: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** From 1 to `sides`, every one as likely as the others; a die that nobody can make shows 0. */
function scale(hash: Bytes, sides: number): number {
  if (!Number.isSafeInteger(sides) || sides < 1) return 0;
  const bits = new DataView(hash.buffer).getBigUint64(0);
  return Number((bits * BigInt(sides)) >> 64n) + 1;
}

function isHex(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
