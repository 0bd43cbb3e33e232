/** Error correction codewords of each block at level M, for versions from 1 on (ISO/IEC 18004:2015, table 9). */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const;
/** Number of blocks at level M, from the same table. */
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
] as const;

/** Versions 1 to 40. */
export const VERSIONS = BLOCKS.length;

export const sideOf = (version: number): number => 17 + 4 * version;

/**
 * Rows, and equally columns, of the centres of alignment patterns (annex E): the outer two have six modules beyond
 * them to the edge; the others follow in even steps back from the last.
 */
export function alignmentCentres(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sideOf(version) - 7;
  // Only version 32 does not follow the rule.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  const centres = Array.from({ length: count - 1 }, (_, at) => last - at * step);
  return [6, ...centres.reverse()];
}

/**
 * Number of modules that carry data: all but the finder, alignment and timing patterns, the format and the
 * version.
 */
function dataModules(version: number): number {
  const side = sideOf(version);
  const count = alignmentCentres(version).length;
  // Finders with their separators, two formats and the dark module, two timing lines.
  const fixed = 3 * 64 + 31 + 2 * (side - 16);
  // Three of the positions belong to finders; patterns on a timing line share five modules with it.
  const alignments = count === 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5;
  return side * side - fixed - alignments - (version >= 7 ? 36 : 0);
}

/** How a version's codewords at level M are divided into blocks. */
export interface QrBlocks {
  /** Data codewords of each block; the blocks with one codeword more come last. */
  readonly data: readonly number[];
  /** Correction codewords of each block. */
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

/** Number of bits that hold the character count in byte mode. */
export const countBits = (version: number): 8 | 16 => (version < 10 ? 8 : 16);
export const MODE_BITS = 4;

/** The smallest version that holds so many bytes; `null` if none does. */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= VERSIONS; version++)
    if (MODE_BITS + countBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version;
  return null;
}
