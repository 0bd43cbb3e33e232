/**
 * Reads a QR code at level M by ISO/IEC 18004, sharing no code with the writer: patterns are recognised by their
 * positions, the syndromes of every block must vanish, and the mode must be bytes.
 */
export interface Symbol {
  readonly side: number;
  readonly isDark: (row: number, column: number) => boolean;
}

// Table 9, level M: blocks of the first kind and their data codewords, blocks of the second, correction codewords.
const TABLE: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [1, 16, 0, 10],
  2: [1, 28, 0, 16],
  5: [2, 43, 0, 24],
  7: [4, 31, 0, 18],
  10: [4, 43, 1, 26],
  14: [4, 40, 5, 24],
  21: [17, 42, 0, 26],
  25: [8, 47, 13, 28],
  32: [10, 46, 23, 28],
  40: [18, 47, 31, 28],
};
// Annex E.
const ALIGNMENTS: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  5: [6, 30],
  7: [6, 22, 38],
  10: [6, 28, 50],
  14: [6, 26, 46, 66],
  21: [6, 28, 50, 72, 94],
  25: [6, 32, 58, 84, 110],
  32: [6, 34, 60, 86, 112, 138],
  40: [6, 30, 58, 86, 114, 142, 170],
};
export const READ_VERSIONS: readonly number[] = Object.keys(TABLE).map(Number);

const MASK: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => ((i >> 1) + Math.trunc(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2,
];

/** Russian peasant multiplication in the field of x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let [x, y, sum] = [a, b, 0];
  while (y > 0) {
    if (y & 1) sum ^= x;
    x = x & 0x80 ? ((x << 1) ^ 0x11d) & 0xff : x << 1;
    y >>= 1;
  }
  return sum;
}

function isReserved(version: number, side: number, row: number, column: number): boolean {
  const inFinder =
    (row < 9 && column < 9) || (row < 9 && column >= side - 8) || (row >= side - 8 && column < 9);
  if (inFinder || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= side - 11) || (column < 6 && row >= side - 11))) return true;
  const places = ALIGNMENTS[version]!;
  return places.some((r) =>
    places.some((c) => {
      const onFinder = (r === 6 && c === 6) || (r === 6 && c === side - 7) || (r === side - 7 && c === 6);
      return !onFinder && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2;
    }),
  );
}

function codewordsIn({ side, isDark }: Symbol, version: number, mask: number): number[] {
  const bits: number[] = [];
  let upward = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const row = upward ? side - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isReserved(version, side, row, column))
          bits.push(Number(isDark(row, column)) ^ Number(MASK[mask]!(row, column) === 0));
    }
    upward = !upward;
  }
  return Array.from({ length: bits.length >> 3 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
}

/** @throws Error for anything that does not conform to the standard */
export function readQr(symbol: Symbol): string {
  const { side, isDark } = symbol;
  const version = (side - 17) / 4;
  const [first, length, second, correction] = TABLE[version]!;
  // Beside the first finder, from the bottom of the column up and along the row.
  const format = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => isDark(8, column)),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => isDark(row, 8)),
  ].reduce((word, dark) => word * 2 + Number(dark), 0);
  const told = (format ^ 0b101010000010010) >> 10;
  if (told >> 3 !== 0) throw new Error("not of level M");
  const words = codewordsIn(symbol, version, told & 7);
  const count = first + second;
  const blocks = Array.from({ length: count }, (): number[] => []);
  let at = 0;
  for (let place = 0; place <= length; place++)
    for (let block = 0; block < count; block++)
      if (place < length || block >= first) blocks[block]!.push(words[at++]!);
  const data = blocks.flatMap((block) => [...block]);
  for (let place = 0; place < correction; place++)
    for (let block = 0; block < count; block++) blocks[block]!.push(words[at++]!);
  for (const block of blocks)
    for (let root = 1, power = 0; power < correction; power++, root = times(root, 2))
      if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0)
        throw new Error("a block is damaged");
  const bits = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  if (!bits.startsWith("0100")) throw new Error("not bytes");
  const width = version < 10 ? 8 : 16;
  const size = Number.parseInt(bits.slice(4, 4 + width), 2);
  const bytes = Uint8Array.from({ length: size }, (_, place) =>
    Number.parseInt(bits.slice(4 + width + place * 8, 12 + width + place * 8), 2),
  );
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
