import { toHalfWidth } from "./fieldText.ts";
import { fail, ok, type Result } from "../result.ts";

/**
 * A count above ten thousand in one room is a typing mistake. The field keeps a few more characters, so that the
 * mistake shows.
 */
const MOST_SIGNS = 8;

/**
 * The part of a typed text that the field for a specified quantity keeps: digits, and a point or comma between
 * them, so that 2.5 is refused as 2.5 and not read as 25. A leading point is removed as it is typed.
 */
export const unitCountText = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9.,]/gu, "")
    .replace(/^[.,]+/u, "")
    .replace(/^0+(?=[0-9])/u, "")
    .slice(0, MOST_SIGNS);

/** Most units in one room; the wire accepts no more. */
const MAX_UNITS = 10_000;
/** Shown for a text that is not a valid quantity. */
export const NOT_A_QUANTITY = "指定数量应为 1 至 10,000 的整数";

/** Spreadsheets show 1,200 with a comma. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?:\D|$))/gu;

/** The quantity that a text specifies: an integer from 1 to 10,000, or `null` for an empty text (不指定). */
export function specifiedQuantity(text: string): Result<number | null, "not-a-quantity"> {
  const trimmed = text.trim();
  if (trimmed === "") return ok(null);
  const plain = trimmed.replace(THOUSANDS, "");
  const quantity = /^[0-9]+$/u.test(plain) ? Number(plain) : NaN;
  return quantity >= 1 && quantity <= MAX_UNITS ? ok(quantity) : fail("not-a-quantity");
}
