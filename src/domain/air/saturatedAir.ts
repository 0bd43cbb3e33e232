import { temperature, type Enthalpy, type HumidityRatio, type Temperature } from "../units.ts";
import { saturationHumidityRatio, vapourPressure } from "./humidityRatio.ts";
import { EVAPORATION_HEAT, moistAirEnthalpy, moistAirHeat, VAPOUR_HEAT } from "./moistAirEnthalpy.ts";
import { saturationPressureSlope } from "./saturationPressure.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** Enthalpy of saturated air at standard pressure, per kg of its dry air. −100 ℃ to just below boiling. */
export const saturatedAirEnthalpy = (t: Temperature): Enthalpy =>
  moistAirEnthalpy(t, saturationHumidityRatio(t));

/** dh/dt along the saturation curve at standard pressure, kJ/(kg·K). */
export const saturatedAirSlope = (t: Temperature): number => slopeAt(t, saturationHumidityRatio(t));

function slopeAt(t: Temperature, w: HumidityRatio): number {
  // From W = 0.621945·p_w/(p − p_w): dW/W = (dp_w/p_w)·p/(p − p_w).
  const share = STANDARD_PRESSURE / (STANDARD_PRESSURE - vapourPressure(w));
  return moistAirHeat(w) + w * saturationPressureSlope(t) * share * (EVAPORATION_HEAT + VAPOUR_HEAT * t);
}

const COLDEST = -100;
const WARMEST = 99;
/** Enthalpy at every whole degree: where to begin. */
const LADDER = Float64Array.from({ length: WARMEST - COLDEST + 1 }, (_, rung) =>
  saturatedAirEnthalpy(temperature(COLDEST + rung)),
);
/** K; Newton's step squares the error: after one this small, what is left is below 1e-12 K. */
const SETTLED = 1e-6;
/** From a linear guess inside one degree there are two, across the bend at the triple point a few more. */
const MAX_STEPS = 20;

/**
 * The temperature of saturated air of this enthalpy at standard pressure, to 1e-9 K. Held at −100 and 99 ℃, where
 * the curve ends: no coil of ours is near either.
 */
export function saturatedAirTemperature(h: Enthalpy): Temperature {
  const last = LADDER.length - 1;
  // The ladder is never read outside its rungs.
  if (!(h > LADDER[0]!)) return temperature(COLDEST);
  if (h >= LADDER[last]!) return temperature(WARMEST);
  let below = 0;
  for (let above = last; above - below > 1;) {
    const middle = (below + above) >> 1;
    if (LADDER[middle]! <= h) below = middle;
    else above = middle;
  }
  const low = LADDER[below]!;
  let t = COLDEST + below + (h - low) / (LADDER[below + 1]! - low);
  for (let step = 0; step < MAX_STEPS; step++) {
    const at = temperature(t);
    const w = saturationHumidityRatio(at);
    const change = (h - moistAirEnthalpy(at, w)) / slopeAt(at, w);
    t += change;
    if (Math.abs(change) < SETTLED) break;
  }
  return temperature(t);
}
