import type { MedianProblem } from "./MedianProblem.ts";

/** The pairs of each row by rising cost, equal ones by model; `starts` are those of the rows. */
export interface RankedPairs {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly models: Uint32Array<ArrayBuffer>;
  readonly costs: Float64Array<ArrayBuffer>;
}

/**
 * A search for pairs cheaper than a value then reads only the beginning of a row, which is short when many models
 * are open. Cost and index are sorted as one number; since costs are integers, this is exact up to 2^53.
 */
export function rankedPairs({ rows, costs }: MedianProblem): RankedPairs {
  const { starts, members } = rows;
  const ranked = {
    starts,
    models: new Uint32Array(members.length),
    costs: new Float64Array(members.length),
  };
  let longest = 1;
  for (let row = 0; row + 1 < starts.length; row++)
    longest = Math.max(longest, starts[row + 1]! - starts[row]!);
  const keys = new Float64Array(longest);
  for (let row = 0; row + 1 < starts.length; row++) {
    const start = starts[row]!;
    const order = keys.subarray(0, starts[row + 1]! - start);
    for (let at = 0; at < order.length; at++) order[at] = costs[start + at]! * longest + at;
    order.sort();
    for (let at = 0; at < order.length; at++) {
      const cost = Math.floor(order[at]! / longest);
      ranked.costs[start + at] = cost;
      ranked.models[start + at] = members[start + order[at]! - cost * longest]!;
    }
  }
  return ranked;
}
