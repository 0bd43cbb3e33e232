import { fail, ok, type Result } from "../result.ts";

/** Units in one room; the wire takes no more. */
const MAX_UNITS = 10_000;

/** The quantity that a text specifies: an integer of 1 to 10,000, or `null` when it is empty, 不指定. */
export function specifiedQuantity(text: string): Result<number | null, "not-a-quantity"> {
  const trimmed = text.trim();
  if (trimmed === "") return ok(null);
  const quantity = /^[0-9]+$/u.test(trimmed) ? Number(trimmed) : NaN;
  return quantity >= 1 && quantity <= MAX_UNITS ? ok(quantity) : fail("not-a-quantity");
}
