import {
  density,
  power,
  pressure,
  SECONDS_PER_HOUR,
  type Area,
  type Density,
  type Efficiency,
  type Flow,
  type Head,
  type Power,
  type Pressure,
  type Quantity,
} from "../../base/units.ts";

/** W/(m³/h) */
export type PowerPerAirVolume = Quantity<"W/(m3/h)">;
export const wattsPerAirVolume = (value: number) => value as PowerPerAirVolume;

const WATTS_PER_KILOWATT = 1000;
const WHOLE = 100;
/** m/s² */
export const GRAVITY = 9.80665;
/** Efficiency of motor and drive together in the power per air volume of GB 50189. */
const DRIVE_EFFICIENCY = 0.855;

export const STANDARD_AIR = density(1.2);
export const STANDARD_WATER = density(1000);

/** Air power in kW: Q·P/(3600·1000). */
export const airPower = (q: Flow, p: Pressure): Power =>
  power((q * p) / (SECONDS_PER_HOUR * WATTS_PER_KILOWATT));

/** Hydraulic power in kW: ρ·g·Q·H/(3600·1000). */
export const hydraulicPower = (q: Flow, h: Head, rho: Density = STANDARD_WATER): Power =>
  power((rho * GRAVITY * q * h) / (SECONDS_PER_HOUR * WATTS_PER_KILOWATT));

/** Shaft power: power in the fluid divided by the efficiency, which must be above 0 %. */
export const shaftPowerOf = (fluidPower: Power, eta: Efficiency): Power => power((fluidPower * WHOLE) / eta);

/** P/(3600·0.855·η/100): design total pressure over the total-pressure efficiency at the operating point. */
export const powerPerAirVolume = (designTotalPressure: Pressure, running: Efficiency) =>
  (designTotalPressure / ((SECONDS_PER_HOUR * DRIVE_EFFICIENCY * running) / WHOLE)) as PowerPerAirVolume;

/**
 * p_t = p_s + ρ·v²/2, with the velocity in an outlet of known area (m²); without an area there is no total
 * pressure.
 */
export function totalPressureOf(
  staticPressure: Pressure,
  q: Flow,
  outlet: Area,
  rho: Density = STANDARD_AIR,
): Pressure {
  const velocity = q / SECONDS_PER_HOUR / outlet;
  return pressure(staticPressure + (rho * velocity * velocity) / 2);
}
