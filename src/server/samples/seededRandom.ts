/** Evenly spread numbers in [0, 1), the same sequence for the same seed on every machine. */
export type Random = () => number;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), FNV_PRIME);
  return value >>> 0;
}

const TWO_TO_32 = 2 ** 32;

/** Mulberry32 (Tommy Ettinger, public domain): integer arithmetic only, so no platform can disagree. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
}

/** A number between the two ends. */
export const between = (random: Random, from: number, to: number) => from + (to - from) * random();
