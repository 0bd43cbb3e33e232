import { lookUp } from "../../base/keyed.ts";
import { countRows, hasRow, rowsBetween, rowsIn, type BitSet } from "./BitSet.ts";
import { choiceFigures } from "./choice.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { matchFigures } from "./matchFigures.ts";
import type { Narrowed } from "./narrow.ts";
import type { Order } from "./Order.ts";
import { indicesInOrder } from "./indicesInOrder.ts";
import type { Listed, SearchedDuty } from "./SearchedDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";

export interface ListPage {
  readonly total: number;
  readonly rows: readonly Listed[];
}

/** A figure that rows are ordered by; NaN comes last in either direction. */
interface Key {
  readonly figures: Float64Array;
  readonly isDescending: boolean;
}

function byKeys(keys: readonly Key[], ties: (index: number) => number) {
  return (a: number, b: number): number => {
    for (const { figures, isDescending } of keys) {
      const x = figures[a]!;
      const y = figures[b]!;
      if (x === y) continue;
      const isXMissing = Number.isNaN(x);
      if (isXMissing || Number.isNaN(y)) {
        if (isXMissing && Number.isNaN(y)) continue;
        return isXMissing ? 1 : -1;
      }
      return x < y === isDescending ? 1 : -1;
    }
    return ties(a) - ties(b);
  };
}

/** Indices in the matches that also pass the other filters. */
function passingMatches({ rows }: DutyMatches, set: BitSet): Uint32Array {
  const indices = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) if (hasRow(set, rows[index]!)) indices[count++] = index;
  return indices.subarray(0, count);
}

/**
 * The figures of some rows or matches. A loop, because `Float64Array.from` with a function takes several times as
 * long.
 */
function figuresAt(indices: Uint32Array, figure: (index: number) => number): Float64Array {
  const figures = new Float64Array(indices.length);
  for (let at = 0; at < indices.length; at++) figures[at] = figure(indices[at]!);
  return figures;
}

/** Rows of the matches that also pass the other filters. */
export const passingRows = (matches: DutyMatches, set: BitSet): Uint32Array =>
  // Every index has a row.
  passingMatches(matches, set).map((index) => matches.rows[index]!);

const NEAREST: Order = { kind: "deviation", isDescending: false };

function pageOfMatches(
  { columns, all }: Narrowed<SearchColumns>,
  searched: SearchedDuty,
  order: Order | null,
  from: number,
  to: number,
): ListPage {
  const { duty, matches, energies } = searched;
  const indices = passingMatches(matches, all);
  const { isDescending } = order ?? NEAREST;
  const chosen: Key[] = matchFigures(columns, duty, matches, order ?? NEAREST, energies).map((figure) => ({
    figures: figuresAt(indices, figure),
    isDescending,
  }));
  const first = order === null ? choiceFigures(columns, searched, indices) : [];
  const keys = [...first.map((figures): Key => ({ figures, isDescending: false })), ...chosen];
  const ties = (at: number) => columns.tieOrder[matches.rows[indices[at]!]!]!;
  const page = indicesInOrder(indices.length, byKeys(keys, ties), from, to);
  return {
    total: indices.length,
    rows: Array.from(page, (at) => ({ row: matches.rows[indices[at]!]!, match: indices[at]! })),
  };
}

/** The figure of an order that needs no duty; null for the list's default order. */
function statedFigure({ properties, brands }: SearchColumns, order: Order | null) {
  if (order?.kind === "brand") return (row: number) => brands.rows[row]!;
  if (order?.kind !== "property") return null;
  const column = lookUp(properties, order.code);
  return column === undefined ? null : figureOf(column);
}

/**
 * Rows `from` up to `to` of the products that pass every filter. Without an order, a search by curve is ordered by
 * suitability (`suitabilityRank`), suitable products by shaft power, the others by the largest deviation, then by
 * the motor; any other list is ordered by usefulness, brand, model and id. Every order ends with model and id, so
 * that it is total and always the same. Values that are not stated come last.
 */
export function listPage(
  narrowed: Narrowed<SearchColumns>,
  searched: SearchedDuty | null,
  order: Order | null,
  from: number,
  to: number,
): ListPage {
  const { columns, all: set } = narrowed;
  if (searched !== null) return pageOfMatches(narrowed, searched, order, from, to);
  const withoutMatch = (row: number): Listed => ({ row, match: null });
  const figure = statedFigure(columns, order);
  if (order === null || figure === null) {
    return { total: countRows(set), rows: rowsBetween(set, from, to).map(withoutMatch) };
  }
  const rows = rowsIn(set);
  const key = { figures: figuresAt(rows, figure), isDescending: order.isDescending };
  const ties = (at: number) => columns.tieOrder[rows[at]!]!;
  const page = indicesInOrder(rows.length, byKeys([key], ties), from, to);
  return { total: rows.length, rows: Array.from(page, (at) => withoutMatch(rows[at]!)) };
}
