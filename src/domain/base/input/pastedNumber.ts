import { numberText } from "./numberText.ts";
import { toHalfWidth } from "./fieldText.ts";

/** A spreadsheet's 1.2E+04, with nothing else beside it. */
const WITH_EXPONENT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)e[+-]?[0-9]{1,2}$/iu;

/**
 * A pasted number with an exponent as the digits it stands for, 12000 for 1.2e4: fields keep digits and points alone and
 * would read 1.24. `null` for every other text, which a field cleans as if it were typed.
 */
export function pastedNumber(text: string): string | null {
  const trimmed = toHalfWidth(text).trim();
  if (!WITH_EXPONENT.test(trimmed)) return null;
  const digits = numberText(Number(trimmed));
  // Too large to be written out: no field holds it.
  return digits.includes("e") ? null : digits;
}
