import { fail, ok, type Result } from "../result.ts";

/** Ends of a range filter; `null` is an open end. */
export interface RangeBounds {
  readonly from: number | null;
  readonly to: number | null;
}

const endOf = (text: string): number | null => {
  const trimmed = text.trim();
  return trimmed === "" || trimmed === "." ? null : Number(trimmed);
};

/**
 * What two typed ends stand for: `null` when both are empty, which is no filter.
 * @returns `min-not-below-max` when both are given and the first is not strictly below the second
 */
export function rangeBounds(lower: string, upper: string): Result<RangeBounds | null, "min-not-below-max"> {
  const [from, to] = [endOf(lower), endOf(upper)];
  if (from === null && to === null) return ok(null);
  return from !== null && to !== null && from >= to ? fail("min-not-below-max") : ok({ from, to });
}
