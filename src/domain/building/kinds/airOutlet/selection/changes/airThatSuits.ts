import type { Area, Flow } from "../../../../../base/units.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import { velocityForThrow } from "../nozzleThrow.ts";
import { outletAirFlow } from "../outletFigures.ts";

interface Opening {
  readonly effectiveArea: Area;
  /** Other outlets have no throw. */
  readonly isNozzle: boolean;
}

/** The air flow nearest to `airFlow` at which an outlet meets all conditions, m³/h; `null` if there is none. */
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
