import type { Area, Flow } from "../../../../../base/units.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import { velocityForThrow } from "../nozzleThrow.ts";
import { outletAirFlow } from "../outletFigures.ts";

interface Opening {
  readonly effectiveArea: Area;
  /** What is no nozzle throws nowhere. */
  readonly isNozzle: boolean;
}

/** The air nearest to `airFlow` with which an outlet does all that is asked, m³/h; `null` where no air would. */
export function airThatSuits(
  { effectiveArea, isNozzle }: Opening,
  airFlow: Flow,
  { velocity: { from, to }, nozzleThrow: needed }: Pick<AirOutletConditions, "velocity" | "nozzleThrow">,
): Flow | null {
  if (needed !== null && !isNozzle) return null;
  const slowest = needed === null ? from : Math.max(from, velocityForThrow(effectiveArea, needed));
  if (slowest > to) return null;
  const least = outletAirFlow(slowest, effectiveArea);
  return airFlow < least ? least : outletAirFlow(to, effectiveArea);
}
