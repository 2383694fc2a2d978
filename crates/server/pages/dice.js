// Recomputes the dice of a match. Nothing here touches the page; `docs/server.md` has the definition.
//
//   commitment = SHA-256(secret)
//   key        = HMAC-SHA-256(secret, "walstatt dice 1\n" and every nonce with a "\n" after it)
//   roll n     = 1 + (the first 8 bytes of HMAC-SHA-256(key, n as 8 bytes) * sides) / 2^64, all big-endian

/** A transcript that cannot be checked; the message is a key of `texts.js`. */
export class Unreadable extends Error {
  constructor(key, values = {}) {
    super(key);
    this.values = values;
  }
}

/** Takes a transcript apart: { game, key, rolls: [{ sides, value }], proof }. */
export function readTranscript(text) {
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [readLine(line, index + 1)] : []));
  const header = lines[0]?.header;
  if (!header) throw new Unreadable("verify-no-header");
  const key = header.rolls?.keyed;
  if (!isHex(key)) throw new Unreadable("verify-no-key");
  const proof = lines.at(-1).dice;
  const isProof = isHex(proof?.secret) && typeof proof.commitment === "string" && Array.isArray(proof.nonces);
  if (!isProof) throw new Unreadable("verify-no-proof");
  return { game: header.game, key, proof, rolls: lines.flatMap((line) => (line.rolled ? [line.rolled] : [])) };
}

function readLine(line, number) {
  try {
    const value = JSON.parse(line);
    if (value !== null && typeof value === "object") return value;
  } catch {
    // Said below, in words.
  }
  throw new Unreadable("verify-line", { line: number });
}

/** Computes everything again: { commitment, key, rolls: [{ sides, found, made, hash }] }. */
export async function recompute({ proof, rolls, key }) {
  const secret = fromHex(proof.secret);
  const material = new TextEncoder().encode(`walstatt dice 1\n${proof.nonces.map((nonce) => `${nonce}\n`).join("")}`);
  const made = [];
  // The rolls are those of the key in the file: whether that is the right key is another question.
  const rolling = await importKey(fromHex(key));
  for (const [number, { sides, value }] of rolls.entries()) {
    const hash = await sign(rolling, bigEndian(number));
    made.push({ sides, found: value, made: scale(hash, sides), hash: toHex(hash.subarray(0, 8)) });
  }
  return {
    commitment: toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", secret))),
    key: toHex(await sign(await importKey(secret), material)),
    rolls: made,
  };
}

function importKey(bytes) {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function sign(key, bytes) {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

function bigEndian(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** From 1 to `sides`, every one as likely as the others; a die that nobody can make shows 0. */
function scale(hash, sides) {
  if (!Number.isSafeInteger(sides) || sides < 1) return 0;
  const bits = new DataView(hash.buffer).getBigUint64(0);
  return Number((bits * BigInt(sides)) >> 64n) + 1;
}

function isHex(text) {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}

function fromHex(text) {
  return Uint8Array.from(text.match(/../g), (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
