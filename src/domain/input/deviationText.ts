import { MAX_DEVIATION } from "../curve/deviationRate.ts";
import { digitsOnly } from "./digitsOnly.ts";

const MAX_DIGITS = String(MAX_DEVIATION).length;

/** What a deviation-rate field keeps of a typed text: digits, as many as the largest rate has. */
export const deviationText = (text: string): string => digitsOnly(text).slice(0, MAX_DIGITS);
