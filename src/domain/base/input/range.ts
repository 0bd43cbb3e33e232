import { fail, ok, type Result } from "../result.ts";
import { formatPlain } from "../formatNumber.ts";

/** The two ends of a range filter; `null` is an open end. */
export interface RangeBounds {
  readonly from: number | null;
  readonly to: number | null;
}

const endOf = (text: string): number | null => {
  const trimmed = text.trim();
  const value = Number(trimmed);
  // A point or a sign alone is the beginning of a number that is still being typed.
  return trimmed === "" || Number.isNaN(value) ? null : value;
};

/**
 * Reads the two typed ends of a range: `null` when both are empty, which means no filter.
 * @returns `min-not-below-max` when both are given and the first is not below the second; with `mayBeEqual`, equal
 * ends are allowed
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

/** A range as shown to a person, with its unit: 10 – 20 kW, ≥ 10 kW. Empty when both ends are open. */
export function rangeText({ from, to }: RangeBounds, unit: string): string {
  const behind = unit === "" ? "" : ` ${unit}`;
  if (from === null) return to === null ? "" : `≤ ${formatPlain(to)}${behind}`;
  if (to === null) return `≥ ${formatPlain(from)}${behind}`;
  return from === to ? `${formatPlain(from)}${behind}` : `${formatPlain(from)} – ${formatPlain(to)}${behind}`;
}
