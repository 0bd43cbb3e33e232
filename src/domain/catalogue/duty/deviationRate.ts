import { digitsOnly } from "../../base/input/fieldText.ts";
import type { Quantity } from "../../base/units.ts";

/** % */
export type DeviationRate = Quantity<"deviation %">;

const WHOLE = 100;
/** Assumed when the field is left empty. */
export const USUAL_DEVIATION = 10 as DeviationRate;
/** Most by which a product may deviate from what was entered; beyond that it is a different product. */
export const MAX_DEVIATION = 99;

export const isDeviation = (rate: number): boolean => rate >= 0 && rate <= MAX_DEVIATION;

/** (value − design)/design·100, for flow, pressure or head at the operating point. */
export const deviationRate = (value: number, design: number): DeviationRate =>
  (((value - design) / design) * WHOLE) as DeviationRate;

const DEVIATION_DIGITS = String(MAX_DEVIATION).length;

/** The part of a typed text that a deviation-rate field keeps: digits, as many as the largest rate has. */
export const deviationText = (text: string): string => digitsOnly(text).slice(0, DEVIATION_DIGITS);
