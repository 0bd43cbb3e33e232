import { compareNaturally } from "../../base/naturalRanks.ts";
import { meetsSystems } from "../../catalogue/duty/dutyForms.ts";
import { NO_BOUNDS } from "../../physics/curve/PackedCurves.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import { entriesOf, keyedFrom, lookUp, type Keyed } from "../../base/keyed.ts";
import { compareTexts } from "./columnsOf.ts";
import { mergedFigures } from "./Figures.ts";
import {
  isFormer,
  mergedBytes,
  mergedCoded,
  mergedCodes,
  mergedCurves,
  mergedNumbers,
  mergedPieces,
  usedCodes,
  type MergedRows,
} from "./mergedRows.ts";
import type { Coded, Numbers, Indices, PropertyColumn, SearchColumns } from "./SearchColumns.ts";

/** Columns with the figures that their rows are ordered by. */
export interface OrderedState {
  readonly columns: SearchColumns;
  readonly ids: readonly string[];
  readonly models: readonly string[];
  /** `usefulness` of each row. */
  readonly behind: Numbers;
}

/** The changes of a category since its former state. */
export interface StateChange {
  /** Ids of all products that were added, changed or withdrawn. */
  readonly changedIds: ReadonlySet<string>;
  /** Those of them that exist now, as a state of their own. */
  readonly added: OrderedState;
  /** By code. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** The quantities for which any product has a curve now, in order. */
  readonly quantities: readonly string[];
  /** Set if both states are parts of one category, for which it is known whether any product has a grade. */
  readonly isOfPart?: boolean;
}

export interface MergedState extends Pick<OrderedState, "columns" | "behind"> {
  readonly rows: MergedRows;
}

/** The value of a source, from its state. */
const valueOf = <Value>(source: number, former: ArrayLike<Value>, added: ArrayLike<Value>): Value =>
  // Every source is a row of its state.
  isFormer(source) ? former[source]! : added[~source]!;

export const compareUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * The first index of a sorted list, from `from` on, that does not come before the value asked about. Searched in
 * doubling steps, since it is usually near where much is added.
 */
