import type { LineMark } from "./ChartDrawing.ts";

/** Last place of the grid where a line is; −1 for a line that is nowhere. */
export function lastPlace({ values }: LineMark): number {
  let at = values.length - 1;
  while (at >= 0 && Number.isNaN(values[at])) at--;
  return at;
}

/** The first place from which on something holds; `end` where it holds nowhere before. */
export function firstPlace(end: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
