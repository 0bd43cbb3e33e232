import { digitsOnly } from "./digitsOnly.ts";

const MAX_DIGITS = 2;

/** What a deviation-rate field keeps of a typed text: digits, at most two. */
export const deviationText = (text: string): string => digitsOnly(text).slice(0, MAX_DIGITS);
