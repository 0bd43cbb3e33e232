import { fail, ok, type Result } from "../../base/result.ts";
import { humidityRatio, type HumidityRatio, type Pressure, type Temperature } from "../../base/units.ts";
import { saturationPressure } from "./saturationPressure.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** Molar mass of water over that of dry air; ASHRAE Handbook Fundamentals, psychrometrics, eq. 20. */
const MOLAR_MASS_RATIO = 0.621945;

/** Humidity ratio of air that holds water vapour of partial pressure `vapour`, eq. 20. `vapour` < `total`. */
export const humidityRatioOfVapour = (vapour: Pressure, total: Pressure = STANDARD_PRESSURE): HumidityRatio =>
  humidityRatio((MOLAR_MASS_RATIO * vapour) / (total - vapour));

/** Partial pressure of the vapour in air of this humidity ratio, Pa; eq. 20 solved for the pressure. */
export const vapourPressure = (w: HumidityRatio, total: Pressure = STANDARD_PRESSURE): number =>
  (total * w) / (MOLAR_MASS_RATIO + w);

/** Humidity ratio of saturated air, eq. 21. Valid below the boiling point at `total`. */
export const saturationHumidityRatio = (t: Temperature, total: Pressure = STANDARD_PRESSURE): HumidityRatio =>
  humidityRatioOfVapour(saturationPressure(t), total);

/**
 * `impossible-air`: no air has these two bulb temperatures. The wet bulb is above the dry bulb, or too far below
 * it.
 */
export type ImpossibleAir = "impossible-air";

/** Humidity ratio from dry and wet bulb: eq. 33 over water, eq. 35 when the wick is frozen. */
export function humidityRatioOfBulbs(
  dryBulb: Temperature,
  wetBulb: Temperature,
  total: Pressure = STANDARD_PRESSURE,
): Result<HumidityRatio, ImpossibleAir> {
  if (wetBulb > dryBulb) return fail("impossible-air");
  const saturated = saturationHumidityRatio(wetBulb, total);
  const w =
    wetBulb >= 0
      ? ((2501 - 2.326 * wetBulb) * saturated - 1.006 * (dryBulb - wetBulb)) /
        (2501 + 1.86 * dryBulb - 4.186 * wetBulb)
      : ((2830 - 0.24 * wetBulb) * saturated - 1.006 * (dryBulb - wetBulb)) /
        (2830 + 1.86 * dryBulb - 2.1 * wetBulb);
  return w >= 0 ? ok(humidityRatio(w)) : fail("impossible-air");
}
