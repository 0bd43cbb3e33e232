const BLOCK = 64;
const ROUNDS = 80;
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;
const CONSTANTS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6] as const;

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The function of round t (FIPS 180-4, 4.1.1). */
function mixed(t: number, b: number, c: number, d: number): number {
  if (t < 20) return (b & c) | (~b & d);
  return t < 40 || t >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
}

/** The padded message: the bytes, a one bit, zeros and the length in bits, in whole blocks (5.1.1). */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** SHA-1 (FIPS 180-4, 6.1.2) of less than 512 MiB: 20 bytes, used for names, not for secrets. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state: [number, number, number, number, number] = [...START];
  const w = new Int32Array(ROUNDS);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    // All entries before t are filled.
    for (let t = 0; t < ROUNDS; t++)
      w[t] = t < 16 ? view.getInt32(at + 4 * t) : turned(w[t - 3]! ^ w[t - 8]! ^ w[t - 14]! ^ w[t - 16]!, 1);
    let [a, b, c, d, e] = state;
    for (let t = 0; t < ROUNDS; t++) {
      const next = (turned(a, 5) + mixed(t, b, c, d) + e + CONSTANTS[Math.floor(t / 20)]! + w[t]!) | 0;
      [a, b, c, d, e] = [next, a, turned(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((word, index) => (state[index] = (state[index]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}
