import type { Collector } from "../Collector.ts";
import type { CorrectedGroup } from "./CorrectedGroup.ts";
import { leadOf } from "./leadOf.ts";
import { splitExcess } from "./splitExcess.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * Offers every candidate of a group that meets the requirement to `best`, with its excess: the largest of the checked
 * ratios corrected / required (required / corrected for the heat-moisture ratio). Cheap checks go first, then bounds,
 * so that sensible cooling is computed only for candidates that may well enter the list. `heating`: the group's factor.
 */
export function searchGroup(
  group: CorrectedGroup,
  required: FanCoilRequirement,
  heating: number,
  best: Collector,
): void {
  const { airFlow, heating: ratedHeating, tieOrder, rows } = group.candidates;
  // 0 is no requirement: real ones are positive.
  const needsAir = required.airFlow ?? 0;
  const needsTotal = required.totalCooling ?? 0;
  const needsHeating = required.heating ?? 0;
  const needsSplit =
    required.sensibleCooling !== null ||
    required.latentCooling !== null ||
    required.heatMoistureRatio !== null;

  const { order, values, start, excessPerValue } = leadOf(group, required, heating);
  let limit = best.limit;
  for (let at = start; at < order.length; at++) {
    const place = order[at]!;
    if (values[place]! * excessPerValue > limit) break;
    let excess = 0;
    if (needsAir > 0) {
      const value = airFlow[place]!;
      if (value < needsAir) continue;
      excess = value / needsAir;
      if (excess > limit) continue;
    }
    if (needsHeating > 0) {
      const value = heating * ratedHeating[place]!;
      // Also refuses NaN, heating that is not stated.
      if (!(value >= needsHeating)) continue;
      excess = Math.max(excess, value / needsHeating);
    }
    const total = group.total(place);
    if (needsTotal > 0) {
      if (total < needsTotal) continue;
      excess = Math.max(excess, total / needsTotal);
    }
    if (excess > limit) continue;
    if (needsSplit) {
      // Comparisons that NaN fails: a unit that does not meet the split is passed over.
      const most = group.sensibleAtMost(place);
      const least = splitExcess(required, total, group.sensibleAtLeast(place), most);
      if (!(least <= limit)) continue;
      const sensible = group.sensible(place);
      excess = Math.max(excess, splitExcess(required, total, sensible, sensible));
      if (!(excess <= limit)) continue;
    }
    best.offer(excess, tieOrder[place]!, rows[place]!, place);
    limit = best.limit;
  }
}
