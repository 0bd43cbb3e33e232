import { digitsOnly } from "../../base/input/fieldText.ts";
import type { Quantity } from "../../base/units.ts";

/** % */
export type DeviationRate = Quantity<"deviation %">;

const WHOLE = 100;
/** What a rate counts as that was left empty. */
export const USUAL_DEVIATION = 10 as DeviationRate;
/** By how much a product may miss what was entered: beyond it is another product. */
export const MAX_DEVIATION = 99;

export const isDeviation = (rate: number): boolean => rate >= 0 && rate <= MAX_DEVIATION;

/** (value − design)/design·100 of an operating flow, pressure or head. */
export const deviationRate = (value: number, design: number): DeviationRate =>
  (((value - design) / design) * WHOLE) as DeviationRate;

const DEVIATION_DIGITS = String(MAX_DEVIATION).length;

/** What a deviation-rate field keeps of a typed text: digits, as many as the largest rate has. */
export const deviationText = (text: string): string => digitsOnly(text).slice(0, DEVIATION_DIGITS);
