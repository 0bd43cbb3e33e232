import { countRows, hasRow, rowsBetween, rowsIn, type BitSet } from "./BitSet.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { Narrowed } from "./narrow.ts";
import { placesInOrder } from "./placesInOrder.ts";
import { runningOf } from "./running.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { lookUp } from "../keyed.ts";

export interface Order {
  readonly code: string;
  readonly isDescending: boolean;
}

/** One row of a page; `match` is its place in the duty's matches, null without a duty. */
export interface Listed {
  readonly row: number;
  readonly match: number | null;
}

export interface ListPage {
  readonly total: number;
  readonly rows: readonly Listed[];
}

/** Something by which rows are ordered; NaN comes last in either direction. */
interface Key {
  readonly figures: Float64Array;
  readonly isDescending: boolean;
}

function byKeys(keys: readonly Key[], ties: (place: number) => number) {
  return (a: number, b: number): number => {
    for (const { figures, isDescending } of keys) {
      const [x, y] = [figures[a]!, figures[b]!];
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

function powerOf({ properties }: SearchColumns, { form }: Duty): (row: number) => number {
  const columns = form.power.flatMap((code) => {
    const column = lookUp(properties, code);
    return column === undefined ? [] : [figureOf(column)];
  });
  return (row) => {
    for (const figure of columns) if (!Number.isNaN(figure(row))) return figure(row);
    return NaN;
  };
}

/** Places in the matches that also pass the other filters. */
function passingMatches({ rows }: DutyMatches, set: BitSet): Uint32Array {
  const places = new Uint32Array(rows.length);
  let count = 0;
  rows.forEach((row, place) => {
    if (hasRow(set, row)) places[count++] = place;
  });
  return places.subarray(0, count);
}

function pageOfMatches(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
  set: BitSet,
  order: Order | null,
  from: number,
  to: number,
): ListPage {
  const places = passingMatches(matches, set);
  const gather = (figure: (place: number) => number) => Float64Array.from(places, figure);
  const ofRow = (figure: (row: number) => number) => gather((place) => figure(matches.rows[place]!));
  const keys: Key[] = [];
  if (order === null) {
    keys.push({ figures: gather((place) => matches.worst[place]!), isDescending: false });
    keys.push({ figures: ofRow(powerOf(columns, duty)), isDescending: false });
  } else {
    const running = runningOf(columns, duty, matches, order.code);
    const column = lookUp(columns.properties, order.code);
    const stated = column === undefined ? () => NaN : figureOf(column);
    keys.push({
      figures: running === null ? ofRow(stated) : gather(running),
      isDescending: order.isDescending,
    });
  }
  const ties = (at: number) => columns.tieOrder[matches.rows[places[at]!]!]!;
  const page = placesInOrder(places.length, byKeys(keys, ties), from, to);
  return {
    total: places.length,
    rows: Array.from(page, (at) => ({ row: matches.rows[places[at]!]!, match: places[at]! })),
  };
}

/**
 * Rows `from` up to `to` of the products that pass every filter. Without an order a search by curve is listed by the
 * worst deviation, then power, and any other list by brand, model and id; every order ends with model and id, so that
 * it is total and the same whenever it is asked for. Not stated comes last.
 */
export function listPage(
  narrowed: Narrowed,
  duty: Duty | null,
  order: Order | null,
  from: number,
  to: number,
): ListPage {
  const { columns, duty: matches, all: set } = narrowed;
  if (duty !== null && matches !== null) return pageOfMatches(columns, duty, matches, set, order, from, to);
  const withoutMatch = (row: number): Listed => ({ row, match: null });
  const column = order === null ? undefined : lookUp(columns.properties, order.code);
  if (order === null || column === undefined) {
    return { total: countRows(set), rows: rowsBetween(set, from, to).map(withoutMatch) };
  }
  const rows = rowsIn(set);
  const key = { figures: Float64Array.from(rows, figureOf(column)), isDescending: order.isDescending };
  const ties = (at: number) => columns.tieOrder[rows[at]!]!;
  const page = placesInOrder(rows.length, byKeys([key], ties), from, to);
  return { total: rows.length, rows: Array.from(page, (at) => withoutMatch(rows[at]!)) };
}
