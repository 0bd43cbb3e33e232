import type { LineMark } from "./ChartDrawing.ts";

/** Last index of the grid where a line is drawn; −1 for an empty line. */
export function lastDrawn({ values }: LineMark): number {
  let at = values.length - 1;
  while (at >= 0 && Number.isNaN(values[at])) at--;
  return at;
}

/** The first index from which a condition holds (binary search); `end` if it holds nowhere before. */
export function firstIndex(end: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
