import type { Area, Flow, Length } from "../../../units.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import { velocityForThrow } from "../nozzleThrow.ts";
import { outletAirFlow } from "../outletVelocity.ts";

interface Opening {
  readonly effectiveArea: Area;
  /** Of a spherical nozzle; `null` for what throws nowhere. */
  readonly nozzleDiameter: Length | null;
}

/** The air nearest to `airFlow` with which an outlet does all that is asked, m³/h; `null` where no air would. */
export function airThatSuits(
  { effectiveArea, nozzleDiameter }: Opening,
  airFlow: Flow,
  { velocity: { from, to }, nozzleThrow: needed }: Pick<AirOutletConditions, "velocity" | "nozzleThrow">,
): Flow | null {
  if (needed !== null && nozzleDiameter === null) return null;
  const slowest =
    needed === null || nozzleDiameter === null
      ? from
      : Math.max(from, velocityForThrow(nozzleDiameter, needed));
  if (slowest > to) return null;
  const least = outletAirFlow(slowest, effectiveArea);
  return airFlow < least ? least : outletAirFlow(to, effectiveArea);
}
