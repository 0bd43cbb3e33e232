/** A set of rows, one bit each. Bits beyond the last row are zero. */
export type BitSet = Uint32Array<ArrayBuffer>;

const BITS = 32;

const emptySet = (size: number): BitSet => new Uint32Array(Math.ceil(size / BITS));

function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  const rest = size % BITS;
  // There is a last word if there is a remainder.
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

/** The rows for which `isIn` is true; each word is written once, however many of its rows are in the set. */
export function setWhere(size: number, isIn: (row: number) => boolean): BitSet {
  const set = emptySet(size);
  for (let word = 0, row = 0; word < set.length; word++) {
    const end = Math.min(row + BITS, size);
    let bits = 0;
    for (let bit = 0; row < end; bit++, row++) if (isIn(row)) bits |= 1 << bit;
    set[word] = bits;
  }
  return set;
}

export function setOf(size: number, rows: Iterable<number>): BitSet {
  const set = emptySet(size);
  // A row of the set has a word.
  for (const row of rows) set[row >>> 5]! |= 1 << (row & 31);
  return set;
}

/** The rows that are in all of the sets; all rows if no set is given. */
export function intersection(size: number, sets: readonly BitSet[]): BitSet {
  const [first, ...others] = sets;
  if (first === undefined) return fullSet(size);
  const common = first.slice();
  for (const other of others) for (let word = 0; word < common.length; word++) common[word]! &= other[word]!;
  return common;
}

/** The rows that are in any of the sets. */
export function union(size: number, sets: readonly BitSet[]): BitSet {
  const all = emptySet(size);
  for (const set of sets) for (let word = 0; word < all.length; word++) all[word]! |= set[word]!;
  return all;
}

/** Number of set bits of a word (Warren, Hacker's Delight, figure 5-2). */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countRows(set: BitSet): number {
  let count = 0;
  for (const word of set) count += bitsIn(word);
  return count;
}

export const hasRow = (set: BitSet, row: number): boolean => (set[row >>> 5]! & (1 << (row & 31))) !== 0;

export function rowsIn(set: BitSet): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(countRows(set));
  let at = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      rows[at++] = word * BITS + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return rows;
}

/**
 * The set's rows with ordinal numbers from `from` up to `to`, ascending; words before them are skipped as a whole.
 */
export function rowsBetween(set: BitSet, from: number, to: number): number[] {
  const rows: number[] = [];
  let passed = 0;
  for (let word = 0; word < set.length && passed < to; word++) {
    let bits = set[word]!;
    const count = bitsIn(bits);
    if (passed + count <= from) {
      passed += count;
      continue;
    }
    while (bits !== 0) {
      const lowest = bits & -bits;
      if (passed >= from && passed < to) rows.push(word * BITS + 31 - Math.clz32(lowest));
      passed++;
      bits ^= lowest;
    }
  }
  return rows;
}
