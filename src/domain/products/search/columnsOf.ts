import { compareNaturally, naturalRanks } from "../../base/naturalRanks.ts";
import { meetsSystems } from "../../catalogue/duty/dutyForms.ts";
import { NO_BOUNDS, packCurves, packPieces } from "../../physics/curve/PackedCurves.ts";
import type { CategoryTable, TableValues } from "./CategoryTable.ts";
import { codeRows } from "./mergedRows.ts";
import type { Coded, Numbers, Indices, PropertyColumn, SearchColumns } from "./SearchColumns.ts";
import { entriesOf, keyedFrom } from "../../base/keyed.ts";
import { isJudged, usefulness } from "./usefulness.ts";

/** The order of stated texts. Texts of equal rank differ in case or width; then their code units decide. */
export const compareTexts = (a: string, b: string): number =>
  compareNaturally(a, b) || (a < b ? -1 : Number(a > b));

const inNaturalOrder = (texts: readonly string[]): readonly string[] => {
  const ranks = naturalRanks(texts);
  // One rank for each text, in the order of `compareTexts`; each text is compared by locale only once.
  return Array.from(texts.keys())
    .sort((a, b) => compareNumbers(ranks[a]!, ranks[b]!) || (texts[a]! < texts[b]! ? -1 : 1))
    .map((at) => texts[at]!);
};

/** An empty text has rank NaN and comes last. */
const compareNumbers = (a: number, b: number): number =>
  Number.isNaN(a) || Number.isNaN(b) ? Number(Number.isNaN(a)) - Number(Number.isNaN(b)) : a - b;

/** @param valueOf a row's value; null if not stated or not among `codes` */
function coded(codes: readonly string[], size: number, valueOf: Iterable<readonly [number, string]>): Coded {
  const numbers = new Map(codes.map((code, at) => [code, at + 1]));
  const rows = codeRows(codes, size);
  for (const [row, value] of valueOf) rows[row] = numbers.get(value) ?? 0;
  return { codes, rows };
}

const NOT_STATED = NaN;

function propertyColumn(values: TableValues, size: number, rowOf: Indices): PropertyColumn {
  // Every index belongs to a product, and every product has a row.
  const filled = (figures: readonly (number | null)[]) => {
    const column = new Float64Array(size).fill(NOT_STATED);
    values.indices.forEach((index, at) => (column[rowOf[index]!] = figures[at] ?? NOT_STATED));
    return column;
  };
  const rows = <Value>(list: readonly Value[]) =>
    values.indices.map((index, at) => [rowOf[index]!, list[at]!] as const);
  switch (values.kind) {
    case "number":
      return { kind: "number", values: filled(values.values) };
    case "range":
      return { kind: "range", from: filled(values.from), to: filled(values.to) };
    case "enum":
      return { kind: "enum", coded: coded(values.codes, size, rows(values.values)) };
    case "bool": {
      const column = new Uint8Array(size);
      for (const [row, value] of rows(values.values)) column[row] = value ? 2 : 1;
      return { kind: "bool", values: column };
    }
    case "text": {
      const texts = inNaturalOrder([...new Set(values.values)]);
      return { kind: "text", coded: coded(texts, size, rows(values.values)) };
    }
  }
}

/** Position of each product when ordered by `first`, then by natural model and id. */
function ranked(
  table: CategoryTable,
  models: Float64Array,
  first: (a: number, b: number) => number,
): Indices {
  const { products } = table;
  const order = Uint32Array.from(products.keys()).sort((a, b) => {
    // Every index belongs to a product.
    const difference = first(a, b) || compareNumbers(models[a]!, models[b]!);
    if (difference !== 0) return difference;
    const [x, y] = [products[a]!, products[b]!];
    if (x.model !== y.model) return x.model < y.model ? -1 : 1;
    return x.id < y.id ? -1 : Number(x.id > y.id);
  });
  const ranks = new Uint32Array(products.length);
  order.forEach((product, rank) => (ranks[product] = rank));
  return ranks;
}

export interface OrderedColumns {
  readonly columns: SearchColumns;
  /** The row of the product at each index of the table. */
  readonly rowOf: Indices;
  /** `usefulness` of each row. */
  readonly behind: Numbers;
}

/**
 * A category's table as columns, with rows by usefulness, brand name, model and id.
 * @param isOneJudged whether any product of the category has a grade; a table may hold only a part of the category
 */
export function columnsOf(table: CategoryTable, isOneJudged = isJudged(table)): OrderedColumns {
  const { products, brandNames } = table;
  const size = products.length;
  const found = [...new Set(products.map(({ brandCode }) => brandCode))].sort();
  const names = naturalRanks(found.map((code) => brandNames.get(code) ?? ""));
  // Sorting is stable, so brands with the same name stay in the order of their codes.
  const brandCodes = Array.from(found.keys())
    .sort((a, b) => compareNumbers(names[a]!, names[b]!))
    .map((at) => found[at]!);
  const brandRank = new Map(brandCodes.map((code, rank) => [code, rank]));
  const models = naturalRanks(products.map(({ model }) => model));
  const behind = usefulness(table, isOneJudged);
  const brandOf = Uint32Array.from(products, ({ brandCode }) => brandRank.get(brandCode)!);
  const rowOf = ranked(table, models, (a, b) => behind[a]! - behind[b]! || brandOf[a]! - brandOf[b]!);
  const ties = ranked(table, models, () => 0);
  const tieOrder = new Uint32Array(size);
  rowOf.forEach((row, index) => (tieOrder[row] = ties[index]!));
  const seriesIds = [...new Set(products.flatMap(({ seriesId }) => seriesId ?? []))].sort();
  const byRow = Array.from<number>({ length: size });
  rowOf.forEach((row, index) => (byRow[row] = index));
  return {
    rowOf,
    behind: Float64Array.from(byRow, (index) => behind[index]!),
    columns: {
      categoryCode: table.categoryCode,
      size,
      brands: coded(
        brandCodes,
        size,
        products.map(({ brandCode }, index) => [rowOf[index]!, brandCode] as const),
      ),
      series: coded(
        seriesIds,
        size,
        products.flatMap(({ seriesId }, index) =>
          seriesId === null ? [] : [[rowOf[index]!, seriesId] as const],
        ),
      ),
      tieOrder,
      isSample: Uint8Array.from(byRow, (index) => Number(products[index]!.isSample)),
      properties: keyedFrom(
        table.properties.map((values) => [values.code, propertyColumn(values, size, rowOf)] as const),
      ),
      curves: keyedFrom(
        entriesOf(table.curves).map(([quantity, fits]) => {
          const curves = byRow.map((index) => fits[index] ?? null);
          const packed = meetsSystems(table.categoryCode, quantity)
            ? packCurves(curves)
            : { ...packPieces(curves), ...NO_BOUNDS };
          return [quantity, packed] as const;
        }),
      ),
    },
  };
}
