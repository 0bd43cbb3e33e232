import { numberText } from "./numberText.ts";
import { toHalfWidth } from "./fieldText.ts";

/** A number in spreadsheet notation such as 1.2E+04, with nothing beside it. */
const WITH_EXPONENT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)e[+-]?[0-9]{1,2}$/iu;

/**
 * Writes a pasted number with an exponent as plain digits, 12000 for 1.2e4; fields keep only digits and points and
 * would read 1.24. `null` for any other text, which a field cleans as if it were typed.
 */
export function pastedNumber(text: string): string | null {
  const trimmed = toHalfWidth(text).trim();
  if (!WITH_EXPONENT.test(trimmed)) return null;
  const digits = numberText(Number(trimmed));
  // Too large to write out: no field holds it.
  return digits.includes("e") ? null : digits;
}
