import type { AcceptanceGrade } from "../../catalogue/standards/acceptanceGrades.ts";

/**
 * The limits of an accepted machine's curve, on a grid of flows; NaN where the tolerance reaches beyond the
 * measured range.
 */
export interface ToleranceLimits {
  readonly least: Float64Array;
  readonly most: Float64Array;
}

/**
 * The least and greatest (1 + x)·(h(Q/(1 + y)) ± off) over the box of a grade's tolerances (ENGINEERING-2 F.2),
 * for a curve of positive values.
 *
 * @param grid m³/h, ascending in even steps; the curve is straight between grid points
 * @param values NaN outside of the measured range
 * @param off possible error of the values, if they were read from a chart
 */
export function toleranceLimits(
  grid: Float64Array,
  values: Float64Array,
  { flow: [less, more], value: [low, high] }: Pick<AcceptanceGrade, "flow" | "value">,
  off = 0,
): ToleranceLimits {
  const least = new Float64Array(grid.length).fill(Number.NaN);
  const most = least.slice();
  const [first, step] = [grid[0]!, grid[1]! - grid[0]!];
  const indexOf = (flow: number) => (flow - first) / step;
  const valueAt = (index: number): number => {
    const below = Math.floor(index);
    const share = index - below;
    const value = values[below] ?? Number.NaN;
    return share === 0 ? value : value + share * ((values[below + 1] ?? Number.NaN) - value);
  };
  grid.forEach((flow, at) => {
    const [from, to] = [indexOf(flow / (1 + more)), indexOf(flow / (1 + less))];
    const [one, other] = [valueAt(from), valueAt(to)];
    let [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
    for (let index = Math.ceil(from); index <= to; index++) {
      lowest = Math.min(lowest, values[index]!);
      highest = Math.max(highest, values[index]!);
    }
    least[at] = (1 + low) * (lowest - off);
    most[at] = (1 + high) * (highest + off);
  });
  return { least, most };
}
