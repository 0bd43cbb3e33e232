import { pressure, ZERO_CELSIUS, type Pressure, type Temperature } from "../../base/units.ts";

const PASCALS = 1e6;

/** n1 … n10 of IAPWS-IF97, region 4. */
const N = [
  1_167.052_145_276_7, -724_213.167_032_06, -17.073_846_940_092, 12_020.824_702_47, -3_232_555.032_233_3,
  14.915_108_613_53, -4_823.265_736_159_1, 405_113.405_420_57, -0.238_555_575_678_49, 650.175_348_447_98,
] as const;

/** Vapour pressure of water: IAPWS-IF97, region 4, basic equation; 0 to 374 ℃. */
export function waterVapourPressure(t: Temperature): Pressure {
  const kelvin = t + ZERO_CELSIUS;
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = N;
  const theta = kelvin + n9 / (kelvin - n10);
  const a = theta * theta + n1 * theta + n2;
  const b = n3 * theta * theta + n4 * theta + n5;
  const c = n6 * theta * theta + n7 * theta + n8;
  return pressure(PASCALS * ((2 * c) / (-b + Math.sqrt(b * b - 4 * a * c))) ** 4);
}
