import type { Temperature } from "../../../../base/units.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import type { Demand } from "./checks.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";

const isCooling = ({ figure }: Demand) => figure !== "airFlow" && figure !== "heating";

/**
 * What the water alone excludes: no candidate cools with water at or above the dry bulb, or heats with colder
 * water.
 */
export function waterReasons(
  demands: readonly Demand[],
  room: { readonly summerDryBulb: Temperature; readonly winterDryBulb: Temperature },
  { summerWater, winterWater }: FanCoilConditions,
): {
  readonly reasons: NoMatchReason[];
  /** The demands that the water can serve. */
  readonly served: readonly Demand[];
} {
  const reasons: NoMatchReason[] = [];
  let served = demands;
  if (summerWater >= room.summerDryBulb && demands.some(isCooling)) {
    reasons.push({ code: "summer-water-too-warm" });
    served = served.filter((demand) => !isCooling(demand));
  }
  if (winterWater <= room.winterDryBulb && demands.some(({ figure }) => figure === "heating")) {
    reasons.push({ code: "winter-water-too-cold" });
    served = served.filter(({ figure }) => figure !== "heating");
  }
  return { reasons, served };
}
