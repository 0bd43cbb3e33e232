import { isFormer, mergedNumbers, type MergedRows } from "./mergedRows.ts";
import { entriesOf, keyedFrom } from "../../base/keyed.ts";
import type { CodedFigures, Figures, Numbers, SearchColumns } from "./SearchColumns.ts";

/** More distinct figures than this do not fit into 16 bits. */
const MOST_CODED = 0x1_0000;
const MOST_IN_A_BYTE = 0x100;

const isPlain = (figures: Figures): figures is Numbers => figures instanceof Float64Array;

/** The figure of a row; NaN if not stated. */
export function figureReader(figures: Figures): (row: number) => number {
  if (isPlain(figures)) return (row) => figures[row]!;
  const { distinct, rows } = figures;
  // Every row has a code, and every code a figure.
  return (row) => distinct[rows[row]!]!;
}

/** The figures of consecutive rows. */
export function plainFigures(figures: Figures, from: number, to: number): Numbers {
  if (isPlain(figures)) return figures.subarray(from, to);
  const { distinct, rows } = figures;
  return Float64Array.from(rows.subarray(from, to), (number) => distinct[number]!);
}

const numbersFor = (distinct: number, size: number): CodedFigures["rows"] =>
  distinct > MOST_IN_A_BYTE ? new Uint16Array(size) : new Uint8Array(size);

/**
 * The same figures with codes in ascending order of the figures, as narrow as possible.
 *
 * @param found distinct figures, NaN first
 */
function inOrder(found: readonly number[], rows: ArrayLike<number>): CodedFigures {
  const used = new Uint8Array(found.length);
  used[0] = 1;
  for (let row = 0; row < rows.length; row++) used[rows[row]!] = 1;
  const order = [...found.keys()]
    .filter((number) => number > 0 && used[number] === 1)
    .sort((a, b) => found[a]! - found[b]!);
  const renumbered = new Uint32Array(found.length);
  order.forEach((number, at) => (renumbered[number] = at + 1));
  const numbers = numbersFor(order.length + 1, rows.length);
  for (let row = 0; row < rows.length; row++) numbers[row] = renumbered[rows[row]!]!;
  return { distinct: Float64Array.of(NaN, ...order.map((number) => found[number]!)), rows: numbers };
}

/** Numbers the distinct figures; `null` for one too many, and for -0, which would share its number with 0. */
function numbering(found: number[]) {
  const numbers = new Map(found.map((figure, number) => [figure, number]));
  return (figure: number): number | null => {
    const known = numbers.get(figure);
    if (known !== undefined && !Object.is(figure, -0)) return known;
    if (found.length === MOST_CODED || Object.is(figure, -0)) return null;
    numbers.set(figure, found.length);
    return found.push(figure) - 1;
  };
}

/**
 * Stores figures in one or two bytes a row instead of eight if there are few distinct ones; else returns them
 * unchanged.
 */
export function codedFigures(figures: Figures): Figures {
  if (!isPlain(figures)) return figures;
  const found = [NaN];
  const numberOf = numbering(found);
  const rows = new Uint16Array(figures.length);
  for (let row = 0; row < figures.length; row++) {
    const number = numberOf(figures[row]!);
    if (number === null) return figures;
    rows[row] = number;
  }
  return inOrder(found, rows);
}

/** The figures of a merged state; coded if those of the former state are. */
export function mergedFigures(rows: MergedRows, former: Figures, added: Figures): Figures {
  if (isPlain(former) && isPlain(added)) return mergedNumbers(rows, former, added);
  const addedAt = figureReader(added);
  const plain = (): Numbers => {
    const formerAt = figureReader(former);
    return Float64Array.from(rows, (source) => (isFormer(source) ? formerAt(source) : addedAt(~source)));
  };
  if (isPlain(former)) return plain();
  const found = [...former.distinct];
  const numberOf = numbering(found);
  const numbers = new Uint16Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const source = rows[row]!;
    const number = isFormer(source) ? former.rows[source]! : numberOf(addedAt(~source));
    // A figure that is no longer used may have taken the last number.
    if (number === null) return codedFigures(plain());
    numbers[row] = number;
  }
  return inOrder(found, numbers);
}

export const withCodedFigures = (columns: SearchColumns): SearchColumns => ({
  ...columns,
  properties: keyedFrom(
    entriesOf(columns.properties).map(([code, column]) => [
      code,
      column.kind === "number" ? { kind: "number", values: codedFigures(column.values) } : column,
    ]),
  ),
});
