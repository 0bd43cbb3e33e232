import type { PropertyRange } from "./multiRoom.ts";
import type { SizedChange } from "./rankChanges.ts";

/** The range widened by as little as takes in one of `values`; between two as near, the upper end moves. */
export function widenedRange(range: PropertyRange, values: Iterable<number>): PropertyRange | null {
  let least = Infinity;
  let widened: PropertyRange | null = null;
  for (const value of values) {
    const isAbove = value > range.to;
    const distance = isAbove ? value - range.to : range.from - value;
    if (distance <= 0 || distance > least || (distance === least && !isAbove)) continue;
    least = distance;
    widened = isAbove ? { from: range.from, to: value } : { from: value, to: range.to };
  }
  return widened;
}

/** Its size is that of the step over the end that moves. */
export const rangeChange = (property: string, from: PropertyRange, to: PropertyRange): SizedChange => ({
  size: to.to > from.to ? (to.to - from.to) / from.to : (from.from - to.from) / from.from,
  change: { code: "change", kind: "range", property, from, to },
});
