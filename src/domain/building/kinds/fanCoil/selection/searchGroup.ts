import type { Collector } from "../../../selection/Collector.ts";
import type { CorrectedGroup } from "./CorrectedGroup.ts";
import { FanCoilFind } from "./FanCoilFind.ts";
import { leadOf } from "./leadOf.ts";
import { meetsSplit } from "./meetsSplit.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * Offers every candidate of a group that meets the requirement to `best`, with its ratio corrected / required of
 * the leading figure. Cheap checks come first, then bounds, so that sensible cooling is computed only for
 * candidates that those do not decide. `heating`: the group's factor.
 */
export function searchGroup(
  group: CorrectedGroup,
  required: FanCoilRequirement,
  heating: number,
  best: Collector,
): void {
  const { airFlow, heating: ratedHeating, tieOrder, rows } = group.candidates;
  // 0 is no requirement; real ones are positive.
  const needsAir = required.airFlow ?? 0;
  const needsTotal = required.totalCooling ?? 0;
  const needsHeating = required.heating ?? 0;
  const needsSplit =
    required.sensibleCooling !== null ||
    required.latentCooling !== null ||
    required.heatMoistureRatio !== null;
  const find = new FanCoilFind(group, required, heating);
  const { leading } = find;
  const isSplitLeading = needsTotal === 0 && needsHeating === 0 && needsSplit;
  const needsSensible = leading === "sensibleCooling" ? (required.sensibleCooling ?? 0) : 0;

  const { order, values, start, ratioPerValue } = leadOf(group, required, heating, leading);
  let limit = best.limit;
  for (let at = start; at < order.length; at++) {
    const index = order[at]!;
    if (values[index]! * ratioPerValue > limit) break;
    if (airFlow[index]! < needsAir) continue;
    // Also excludes NaN: heating that is not stated.
    if (needsHeating > 0 && !(heating * ratedHeating[index]! >= needsHeating)) continue;
    const total = group.total(index);
    if (total < needsTotal) continue;
    find.index = index;
    if (!isSplitLeading) {
      find.ratio = find.leadingRatio();
      if (find.ratio > limit) continue;
    }
    if (needsSplit) {
      const least = group.sensibleAtLeast(index);
      const most = group.sensibleAtMost(index);
      if (!meetsSplit(required, total, least, most)) continue;
      if (needsSensible > 0 && least / needsSensible > limit) continue;
      if (!meetsSplit(required, total, most, least)) {
        const sensible = group.sensible(index);
        if (!meetsSplit(required, total, sensible, sensible)) continue;
      }
      if (isSplitLeading) {
        find.ratio = find.leadingRatio();
        if (find.ratio > limit) continue;
      }
    }
    find.row = rows[index]!;
    find.tieOrder = tieOrder[index]!;
    best.offer(find);
    limit = best.limit;
  }
}
