import { dewPoint } from "../../../../physics/air/dewPoint.ts";
import { humidityRatioOfEnthalpy } from "../../../../physics/air/moistAirEnthalpy.ts";
import { fail, ok, type Result } from "../../../../base/result.ts";
import { temperature, type Temperature } from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";

/** K */
const SETTLED = 1e-10;
/** Near a double root Newton halves the distance at every step; 100 steps are enough from anywhere. */
const MAX_STEPS = 100;

/**
 * The point where the coil's process line, from the entering air with this sensible heat ratio (sensible over
 * total), first meets the saturation curve: c_p·(t_in − t) = ratio·(h_in − h_sat(t)). A line too steep for the
 * curve has no such point; for 27 / 19.5 ℃ that is a ratio below about 0.60.
 */
export function apparatusDewPoint(
  air: EnteringAir,
  sensibleRatio: number,
): Result<Temperature, "no-apparatus-dew-point"> {
  const { pressure, saturated } = air.site;
  const start = dewPoint(humidityRatioOfEnthalpy(air.enthalpy, air.dryBulb), pressure);
  if (!start.ok) return fail("no-apparatus-dew-point");
  // The difference of both sides is convex in t and not negative at the dew point. Newton's steps from there
  // descend to the upper root without passing it; a reversed slope means that there is none.
  let t = start.value;
  for (let step = 0; step < MAX_STEPS; step++) {
    const slope = sensibleRatio * saturated.slope(t) - air.heat;
    if (slope <= 0) return fail("no-apparatus-dew-point");
    const difference = air.heat * (air.dryBulb - t) - sensibleRatio * (air.enthalpy - saturated.enthalpy(t));
    const change = difference / slope;
    t = temperature(t - change);
    if (Math.abs(change) < SETTLED) return ok(t);
  }
  return fail("no-apparatus-dew-point");
}
