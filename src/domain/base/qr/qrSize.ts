/** Error correction codewords of each block at level M, by version from 1 (ISO/IEC 18004:2015, table 9). */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const;
/** Blocks at level M, of the same table. */
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
] as const;

/** Versions 1 to 40. */
export const VERSIONS = BLOCKS.length;

export const sideOf = (version: number): number => 17 + 4 * version;

/** Rows, and columns, of the middles of alignment patterns (annex E): the first and the last six from the edge, even steps. */
export function alignmentPlaces(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sideOf(version) - 7;
  // Version 32 alone does not follow the rule of the others.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  const places = Array.from({ length: count - 1 }, (_, at) => last - at * step);
  return [6, ...places.reverse()];
}

/** Modules that carry data: all but the patterns for finding, alignment and timing, and the format and version. */
function dataModules(version: number): number {
  const side = sideOf(version);
  const count = alignmentPlaces(version).length;
  // Finders with their separators, two formats and the dark module, two timing lines.
  const fixed = 3 * 64 + 31 + 2 * (side - 16);
  // Three of the places are finders'; those on a timing line share five modules with it.
  const alignments = count === 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5;
  return side * side - fixed - alignments - (version >= 7 ? 36 : 0);
}

/** How the codewords of a version at level M are shared out. */
export interface QrBlocks {
  /** Data codewords of each block: the longer ones, by one, last. */
  readonly data: readonly number[];
  /** Correction codewords of each. */
  readonly correction: number;
}

export function blocksOf(version: number): QrBlocks {
  // Versions are 1 to 40.
  const [correction, blocks] = [CORRECTION[version - 1]!, BLOCKS[version - 1]!];
  const data = Math.floor(dataModules(version) / 8) - blocks * correction;
  const short = Math.floor(data / blocks);
  const longer = data % blocks;
  return {
    correction,
    data: Array.from({ length: blocks }, (_, at) => (at < blocks - longer ? short : short + 1)),
  };
}

export const dataCodewords = (version: number): number =>
  blocksOf(version).data.reduce((sum, count) => sum + count, 0);

/** Bits of the count of characters in byte mode. */
export const countBits = (version: number): 8 | 16 => (version < 10 ? 8 : 16);
export const MODE_BITS = 4;

/** The smallest version that takes so many bytes; `null` where none does. */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= VERSIONS; version++)
    if (MODE_BITS + countBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version;
  return null;
}
