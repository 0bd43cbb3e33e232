import type { Axis } from "../../products/chart/axes.ts";
import { append } from "../../base/lists.ts";

/**
 * Every fourth of the grid's 801 points: one line segment for every two points of a chart as wide as the sheet.
 */
const STEP = 4;

/**
 * Runs of a sampled curve without gaps and within its axis, thinned; each keeps its first and last value.
 *
 * @returns x and y alternately, by `pointAt`; a single value makes no line
 */
export function polylines(
  values: Float64Array,
  { min, max }: Axis,
  pointAt: (index: number, value: number) => readonly [x: number, y: number],
): number[][] {
  const runs: number[][] = [];
  let first = -1;
  for (let at = 0; at <= values.length; at++) {
    const value = values[at] ?? Number.NaN;
    // A system curve begins at zero, where the axis may not. Written so that NaN counts as missing.
    const isMissing = !(value >= min && value <= max);
    if (!isMissing && first < 0) first = at;
    if (!isMissing || first < 0) continue;
    if (at - first > 1) runs.push(runOf(values, first, at - 1, pointAt));
    first = -1;
  }
  return runs;
}

function runOf(
  values: Float64Array,
  first: number,
  last: number,
  pointAt: (index: number, value: number) => readonly [number, number],
): number[] {
  const run: number[] = [];
  for (let at = first; at < last; at += STEP) append(run, pointAt(at, values[at]!));
  append(run, pointAt(last, values[last]!));
  return run;
}
