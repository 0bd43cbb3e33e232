import { PROPERTY } from "../../../../../catalogue/properties.ts";
import type { NearestProduct } from "../../../../selection/multiRoom.ts";
import type { AirOutletFigures } from "../AirOutletAnswer.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import { missedEnd } from "../outletReasons.ts";
import { isInVelocity, reaches } from "../serves.ts";

/** The share of the requirement that the weakest figure reaches; 1 or more if all are met. */
export function shareReached(figures: AirOutletFigures, conditions: AirOutletConditions): number {
  const { from, to } = conditions.velocity;
  const v = figures.velocity;
  const ofVelocity = Math.min(v / from, to / v);
  const needed = conditions.nozzleThrow;
  return needed === null ? ofVelocity : Math.min(ofVelocity, (figures.nozzleThrow ?? 0) / needed);
}

/** What an outlet with these figures lacks, and the end of the range that its velocity misses. */
export const lacksOf = (
  figures: AirOutletFigures,
  conditions: AirOutletConditions,
): NearestProduct["lacks"] => {
  const { velocity: v, nozzleThrow: best } = figures;
  const { velocity: span, nozzleThrow: needed } = conditions;
  return [
    ...(isInVelocity(figures, conditions)
      ? []
      : [{ check: PROPERTY.outletVelocity, required: missedEnd(v, span).end, best: v }]),
    ...(needed === null || reaches(figures, conditions)
      ? []
      : [{ check: PROPERTY.nozzleThrow, required: needed, best }]),
  ];
};
