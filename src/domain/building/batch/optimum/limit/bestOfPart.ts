import { assignRows } from "../assignRows.ts";
import { leastCost, pairsByModel } from "../MedianProblem.ts";
import { MedianBounds } from "../medianBounds.ts";
import type { ObjectiveProblem } from "../objective.ts";
import { OpenModels } from "../OpenModels.ts";
import { ownBest } from "../ownBest.ts";
import { rankedPairs } from "../rankedPairs.ts";

/** The best models of one part by itself, with a lower bound for any choice of as many models. */
export interface BestOfPart {
  readonly models: readonly number[];
  readonly cost: number;
  readonly bound: number;
}

/** Counted in steps and exchanges, never in time, so that two runs give the same result. */
const ROUNDS = 4;
const STEPS = 80;
const SWAPS = 60;

/**
 * Looks for the cheapest choice of at most `most` models for a part. If each row's own best are few enough, it
 * takes these. Otherwise it opens models one after another, exchanges them, and tries the models that multipliers
 * take.
 *
 * @param cover at most `most` models such that every row has one
 */
export function* bestOfPart(
  problem: ObjectiveProblem,
  { cover, most }: { readonly cover: readonly number[]; readonly most: number },
  presentOf: (row: number) => ReadonlySet<number>,
): Generator<void, BestOfPart> {
  const own = ownBest(problem, presentOf);
  const least = leastCost(problem);
  if (own.length <= most) return { models: own, cost: least, bound: least };
  const [ranked, pairs] = [rankedPairs(problem), pairsByModel(problem)];
  const open = new OpenModels(problem, ranked, pairs);
  const bounds = new MedianBounds(problem, ranked, pairs);
  let best = { models: cover, cost: Infinity };
  let begin: readonly number[] = cover;
  for (let round = 0; round < ROUNDS; round++) {
    open.begin(begin);
    while (open.count < most && open.open());
    for (let swap = 0; swap < SWAPS && open.swap(); swap++) yield;
    if (open.isWhole && open.sum() < best.cost) best = { models: open.models(), cost: open.sum() };
    const first = assignRows(problem, best.models);
    const raising = bounds.raise(
      most,
      best.cost,
      STEPS,
      round === 0 ? Float64Array.from(first, (pair) => problem.costs[pair]!) : undefined,
    );
    let raised = raising.next();
    for (; raised.done !== true; raised = raising.next()) yield;
    begin = raised.value;
    if (bounds.at(most) >= best.cost || begin.length === 0) break;
  }
  return { ...best, bound: Math.min(best.cost, bounds.at(most)) };
}
