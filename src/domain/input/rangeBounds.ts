import { fail, ok, type Result } from "../result.ts";

/** Ends of a range filter; `null` is an open end. */
export interface RangeBounds {
  readonly from: number | null;
  readonly to: number | null;
}

const endOf = (text: string): number | null => {
  const trimmed = text.trim();
  const value = Number(trimmed);
  // A point or a sign alone is the beginning of a number.
  return trimmed === "" || Number.isNaN(value) ? null : value;
};

/**
 * What two typed ends stand for: `null` when both are empty, which is no filter.
 * @returns `min-not-below-max` when both are given and the first is not below the second, or equal where it `mayBeEqual`
 */
export function rangeBounds(
  lower: string,
  upper: string,
  mayBeEqual = false,
): Result<RangeBounds | null, "min-not-below-max"> {
  const [from, to] = [endOf(lower), endOf(upper)];
  if (from === null && to === null) return ok(null);
  const isWrong = from !== null && to !== null && (mayBeEqual ? from > to : from >= to);
  return isWrong ? fail("min-not-below-max") : ok({ from, to });
}
