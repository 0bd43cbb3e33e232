import type { PropertyRange } from "./multiRoom.ts";
import type { SizedChange } from "./rankChanges.ts";

/** The range widened just enough to include one of `values`; of two equally near, the upper end moves. */
export function widenedRange(range: PropertyRange, values: Iterable<number>): PropertyRange | null {
  let [below, above] = [-Infinity, Infinity];
  for (const value of values)
    if (value > range.to) above = Math.min(above, value);
    else if (value < range.from) below = Math.max(below, value);
  // Compares the values themselves, because rounding makes distances equal.
  const isUpper = above - range.to <= range.from - below;
  if (isUpper) return above === Infinity ? null : { from: range.from, to: above };
  return { from: below, to: range.to };
}

/** Its size is the step relative to the end that moves. */
export const rangeChange = (property: string, from: PropertyRange, to: PropertyRange): SizedChange => ({
  size: to.to > from.to ? (to.to - from.to) / from.to : (from.from - to.from) / from.from,
  change: { code: "change", kind: "range", property, from, to },
});
