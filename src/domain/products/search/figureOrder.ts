import { hasRow, setOf, setWhere, type BitSet } from "./BitSet.ts";
import type { Numbers } from "./SearchColumns.ts";

/** Rows that state a figure, by ascending figure. */
type FigureOrder = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The rows of a column by ascending figure, and as a set. */
interface Ordered {
  readonly order: FigureOrder;
  readonly stated: BitSet;
}

/** For a larger category the orders would take too much memory. */
const MOST_ROWS = 200_000;
const MOST_IN_TWO_BYTES = 0x1_0000;

/** A counting sort, because most figures of a column are repeated. */
function orderOf(values: Numbers): FigureOrder {
  const counts = new Map<number, number>();
  let stated = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!;
    if (Number.isNaN(value)) continue;
    stated++;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const starts = new Map<number, number>();
  let start = 0;
  for (const value of Float64Array.from(counts.keys()).sort()) {
    starts.set(value, start);
    // Every value was counted.
    start += counts.get(value)!;
  }
  const order = values.length > MOST_IN_TWO_BYTES ? new Uint32Array(stated) : new Uint16Array(stated);
  for (let row = 0; row < values.length; row++) {
    const index = starts.get(values[row]!);
    if (index === undefined || Number.isNaN(values[row])) continue;
    order[index] = row;
    starts.set(values[row]!, index + 1);
  }
  return order;
}

const known = new WeakMap<Numbers, Ordered>();

/** Computed once for a column, which is never written to; null for a column with too many rows. */
function ordered(values: Numbers): Ordered | null {
  if (values.length > MOST_ROWS) return null;
  const held = known.get(values);
  if (held !== undefined) return held;
  const order = orderOf(values);
  const found = { order, stated: setOf(values.length, order) };
  known.set(values, found);
  return found;
}

/** The first index of an order whose figure is not before a limit. */
function firstIndex({ length }: FigureOrder, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The rows whose figure lies between two ends; built from the rows inside or those outside, whichever are fewer.
 */
export function rowsWithin(
  values: Numbers,
  { from, to }: { readonly from: number; readonly to: number },
): BitSet {
  const found = ordered(values);
  // NaN (not stated) fails both comparisons.
  if (found === null) return setWhere(values.length, (row) => values[row]! >= from && values[row]! <= to);
  const { order, stated } = found;
  // Every index of the order has a row.
  const begin = firstIndex(order, (index) => values[order[index]!]! < from);
  const end = Math.max(
    begin,
    firstIndex(order, (index) => values[order[index]!]! <= to),
  );
  if (end - begin < order.length / 2) return setOf(values.length, order.subarray(begin, end));
  const set = stated.slice();
  const leaveOut = (index: number) => {
    const row = order[index]!;
    set[row >>> 5]! &= ~(1 << (row & 31));
  };
  for (let index = 0; index < begin; index++) leaveOut(index);
  for (let index = end; index < order.length; index++) leaveOut(index);
  return set;
}

/**
 * Least and greatest figure of the rows of a large set: the first member of the set from either end. Null if an
 * end is not found within as many steps as the set has rows, or if the category is too large for orders.
 */
export function spanInOrder(
  values: Numbers,
  set: BitSet,
  size: number,
): { readonly min: number; readonly max: number } | null {
  const found = ordered(values);
  if (found === null) return null;
  const { order } = found;
  let low = 0;
  let high = order.length - 1;
  for (let left = size; left > 0 && low <= high; left--) {
    // Every index of the order has a row.
    const [isLow, isHigh] = [hasRow(set, order[low]!), hasRow(set, order[high]!)];
    if (isLow && isHigh) return { min: values[order[low]!]!, max: values[order[high]!]! };
    if (!isLow) low++;
    if (!isHigh) high--;
  }
  return null;
}
