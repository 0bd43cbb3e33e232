import { greatest } from "../lists.ts";
import { blocksOf, countBits, dataCodewords, MODE_BITS } from "./qrSize.ts";
import { correctionOf } from "./reedSolomon.ts";

const BYTE_MODE = 0b0100;
const BITS = 8;
/** Filling bytes that alternate in the remaining capacity (ISO/IEC 18004, 7.4.10). */
const FILL = [0b11101100, 0b00010001] as const;

/** The data codewords: mode, count, bytes, terminator and filling (7.4). */
function dataOf(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  const room = dataCodewords(version);
  write(BYTE_MODE, MODE_BITS);
  write(bytes.length, countBits(version));
  for (const byte of bytes) write(byte, BITS);
  write(0, Math.min(MODE_BITS, room * BITS - bits.length));
  while (bits.length % BITS > 0) bits.push(0);
  const words = Array.from({ length: bits.length / BITS }, (_, at) =>
    bits.slice(at * BITS, (at + 1) * BITS).reduce((word, bit) => (word << 1) | bit, 0),
  );
  for (let at = 0; words.length < room; at++) words.push(FILL[at % 2]!);
  return words;
}

/**
 * The first item of every list, then the second of every list, and so on; shorter lists are skipped when they end.
 */
function interleaved(lists: readonly (readonly number[])[]): number[] {
  const length = greatest(lists.map((list) => list.length));
  return Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** All codewords in the order in which they are drawn (7.6). */
export function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const { data: lengths, correction } = blocksOf(version);
  const data = dataOf(bytes, version);
  let from = 0;
  const blocks = lengths.map((length) => data.slice(from, (from += length)));
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => correctionOf(block, correction)))];
}
