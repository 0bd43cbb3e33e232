import type { Temperature } from "../../../../base/units.ts";
import { excessOf, type Demand } from "./checks.ts";
import type { CorrectedCandidates } from "./CorrectedCandidates.ts";

export interface NearestCandidate {
  /** The share of its demand that the weakest figure reaches. */
  readonly reached: number;
  readonly tieOrder: number;
  readonly row: number;
  readonly values: readonly (number | null)[];
}

/** The candidate whose worst shortfall is the smallest; there must be one. */
export function nearestCandidate(
  candidates: CorrectedCandidates,
  demands: readonly Demand[],
  winterDryBulb: Temperature,
): NearestCandidate {
  let nearest: NearestCandidate = { reached: -1, tieOrder: 0, row: 0, values: [] };
  for (const group of candidates.groups)
    for (let index = 0; index < group.candidates.rows.length; index++) {
      let atBest = Infinity;
      for (const demand of demands)
        atBest = Math.min(
          atBest,
          excessOf(demand, candidates.figureAtBest(group, index, demand.figure, winterDryBulb)),
        );
      if (atBest < nearest.reached) continue;
      let reached = Infinity;
      for (const demand of demands)
        reached = Math.min(
          reached,
          excessOf(demand, candidates.figure(group, index, demand.figure, winterDryBulb)),
        );
      const tieOrder = group.candidates.tieOrder[index]!;
      if (reached < nearest.reached || (reached === nearest.reached && tieOrder > nearest.tieOrder)) continue;
      const values = demands.map(({ figure }) => candidates.figure(group, index, figure, winterDryBulb));
      nearest = { reached, tieOrder, row: group.candidates.rows[index]!, values };
    }
  return nearest;
}