function firstNotBefore(from: number, size: number, isBefore: (at: number) => boolean): number {
  let low = from;
  let high = from;
  for (let step = 1; high < size && isBefore(high); step *= 2) {
    low = high + 1;
    high = Math.min(high + step, size);
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Merges two sorted lists of sources. */
function merged(kept: Uint32Array, added: ArrayLike<number>, compare: (a: number, b: number) => number) {
  const rows = new Int32Array(kept.length + added.length);
  let taken = 0;
  for (let count = 0; count < added.length; count++) {
    const row = added[count]!;
    const until = firstNotBefore(taken, kept.length, (at) => compare(kept[at]!, ~row) < 0);
    rows.set(kept.subarray(taken, until), taken + count);
    rows[until + count] = ~row;
    taken = until;
  }
  rows.set(kept.subarray(taken), taken + added.length);
  return rows;
}

/** By name in natural order, then by code. */
export const byBrandName =
  (names: ReadonlyMap<string, string>) =>
  (a: string, b: string): number =>
    compareNaturally(names.get(a) ?? "", names.get(b) ?? "") || compareUnits(a, b);

/** Rank of each row's brand among `order`. */
function brandRanks({ codes, rows }: Coded, order: readonly string[]): Uint32Array {
  const rankOf = new Map(order.map((code, rank) => [code, rank]));
  const ranks = codes.map((code) => rankOf.get(code) ?? 0);
  // Every product has a brand, so 0 occurs in no row.
  return new Uint32Array(rows.length).map((_, row) => ranks[rows[row]! - 1]!);
}

function mergedProperty(
  rows: MergedRows,
  former: PropertyColumn,
  added: PropertyColumn,
  used: (coded: Coded, isOfFormer: boolean) => string[],
): PropertyColumn {
  if (former.kind === "number" && added.kind === "number")
    return { kind: "number", values: mergedFigures(rows, former.values, added.values) };
  if (former.kind === "range" && added.kind === "range")
    return {
      kind: "range",
      from: mergedNumbers(rows, former.from, added.from),
      to: mergedNumbers(rows, former.to, added.to),
    };
  if (former.kind === "bool" && added.kind === "bool")
    return { kind: "bool", values: mergedBytes(rows, former.values, added.values) };
  if (former.kind === "enum" && added.kind === "enum")
    // The codes of an enumeration come from the standard, whether or not any product has them.
    return { kind: "enum", coded: mergedCoded(rows, former.coded, added.coded, former.coded.codes) };
  if (former.kind === "text" && added.kind === "text") {
    const codes = mergedCodes(used(former.coded, true), used(added.coded, false), compareTexts);
    return { kind: "text", coded: mergedCoded(rows, former.coded, added.coded, codes) };
  }
  throw new RangeError(`a property is of ${former.kind} and of ${added.kind}`);
}

/** Whether any of these rows has a grade: `isJudged` for their products. */
function isOneJudged({ properties }: SearchColumns, rows: Iterable<number>): boolean {
  const grades = lookUp(properties, PROPERTY.efficiencyGrade);
  if (grades?.kind !== "enum") return false;
  for (const row of rows) if (grades.coded.rows[row] !== 0) return true;
  return false;
}

/**
 * The columns of a category after some of its products changed; equal to those that `columnsOf` would make of all
 * products. Texts of unchanged products are not sorted again, and their curves are not intersected again.
 *
 * @param isJudgedBefore whether the usefulness of both states counts missing grades
 * @returns null if that has changed, so that every product's position is different
 */
export function mergeColumns(
  former: OrderedState,
  { changedIds, added, brandNames, quantities, isOfPart = false }: StateChange,
  isJudgedBefore: boolean,
): MergedState | null {
  const isChanged = new Uint8Array(former.ids.length);
  if (changedIds.size > 0) former.ids.forEach((id, row) => (isChanged[row] = Number(changedIds.has(id))));
  const kept = new Uint32Array(former.ids.length).map((_, row) => row).filter((row) => isChanged[row] === 0);
  const addedRows = Array.from(added.ids.keys());
  const isJudgedNow = () => isOneJudged(former.columns, kept) || isOneJudged(added.columns, addedRows);
  if (!isOfPart && isJudgedNow() !== isJudgedBefore) return null;
  const used = (coded: Coded, isOfFormer: boolean) => usedCodes(coded, isOfFormer ? kept : addedRows);
  const codesOf = (of: (columns: SearchColumns) => Coded, compare: (a: string, b: string) => number) =>
    mergedCodes(used(of(former.columns), true), used(of(added.columns), false), compare);
  const brandCodes = codesOf(({ brands }) => brands, byBrandName(brandNames));
  const [formerBrand, addedBrand] = [former, added].map(({ columns }) =>
    brandRanks(columns.brands, brandCodes),
  );
  const byModel = (a: number, b: number): number =>
    compareTexts(valueOf(a, former.models, added.models), valueOf(b, former.models, added.models)) ||
    compareUnits(valueOf(a, former.ids, added.ids), valueOf(b, former.ids, added.ids));
  const ties = tieRanks(former.columns, added.columns, isChanged, byModel);
  // Numbers alone, since this compares every row and comparing texts by locale is slow.
  const byUse = (a: number, b: number): number =>
    valueOf(a, former.behind, added.behind) - valueOf(b, former.behind, added.behind) ||
    valueOf(a, formerBrand!, addedBrand!) - valueOf(b, formerBrand!, addedBrand!) ||
    valueOf(a, ties.former, ties.added) - valueOf(b, ties.former, ties.added);
  const rows = merged(
    kept,
    addedRows.toSorted((a, b) => byUse(~a, ~b)),
    byUse,
  );
  return {
    rows,
    behind: mergedNumbers(rows, former.behind, added.behind),
    columns: {
      categoryCode: former.columns.categoryCode,
      size: rows.length,
      brands: mergedCoded(rows, former.columns.brands, added.columns.brands, brandCodes),
      series: mergedCoded(
        rows,
        former.columns.series,
        added.columns.series,
        codesOf(({ series }) => series, compareUnits),
      ),
      // Every row has a position in the order by model.
      tieOrder: new Uint32Array(rows.length).map((_, row) => valueOf(rows[row]!, ties.former, ties.added)),
      isSample: mergedBytes(rows, former.columns.isSample, added.columns.isSample),
      properties: keyedFrom(
        entriesOf(former.columns.properties).map(([code, column]) => {
          const other = lookUp(added.columns.properties, code);
          if (other === undefined) throw new RangeError(`${code} is no property of what was added`);
          return [code, mergedProperty(rows, column, other, used)] as const;
        }),
      ),
      curves: byQuantity(quantities, (quantity) => {
        const [before, since] = [former, added].map(({ columns }) => lookUp(columns.curves, quantity));
        return meetsSystems(former.columns.categoryCode, quantity)
          ? mergedCurves(rows, before, since)
          : { ...mergedPieces(rows, before, since), ...NO_BOUNDS };
      }),
    },
  };
}

const byQuantity = <Value>(
  quantities: readonly string[],
  curvesOf: (quantity: string) => Value,
): Keyed<Value> => keyedFrom(quantities.map((quantity) => [quantity, curvesOf(quantity)] as const));

/** The rows in the order of model, then id. */
function rowsByTie({ tieOrder }: SearchColumns): Indices {
  const rows = new Uint32Array(tieOrder.length);
  tieOrder.forEach((rank, row) => (rows[rank] = row));
  return rows;
}

/** Position of each row of both states in the order of model, then id; rows that are gone have none. */
function tieRanks(
  former: SearchColumns,
  added: SearchColumns,
  isChanged: Uint8Array,
  compare: (a: number, b: number) => number,
) {
  const order = merged(
    rowsByTie(former).filter((row) => isChanged[row] === 0),
    // Of several parts each is in order already: the sort of an array uses that, the sort of a typed array does not.
    Array.from(rowsByTie(added)).sort((a, b) => compare(~a, ~b)),
    compare,
  );
  const ranks = { former: new Uint32Array(former.size), added: new Uint32Array(added.size) };
  order.forEach((source, rank) => {
    if (isFormer(source)) ranks.former[source] = rank;
    else ranks.added[~source] = rank;
  });
  return ranks;
}
