import { dewPoint } from "../../../../physics/air/dewPoint.ts";
import { humidityRatioOfEnthalpy } from "../../../../physics/air/moistAirEnthalpy.ts";
import { fail, ok, type Result } from "../../../../base/result.ts";
import { temperature, type Temperature } from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";

/** K */
const SETTLED = 1e-10;
/** Newton halves the distance to a double root at every step: 100 steps reach one from anywhere. */
const MAX_STEPS = 100;

/**
 * Where the coil's process line, drawn from the entering air with this sensible heat ratio (sensible over total),
 * first meets the saturation curve: c_p·(t_in − t) = ratio·(h_in − h_sat(t)). A line too steep for the curve has
 * no such point; for 27 / 19.5 ℃ that is a ratio below about 0.60.
 */
export function apparatusDewPoint(
  air: EnteringAir,
  sensibleRatio: number,
): Result<Temperature, "no-apparatus-dew-point"> {
  const { pressure, saturated } = air.site;
  const start = dewPoint(humidityRatioOfEnthalpy(air.enthalpy, air.dryBulb), pressure);
  if (!start.ok) return fail("no-apparatus-dew-point");
  // The difference of both sides bends upwards along t and is not negative at the dew point. Newton's steps from
  // there run down to the upper root without passing it; a slope that turns round says there is none.
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
