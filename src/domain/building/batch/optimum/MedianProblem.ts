import type { Sets } from "./Sets.ts";

/**
 * Rooms that each get one of their candidates, with the cost of every pair: "at most k models with the least sum"
 * (a p-median problem). Costs are integers, so sums are exact and a bound may be rounded up.
 */
export interface MedianProblem {
  readonly models: number;
  /** Candidates of each row; a row stands for all equal rooms. */
  readonly rows: Sets;
  /** One for each of `rows.members`: the cost of the pair for all rooms of the row. */
  readonly costs: Float64Array<ArrayBuffer>;
  /** Models that are present in any case, in locked rooms. */
  readonly fixed: readonly number[];
}

/** The pairs by model: index of each among the row's pairs, and its row. */
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

/** Total cost with all models available: a lower bound for every plan. */
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
