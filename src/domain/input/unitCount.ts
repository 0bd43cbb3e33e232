import { digitsOnly } from "./fieldText.ts";
import { fail, ok, type Result } from "../result.ts";

/** Digits that a quantity can have: more than ten thousand units in one room are a slip of the keyboard. */
const MAX_DIGITS = 5;

/** What a field of a specified quantity keeps of a typed text. */
export const unitCountText = (text: string): string => digitsOnly(text).slice(0, MAX_DIGITS);

/** Units in one room; the wire takes no more. */
const MAX_UNITS = 10_000;

/** The quantity that a text specifies: an integer of 1 to 10,000, or `null` when it is empty, 不指定. */
export function specifiedQuantity(text: string): Result<number | null, "not-a-quantity"> {
  const trimmed = text.trim();
  if (trimmed === "") return ok(null);
  const quantity = /^[0-9]+$/u.test(trimmed) ? Number(trimmed) : NaN;
  return quantity >= 1 && quantity <= MAX_UNITS ? ok(quantity) : fail("not-a-quantity");
}
