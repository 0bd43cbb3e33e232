import { fail, ok, type Result } from "../../base/result.ts";
import type { MotorClass, Poles } from "./energyTerms.ts";

/** IE classes of IEC 60034-30-1; GB 18613-2020 names IE3, IE4 and IE5 its grades 3, 2 and 1. */
export const MOTOR_CLASSES = {
  IE1: { name: "IE1", isUnverified: true },
  IE2: { name: "IE2", isUnverified: false },
  IE3: { name: "IE3（国标 3 级）", isUnverified: false },
  IE4: { name: "IE4（国标 2 级）", isUnverified: false },
  IE5: { name: "IE5（国标 1 级）", isUnverified: true },
} as const satisfies Record<MotorClass, { readonly name: string; readonly isUnverified: boolean }>;

/** A, B, C, D of η = A·L³ + B·L² + C·L + D in %, with L = lg(P_N/kW). */
type Coefficients = readonly [number, number, number, number];
type ReadClass = Exclude<MotorClass, "IE5">;

/** 50 Hz, 0.75 to 200 kW: UK SI 2021/745 schedule 16, equal to (EU) 2019/1781; IE1 is 待核对 (to be verified). */
const LARGE: Readonly<Record<Poles, Readonly<Partial<Record<ReadClass, Coefficients>>>>> = {
  2: {
    IE2: [0.2972, -3.3454, 13.0651, 79.077],
    IE3: [0.3569, -3.3076, 11.6108, 82.2503],
    IE4: [0.34, -3.0479, 10.293, 84.8208],
  },
  4: {
    IE1: [0.5234, -5.0499, 17.418, 74.3171],
    IE2: [0.0278, -1.9247, 10.4395, 80.9761],
    IE3: [0.0773, -1.8951, 9.2984, 83.7025],
    IE4: [0.2412, -2.3608, 8.446, 86.8321],
  },
  6: {
    IE2: [0.0148, -2.4978, 13.247, 77.5603],
    IE3: [0.1252, -2.613, 11.9963, 80.4769],
    IE4: [0.3598, -3.2107, 10.7933, 84.107],
  },
};
/** 4 poles, 50 Hz, 0.12 to 0.55 kW; from the same source. */
const SMALL: Readonly<Partial<Record<ReadClass, Coefficients>>> = {
  IE2: [17.2751, 23.978, 35.5822, 84.9935],
  IE3: [7.6356, 4.8236, 21.0903, 86.0998],
  IE4: [8.432, 2.6888, 14.6236, 87.6153],
};

const SMALL_RANGE = { from: 0.12, to: 0.55 } as const;
const LARGE_FROM = 0.75;
/** kW; larger motors have the efficiency of this size. */
const LEVEL_FROM = 200;
const WHOLE = 100;
/** IE5 has a fifth less losses than IE4: IEC TS 60034-30-2, quoted from memory; 待核对 (to be verified). */
const IE5_LOSSES = 0.8;

function coefficientsOf(motorClass: ReadClass, poles: Poles, ratedPower: number): Coefficients | undefined {
  if (ratedPower >= LARGE_FROM) return LARGE[poles][motorClass];
  const isSmall = ratedPower >= SMALL_RANGE.from && ratedPower <= SMALL_RANGE.to;
  return isSmall && poles === 4 ? SMALL[motorClass] : undefined;
}

/** Efficiency from 0 to 1 at the rated power (kW), if the table has class, poles and size. */
export function ratedEfficiency(
  motorClass: MotorClass,
  poles: Poles,
  ratedPower: number,
): Result<number, "no-motor-class"> {
  const coefficients = coefficientsOf(motorClass === "IE5" ? "IE4" : motorClass, poles, ratedPower);
  if (coefficients === undefined) return fail("no-motor-class");
  const [a, b, c, d] = coefficients;
  const l = Math.log10(Math.min(ratedPower, LEVEL_FROM));
  const efficiency = (a * l ** 3 + b * l ** 2 + c * l + d) / WHOLE;
  return ok(motorClass === "IE5" ? 1 / (1 + IE5_LOSSES * (1 / efficiency - 1)) : efficiency);
}

/** Rated powers in kW, IEC 60072-1. */
const SIZES = [
  0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90,
  110, 132, 160, 200, 250, 315, 355, 400, 500, 630, 710, 800, 900, 1000,
] as const;
/** Margin over the greatest shaft power; 待核对 (to be verified). */
export const MOTOR_MARGIN = 1.15;

/** kW of the smallest size that includes the margin; `null` beyond the list. */
export const nextSize = (shaftPower: number): number | null =>
  SIZES.find((size) => size >= shaftPower * MOTOR_MARGIN) ?? null;

const SYNCHRONOUS = [
  [2, 3000],
  [4, 1500],
  [6, 1000],
] as const;

/** Poles of a motor that turns as fast as the machine (r/min); 4 if the speed is not stated. */
export function polesFor(rotationalSpeed: number | null): Poles {
  if (rotationalSpeed === null) return 4;
  const [poles] = SYNCHRONOUS.findLast(([, speed]) => rotationalSpeed <= speed) ?? SYNCHRONOUS[0];
  return poles;
}
