import type { Temperature } from "../../../../base/units.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import { meets, type Demand } from "./checks.ts";
import type { CorrectedCandidates } from "./CorrectedCandidates.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { fanCoilProperty } from "./fanCoilProperty.ts";
import { nearestCandidate } from "./nearestCandidate.ts";
import { waterReasons } from "./waterReasons.ts";

/**
 * Why no candidate meets a room's demands: water that cannot serve it, then each figure that no candidate reaches
 * even alone; if each figure is reached by some candidate, what the nearest one lacks.
 */
export function noMatchReasons(
  candidates: CorrectedCandidates,
  models: readonly string[],
  demands: readonly Demand[],
  room: { readonly summerDryBulb: Temperature; readonly winterDryBulb: Temperature },
  conditions: FanCoilConditions,
): NoMatchReason[] {
  if (candidates.groups.length === 0) return [{ code: "no-candidates" }];
  const { reasons, served } = waterReasons(demands, room, conditions);
  for (const demand of served) {
    const { figure, required } = demand;
    const check = fanCoilProperty(figure, conditions.level);
    const best = candidates.best(figure, room.winterDryBulb);
    if (best === null) reasons.push({ code: "figure-unknown", check });
    else if (!meets(demand, best)) reasons.push({ code: "short", check, required, best });
  }
  if (reasons.length > 0) return reasons;

  const nearest = nearestCandidate(candidates, served, room.winterDryBulb);
  return served.flatMap((demand, at): NoMatchReason[] => {
    const { figure, required } = demand;
    const check = fanCoilProperty(figure, conditions.level);
    const best = nearest.values[at] ?? null;
    if (best === null) return [{ code: "figure-unknown", check }];
    return meets(demand, best)
      ? []
      : [{ code: "combined", check, required, best, model: models[nearest.row]! }];
  });
}
