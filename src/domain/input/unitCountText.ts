import { digitsOnly } from "./digitsOnly.ts";

/** Digits that a quantity can have: more than ten thousand units in one room are a slip of the keyboard. */
const MAX_DIGITS = 5;

/** What a field of a specified quantity keeps of a typed text. */
export const unitCountText = (text: string): string => digitsOnly(text).slice(0, MAX_DIGITS);
