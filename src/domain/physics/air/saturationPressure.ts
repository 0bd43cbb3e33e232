import { pressure, ZERO_CELSIUS, type Pressure, type Temperature } from "../../base/units.ts";

/** ℃. Ice and water have the same vapour pressure here, so the two equations meet without a step. */
const TRIPLE_POINT = 0.01;

/**
 * Pressure of saturated water vapour, over ice below the triple point and over water above it.
 * Hyland and Wexler (1983), ASHRAE Handbook Fundamentals, psychrometrics, eqs. 5 and 6: −100 to 200 ℃.
 */
export function saturationPressure(t: Temperature): Pressure {
  const kelvin = t + ZERO_CELSIUS;
  return pressure(Math.exp(t <= TRIPLE_POINT ? overIce(kelvin) : overWater(kelvin)));
}

/** d ln p / dT in 1/K, of the same two equations. */
export function saturationPressureSlope(t: Temperature): number {
  const kelvin = t + ZERO_CELSIUS;
  return t <= TRIPLE_POINT ? slopeOverIce(kelvin) : slopeOverWater(kelvin);
}

const overIce = (T: number) =>
  -5.6745359e3 / T +
  6.3925247 +
  T * (-9.677843e-3 + T * (6.2215701e-7 + T * (2.0747825e-9 + T * -9.484024e-13))) +
  4.1635019 * Math.log(T);

const slopeOverIce = (T: number) =>
  5.6745359e3 / (T * T) -
  9.677843e-3 +
  T * (2 * 6.2215701e-7 + T * (3 * 2.0747825e-9 + T * 4 * -9.484024e-13)) +
  4.1635019 / T;

const overWater = (T: number) =>
  -5.8002206e3 / T +
  1.3914993 +
  T * (-4.8640239e-2 + T * (4.1764768e-5 + T * -1.4452093e-8)) +
  6.5459673 * Math.log(T);

const slopeOverWater = (T: number) =>
  5.8002206e3 / (T * T) - 4.8640239e-2 + T * (2 * 4.1764768e-5 + T * 3 * -1.4452093e-8) + 6.5459673 / T;
