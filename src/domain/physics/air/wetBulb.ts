import { fail, ok, type Result } from "../../base/result.ts";
import { pressure, temperature, type Pressure, type Temperature } from "../../base/units.ts";
import { humidityRatioOfBulbs, humidityRatioOfVapour } from "./humidityRatio.ts";
import { saturationPressure } from "./saturationPressure.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** K; far below the resolution of any thermometer. */
const SETTLED = 1e-9;
/** K below the dry bulb; no air in a building has a lower wet bulb. */
const WIDEST_DEPRESSION = 60;

/** The wet bulb of air with this dry bulb and relative humidity (0 to 1). */
export function wetBulbOfHumidity(
  dryBulb: Temperature,
  humidity: number,
  total: Pressure = STANDARD_PRESSURE,
): Result<Temperature, "impossible-air"> {
  if (!(humidity >= 0 && humidity <= 1)) return fail("impossible-air");
  const vapour = pressure(saturationPressure(dryBulb) * humidity);
  const wanted = humidityRatioOfVapour(vapour, total);
  // The humidity ratio grows with the wet bulb, so bisection converges. A wet bulb that is too low belongs to no
  // possible air.
  let low: number = dryBulb - WIDEST_DEPRESSION;
  let high: number = dryBulb;
  while (high - low > SETTLED) {
    const middle = (low + high) / 2;
    const found = humidityRatioOfBulbs(dryBulb, temperature(middle), total);
    if (found.ok && found.value >= wanted) high = middle;
    else low = middle;
  }
  return ok(temperature(high));
}
