import type { PropertyRange } from "./multiRoom.ts";
import type { SizedChange } from "./rankChanges.ts";

/** The range widened by as little as takes in one of `values`; between two as near, the upper end moves. */
export function widenedRange(range: PropertyRange, values: Iterable<number>): PropertyRange | null {
  let [below, above] = [-Infinity, Infinity];
  for (const value of values)
    if (value > range.to) above = Math.min(above, value);
    else if (value < range.from) below = Math.max(below, value);
  // By the values themselves, not by their distances, which rounding makes equal.
  const isUpper = above - range.to <= range.from - below;
  if (isUpper) return above === Infinity ? null : { from: range.from, to: above };
  return { from: below, to: range.to };
}

/** Its size is that of the step over the end that moves. */
export const rangeChange = (property: string, from: PropertyRange, to: PropertyRange): SizedChange => ({
  size: to.to > from.to ? (to.to - from.to) / from.to : (from.from - to.from) / from.from,
  change: { code: "change", kind: "range", property, from, to },
});
