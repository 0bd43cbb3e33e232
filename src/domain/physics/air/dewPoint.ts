import { fail, ok, type Result } from "../../base/result.ts";
import { temperature, type HumidityRatio, type Pressure, type Temperature } from "../../base/units.ts";
import { vapourPressure } from "./humidityRatio.ts";
import { saturationPressure, saturationPressureSlope } from "./saturationPressure.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** ℃; range of the saturation equations. */
const COLDEST = temperature(-100);
const WARMEST = temperature(200);
/** K; Newton's iteration ends when its step no longer changes any relevant digit. */
const SETTLED = 1e-10;
const MAX_STEPS = 50;

/**
 * The temperature at which air of this humidity ratio is saturated. Fails with `too-dry` or `too-humid` outside
 * −100 to 200 ℃.
 */
export function dewPoint(
  w: HumidityRatio,
  total: Pressure = STANDARD_PRESSURE,
): Result<Temperature, "too-dry" | "too-humid"> {
  const vapour = vapourPressure(w, total);
  if (!(vapour >= saturationPressure(COLDEST))) return fail("too-dry");
  if (vapour > saturationPressure(WARMEST)) return fail("too-humid");
  // ln p rises with t and is concave, so Newton's steps end left of the answer and then only approach it.
  let t = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const at = temperature(Math.min(Math.max(t, COLDEST), WARMEST));
    const change = Math.log(vapour / saturationPressure(at)) / saturationPressureSlope(at);
    t = at + change;
    if (Math.abs(change) < SETTLED) break;
  }
  return ok(temperature(t));
}
