import type { ObjectiveProblem } from "./objective.ts";

/** The pair of each row in a plan of these models: the cheapest, then the one with the least excess, then the first. */
export function assignRows(
  { rows, costs, excess, models }: ObjectiveProblem,
  open: ArrayLike<number>,
): Uint32Array {
  const isOpen = new Uint8Array(models);
  for (let at = 0; at < open.length; at++) isOpen[open[at]!] = 1;
  const pairs = new Uint32Array(rows.starts.length - 1);
  for (let row = 0; row < pairs.length; row++) {
    let best = -1;
    for (let pair = rows.starts[row]!; pair < rows.starts[row + 1]!; pair++) {
      if (isOpen[rows.members[pair]!] === 0) continue;
      const isBetter =
        best < 0 ||
        costs[pair]! < costs[best]! ||
        (costs[pair] === costs[best] && excess[pair]! < excess[best]!);
      if (isBetter) best = pair;
    }
    if (best < 0) throw new RangeError("a plan leaves a room without a model");
    pairs[row] = best;
  }
  return pairs;
}
