import { toHalfWidth } from "./toHalfWidth.ts";

/** What a whole-number field keeps of a typed text: digits, without leading zeros; a lone 0 stays. */
export const digitsOnly = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9]/gu, "")
    .replace(/^0+(?=[0-9])/u, "");
