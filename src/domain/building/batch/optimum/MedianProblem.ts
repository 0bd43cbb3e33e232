import type { Sets } from "./Sets.ts";

/**
 * Rooms that each get one of their candidates, and what every pair costs: "at most k models with the least sum". Costs are
 * whole numbers, so that sums are exact and a bound may be rounded up.
 */
export interface MedianProblem {
  readonly models: number;
  /** Candidates of each row; a row stands for all rooms that are alike. */
  readonly rows: Sets;
  /** Beside `rows.members`: what the pair costs, all rooms of the row together. */
  readonly costs: Float64Array<ArrayBuffer>;
  /** Models that are there in any case: those of locked rooms. */
  readonly fixed: readonly number[];
}

/** The pairs by model: where each is among the row's, and in which row. */
export interface PairsByModel {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly costs: Float64Array<ArrayBuffer>;
}

export function pairsByModel({ models, rows, costs }: MedianProblem): PairsByModel {
  const starts = new Uint32Array(models + 1);
  for (const model of rows.members) starts[model + 1]!++;
  for (let at = 0; at < models; at++) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const byModel = {
    starts,
    rows: new Uint32Array(rows.members.length),
    costs: new Float64Array(rows.members.length),
  };
  for (let row = 0; row + 1 < rows.starts.length; row++)
    for (let pair = rows.starts[row]!; pair < rows.starts[row + 1]!; pair++) {
      const at = next[rows.members[pair]!]!++;
      byModel.rows[at] = row;
      byModel.costs[at] = costs[pair]!;
    }
  return byModel;
}

/** What each row would cost with all models there: less than that no plan costs. */
export function leastCost({ rows, costs }: MedianProblem): number {
  let sum = 0;
  for (let row = 0; row + 1 < rows.starts.length; row++) {
    let least = Infinity;
    for (let pair = rows.starts[row]!; pair < rows.starts[row + 1]!; pair++)
      least = Math.min(least, costs[pair]!);
    sum += least;
  }
  return sum;
}
