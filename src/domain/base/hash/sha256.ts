import { utf8 } from "./utf8.ts";

/**
 * The first 32 bits of the fractional part of a root; the constants of FIPS 180-4 (4.2.2, 5.3.3) are those of the
 * roots of primes.
 */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

const ROUNDS = 64;
const WORDS = 16;
const BLOCK = 64;
const PRIMES = primes(ROUNDS);
/**
 * Cube roots and not powers of 1/3, whose last bit may differ from engine to engine. A double has some 18 bits
 * more than are taken here.
 */
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The padded message: the bytes, a one bit, zeros and the length in bits, in whole blocks (5.1.1). */
function padded(bytes: Uint8Array): DataView {
  const length = (Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK;
  const view = new DataView(new ArrayBuffer(length));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** The message schedule: the words of a block and those derived from them (6.2.2, step 1). */
function schedule(view: DataView, at: number, w: Int32Array): void {
  for (let t = 0; t < WORDS; t++) w[t] = view.getInt32(at + 4 * t);
  for (let t = WORDS; t < ROUNDS; t++) {
    // All entries before t are filled.
    const [w2, w15] = [w[t - 2]!, w[t - 15]!];
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    w[t] = (s1 + w[t - 7]! + s0 + w[t - 16]!) | 0;
  }
}

/** Mixes one block into the state (6.2.2, steps 2 to 4). */
function mix(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < ROUNDS; t++) {
    const chosen = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t1 = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + K[t]! + w[t]!) | 0;
    const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
}

/**
 * SHA-256 of a text in UTF-8, as 64 hex digits (FIPS 180-4). Browsers offer their own only on https and localhost;
 * this one works everywhere, at some megabytes a second.
 */
export function sha256(text: string): string {
  const view = padded(utf8(text));
  const state = START.slice();
  const w = new Int32Array(ROUNDS);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    schedule(view, at, w);
    mix(state, w);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
