import { meetsSystems } from "../../catalogue/duty/dutyForms.ts";
import { NO_BOUNDS, type PackedCurves, type PackedPieces } from "../../physics/curve/PackedCurves.ts";
import { entriesOf, keyedFrom, lookUp } from "../../base/keyed.ts";
import { compareTexts } from "./columnsOf.ts";
import { plainFigures } from "./Figures.ts";
import { byBrandName, compareUnits } from "./mergeColumns.ts";
import { codeRows, mergedCodes } from "./mergedRows.ts";
import type { Coded, Indices, Numbers, PropertyColumn, SearchColumns } from "./SearchColumns.ts";

function concatenated<List extends Float64Array | Uint8Array | Float32Array, Made extends List>(
  lists: readonly List[],
  make: (size: number) => Made,
): Made {
  const all = make(lists.reduce((size, list) => size + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

export const concatenatedNumbers = (lists: readonly Float64Array[]): Numbers =>
  concatenated(lists, (size) => new Float64Array(size));

export const concatenatedBytes = (lists: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  concatenated(lists, (size) => new Uint8Array(size));

export const concatenatedSingles = (lists: readonly Float32Array[]): Float32Array<ArrayBuffer> =>
  concatenated(lists, (size) => new Float32Array(size));

/** Indices of each list, raised by the size of what stands before it. */
export function concatenatedIndices(lists: readonly Indices[], sizes: readonly number[]): Indices {
  const all = new Uint32Array(lists.reduce((size, list) => size + list.length, 0));
  let at = 0;
  let before = 0;
  lists.forEach((list, part) => {
    // A loop, since `map` calls a function for each row.
    for (let index = 0; index < list.length; index++) all[at++] = list[index]! + before;
    before += sizes[part]!;
  });
  return all;
}

function concatenatedCoded(parts: readonly Coded[], codes: readonly string[]): Coded {
  const numbers = new Map(codes.map((code, at) => [code, at + 1]));
  const rows = codeRows(
    codes,
    parts.reduce((size, part) => size + part.rows.length, 0),
  );
  let at = 0;
  for (const part of parts) {
    const numberOf = Uint32Array.from([0, ...part.codes.map((code) => numbers.get(code) ?? 0)]);
    // Every row has a code of its part, or 0.
    for (let row = 0; row < part.rows.length; row++) rows[at++] = numberOf[part.rows[row]!]!;
  }
  return { codes, rows };
}

/** All codes of sorted lists, sorted. */
const codesOf = (parts: readonly Coded[], compare: (a: string, b: string) => number): readonly string[] =>
  parts.reduce<readonly string[]>((codes, part) => mergedCodes(codes, part.codes, compare), []);

const sorted = (parts: readonly Coded[], compare: (a: string, b: string) => number): Coded =>
  concatenatedCoded(parts, codesOf(parts, compare));

function isKind<Kind extends PropertyColumn["kind"]>(
  columns: readonly PropertyColumn[],
  kind: Kind,
): columns is readonly Extract<PropertyColumn, { readonly kind: Kind }>[] {
  return columns.every((column) => column.kind === kind);
}

function concatenatedProperty(columns: readonly PropertyColumn[]): PropertyColumn {
  if (isKind(columns, "number"))
    return {
      kind: "number",
      values: concatenatedNumbers(
        columns.map(({ values }) =>
          plainFigures(values, 0, values instanceof Float64Array ? values.length : values.rows.length),
        ),
      ),
    };
  if (isKind(columns, "range"))
    return {
      kind: "range",
      from: concatenatedNumbers(columns.map(({ from }) => from)),
      to: concatenatedNumbers(columns.map(({ to }) => to)),
    };
  if (isKind(columns, "bool"))
    return { kind: "bool", values: concatenatedBytes(columns.map(({ values }) => values)) };
  const coded = columns.flatMap((column) => ("coded" in column ? [column.coded] : []));
  // The codes of an enumeration come from the standard, and are the same in every part.
  if (isKind(columns, "enum")) return { kind: "enum", coded: concatenatedCoded(coded, coded[0]!.codes) };
  if (isKind(columns, "text")) return { kind: "text", coded: sorted(coded, compareTexts) };
  throw new RangeError(`a property is of ${columns.map(({ kind }) => kind).join(" and of ")}`);
}

/** One part's starts behind another's; a part without such curves adds none to its rows. */
function starts(lists: readonly (Indices | undefined)[], sizes: readonly number[]): Indices {
  const all = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0) + 1);
  let at = 0;
  lists.forEach((list, part) => {
    const before = all[at]!;
    // A list has one entry more than its part has rows.
    for (let row = 1; row <= sizes[part]!; row++) all[++at] = before + (list?.[row] ?? 0);
  });
  return all;
}

/** @param parts `undefined` for a part in which no row has such a curve */
export function concatenatedPieces(
  parts: readonly (PackedPieces | undefined)[],
  sizes: readonly number[],
): PackedPieces {
  const some = parts.filter((part) => part !== undefined);
  const firstsOf = (of: (part: PackedPieces) => Uint32Array) =>
    starts(
      parts.map((part) => (part === undefined ? undefined : (of(part) as Indices))),
      sizes,
    );
  return {
    knots: concatenatedNumbers(some.map(({ knots }) => knots)),
    coefficients: concatenatedNumbers(some.map(({ coefficients }) => coefficients)),
    firstKnot: firstsOf(({ firstKnot }) => firstKnot),
    firstCoefficient: firstsOf(({ firstCoefficient }) => firstCoefficient),
  };
}

/** Concatenates curves with the bounds for crossings; a missing curve has an empty range. */
export function concatenatedCurves(
  parts: readonly (PackedCurves | undefined)[],
  sizes: readonly number[],
): PackedCurves {
  const bounds = (of: (part: PackedCurves) => Float64Array, missing: number) =>
    concatenatedNumbers(
      parts.map((part, at) => (part === undefined ? new Float64Array(sizes[at]!).fill(missing) : of(part))),
    );
  return {
    ...concatenatedPieces(parts, sizes),
    leastResistance: bounds(({ leastResistance }) => leastResistance, Number.POSITIVE_INFINITY),
    greatestResistance: bounds(({ greatestResistance }) => greatestResistance, Number.NEGATIVE_INFINITY),
    hasSingleCrossing: concatenatedBytes(
      parts.map((part, at) => (part === undefined ? new Uint8Array(sizes[at]!) : part.hasSingleCrossing)),
    ),
  };
}

/**
 * The columns of parts one after another, in which only the rows of each part are ordered: `mergeColumns` accepts
 * them as what was added, and orders all at once.
 *
 * @param parts at least one, of one category
 * @param quantities those for which any product has a curve, in order
 */
export function concatenatedColumns(
  parts: readonly SearchColumns[],
  brandNames: ReadonlyMap<string, string>,
  quantities: readonly string[],
): SearchColumns {
  const sizes = parts.map(({ size }) => size);
  const { categoryCode, properties } = parts[0]!;
  return {
    categoryCode,
    size: sizes.reduce((sum, size) => sum + size, 0),
    brands: sorted(
      parts.map(({ brands }) => brands),
      byBrandName(brandNames),
    ),
    series: sorted(
      parts.map(({ series }) => series),
      compareUnits,
    ),
    tieOrder: concatenatedIndices(
      parts.map(({ tieOrder }) => tieOrder),
      sizes,
    ),
    isSample: concatenatedBytes(parts.map(({ isSample }) => isSample)),
    properties: keyedFrom(
      entriesOf(properties).map(([code]) => {
        const columns = parts.map((part) => lookUp(part.properties, code));
        if (!columns.every((column) => column !== undefined))
          throw new RangeError(`${code} is no property of one of the parts`);
        return [code, concatenatedProperty(columns)] as const;
      }),
    ),
    curves: keyedFrom(
      quantities.map((quantity) => {
        const curves = parts.map((part) => lookUp(part.curves, quantity));
        return [
          quantity,
          meetsSystems(categoryCode, quantity)
            ? concatenatedCurves(curves, sizes)
            : { ...concatenatedPieces(curves, sizes), ...NO_BOUNDS },
        ] as const;
      }),
    ),
  };
}
