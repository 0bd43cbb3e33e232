import { searchWords } from "../goods/goodsWords.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { intersection, setOf, setWhere, union, type BitSet } from "./BitSet.ts";
import type { Coded } from "./SearchColumns.ts";

/** A column of few texts: the name of each of its codes. */
export interface NamedCodes {
  readonly coded: Coded;
  readonly nameOf: (code: string) => string;
}

/**
 * The texts in which search words are looked for: the models of all rows as one text, and every column with names.
 */
export interface WordIndex {
  readonly size: number;
  /** Models by row, each followed by a line break. */
  readonly models: string;
  /** Start of each row's model in `models`. */
  readonly starts: Uint32Array;
  readonly columns: readonly { readonly rows: Coded["rows"]; readonly names: readonly string[] }[];
}

/** Number of words whose rows are cached: a list keeps its words while its filters change. */
const MOST_WORDS = 16;
const foundIn = new WeakMap<WordIndex, Map<string, BitSet>>();
/** For each letter, the rows whose models contain it. */
const lettersOf = new WeakMap<WordIndex, ReadonlyMap<string, BitSet>>();

const BETWEEN = "\n";

/** Normalises a text for searching: case and width do not matter. */
const comparable = (text: string) => normaliseText(text).toLowerCase();

export function wordIndex(models: readonly string[], columns: readonly NamedCodes[]): WordIndex {
  const starts = new Uint32Array(models.length);
  let end = 0;
  const lines = models.map((model, row) => {
    starts[row] = end;
    const line = `${comparable(model).replaceAll(BETWEEN, " ")}${BETWEEN}`;
    end += line.length;
    return line;
  });
  return {
    size: models.length,
    models: lines.join(""),
    starts,
    columns: columns.map(({ coded: { codes, rows }, nameOf }) => ({
      rows,
      names: codes.map((code) => comparable(nameOf(code))),
    })),
  };
}

/**
 * The last row that begins at or before a position; row `from` does so too. Steps grow from there, since the next
 * row is usually near.
 */
function rowAt(starts: Uint32Array, position: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < starts.length && starts[low + step]! <= position) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, starts.length) - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rows whose model contains a word; the joined text is searched at once instead of each model. */
function* modelRows({ models, starts }: WordIndex, word: string): Generator<number> {
  let position = models.indexOf(word);
  let row = 0;
  while (position !== -1) {
    row = rowAt(starts, position, row);
    yield row;
    const next = starts[row + 1];
    position = next === undefined ? -1 : models.indexOf(word, next);
  }
}

/**
 * The rows of each letter of the models, found for all letters in one pass: nearly every model has a common
 * letter.
 */
function letterRows(index: WordIndex): ReadonlyMap<string, BitSet> {
  const known = lettersOf.get(index);
  if (known !== undefined) return known;
  const { models, size } = index;
  const sets = new Map<string, BitSet>();
  for (let at = 0, row = 0; at < models.length; at++) {
    const letter = models[at]!;
    if (letter === BETWEEN) {
      row++;
      continue;
    }
    let set = sets.get(letter);
    if (set === undefined) sets.set(letter, (set = setOf(size, [])));
    // Every row has a word of the set.
    set[row >>> 5]! |= 1 << (row & 31);
  }
  lettersOf.set(index, sets);
  return sets;
}

const modelSet = (index: WordIndex, word: string): BitSet =>
  (word.length === 1 ? letterRows(index).get(word) : undefined) ?? setOf(index.size, modelRows(index, word));

/** Like `findWord`, with the rows of the last words cached; callers never write to a set. */
function rowsOfWord(index: WordIndex, word: string): BitSet {
  const known = foundIn.get(index) ?? new Map<string, BitSet>();
  foundIn.set(index, known);
  const set = known.get(word) ?? findWord(index, word);
  // Moved to the end, so that the first is the least recently used.
  known.delete(word);
  known.set(word, set);
  const [oldest] = known.keys();
  if (known.size > MOST_WORDS && oldest !== undefined) known.delete(oldest);
  return set;
}

function findWord(index: WordIndex, word: string): BitSet {
  const sets = [modelSet(index, word)];
  for (const { rows, names } of index.columns) {
    const holds = [false, ...names.map((name) => name.includes(word))];
    // 0 is "not stated"; every other code has a name.
    if (holds.includes(true)) sets.push(setWhere(index.size, (row) => holds[rows[row]!]!));
  }
  return union(index.size, sets);
}

/** Rows that contain every word of a text, each word in the model or in one of the columns. */
export const rowsWithWords = (index: WordIndex, text: string): BitSet =>
  intersection(
    index.size,
    searchWords(text).map((word) => rowsOfWord(index, word)),
  );
