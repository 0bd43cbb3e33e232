const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";
const WORDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/** 32 bits of a text with MurmurHash3's mixing; each seed gives a different hash. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x5bd1e995);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** GlobalId for a name: 128 bits in 22 digits. The same product has the same id in every file. */
export function ifcIdentifier(name: string): string {
  let bits = WORDS.reduce((sum, seed) => (sum << 32n) | BigInt(hash(name, seed)), 0n);
  let digits = "";
  for (let at = 0; at < 22; at++) {
    digits = DIGITS.charAt(Number(bits & 63n)) + digits;
    bits >>= 6n;
  }
  return digits;
}
