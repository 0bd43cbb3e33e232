import { PRESSURE_QUANTITY, type Machine } from "../../physics/curve/curveQuantities.ts";
import { isReadFromChart } from "../chartSource.ts";
import { readingErrorOf } from "../duty/withinReading.ts";

/**
 * How far curves that were read from a chart may be off at full speed, in air as recorded; `null` where that is
 * not said.
 */
export interface CurveReadings {
  /** Of total pressure or head: Pa or m */
  readonly value: number | null;
  /** Of the shaft power: kW */
  readonly power: number | null;
}

/** Undefined for a product whose curves were not read from a chart. */
export const curveReadings = (machine: Machine, source: string | null): CurveReadings | undefined =>
  isReadFromChart(source)
    ? {
        value: readingErrorOf(source, PRESSURE_QUANTITY[machine]),
        power: readingErrorOf(source, "shaftPower"),
      }
    : undefined;

const times = (error: number | null, share: number) => (error === null ? null : error * share);

/** Errors of curves whose values and powers are multiplied by these. */
export const scaledReadings = (
  { value, power }: CurveReadings,
  ofValue: number,
  ofPower: number,
): CurveReadings => ({ value: times(value, ofValue), power: times(power, ofPower) });

/** Errors at a share of full speed, by the laws of the curves. */
export const readingsAt = (readings: CurveReadings, rate: number): CurveReadings =>
  scaledReadings(readings, rate ** 2, rate ** 3);
