import { least } from "../../../../base/lists.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import { INDOOR_UNIT_PROPERTY } from "./IndoorUnit.ts";
import type { IndoorUnitColumns } from "./indoorUnitColumns.ts";
import type { IndoorUnitCandidates } from "./IndoorUnitCandidates.ts";
import type { IndoorUnitDemand } from "./indoorUnitDemands.ts";

/** The candidate whose smallest figure / required is the largest; there must be one. */
export function nearestUnit(
  candidates: IndoorUnitCandidates,
  tieOrder: IndoorUnitColumns["tieOrder"],
  demands: readonly IndoorUnitDemand[],
): number {
  let nearest = { row: 0, reached: -1 };
  for (const row of candidates.rows) {
    const reached = least(
      demands.map(({ figure, required }) => (candidates.figure(row, figure) ?? 0) / required),
    );
    if (reached > nearest.reached || (reached === nearest.reached && tieOrder[row]! < tieOrder[nearest.row]!))
      nearest = { row, reached };
  }
  return nearest.row;
}

/**
 * Why no candidate meets the demands. A figure that none reaches is named with the best value; if each is reached
 * by some unit, the nearest unit is named with what it lacks.
 */
export function indoorUnitReasons(
  candidates: IndoorUnitCandidates,
  { models, tieOrder }: IndoorUnitColumns,
  demands: readonly IndoorUnitDemand[],
): readonly NoMatchReason[] {
  if (candidates.rows.length === 0) return [{ code: "no-candidates" }];
  const reasons = demands.flatMap(({ figure, required }): NoMatchReason[] => {
    const check = INDOOR_UNIT_PROPERTY[figure];
    const best = candidates.best(figure);
    if (best === null) return [{ code: "figure-unknown", check }];
    return best < required ? [{ code: "short", check, required, best }] : [];
  });
  if (reasons.length > 0) return reasons;

  const nearest = nearestUnit(candidates, tieOrder, demands);
  return demands.flatMap(({ figure, required }): NoMatchReason[] => {
    const check = INDOOR_UNIT_PROPERTY[figure];
    const best = candidates.figure(nearest, figure);
    if (best === null) return [{ code: "figure-unknown", check }];
    if (best >= required) return [];
    return [{ code: "combined", check, required, best, model: models[nearest]! }];
  });
}
