import type { Temperature } from "../../../../base/units.ts";
import type { NearestProduct } from "../../../selection/multiRoom.ts";
import { meets, type Demand } from "./checks.ts";
import type { CorrectedCandidates } from "./CorrectedCandidates.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { fanCoilProperty } from "./fanCoilProperty.ts";
import { nearestCandidate } from "./nearestCandidate.ts";
import { waterReasons } from "./waterReasons.ts";

/**
 * The nearest candidate for the demands that the water can serve, with its failing checks; none if the water
 * serves nothing.
 */
export function nearestProduct(
  candidates: CorrectedCandidates,
  models: readonly string[],
  demands: readonly Demand[],
  room: { readonly summerDryBulb: Temperature; readonly winterDryBulb: Temperature },
  conditions: FanCoilConditions,
): NearestProduct[] {
  const { served } = waterReasons(demands, room, conditions);
  if (candidates.groups.length === 0 || served.length === 0) return [];
  const { row, values } = nearestCandidate(candidates, served, room.winterDryBulb);
  const lacks = lacksOf(served, values, conditions);
  // It meets everything that the water can serve: only the water is the obstacle, and the reasons say so.
  return lacks.length === 0 ? [] : [{ code: "nearest", model: models[row]!, lacks }];
}

/**
 * The demands that the figures do not meet.
 * @param values in the order of the demands
 */
export const lacksOf = (
  demands: readonly Demand[],
  values: readonly (number | null)[],
  { level }: Pick<FanCoilConditions, "level">,
): NearestProduct["lacks"] =>
  demands.flatMap((demand, at) => {
    const best = values[at] ?? null;
    const { figure, required } = demand;
    return meets(demand, best) ? [] : [{ check: fanCoilProperty(figure, level), required, best }];
  });
