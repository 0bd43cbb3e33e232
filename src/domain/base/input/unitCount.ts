import { toHalfWidth } from "./fieldText.ts";
import { fail, ok, type Result } from "../result.ts";

/** More than ten thousand units in one room are a slip of the keyboard; some signs more show that they are. */
const MOST_SIGNS = 8;

/**
 * What a field of a specified quantity keeps of a typed text: digits, and a point or comma between them, so that 2.5 is
 * refused as what it is and not read as 25. A leading point goes as it is typed.
 */
export const unitCountText = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9.,]/gu, "")
    .replace(/^[.,]+/u, "")
    .replace(/^0+(?=[0-9])/u, "")
    .slice(0, MOST_SIGNS);

/** Units in one room; the wire takes no more. */
const MAX_UNITS = 10_000;
/** Why a text is no quantity. */
export const NOT_A_QUANTITY = "指定数量应为 1 至 10,000 的整数";

/** 1,200 is what spreadsheets show. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?:\D|$))/gu;

/** The quantity that a text specifies: an integer of 1 to 10,000, or `null` when it is empty, 不指定. */
export function specifiedQuantity(text: string): Result<number | null, "not-a-quantity"> {
  const trimmed = text.trim();
  if (trimmed === "") return ok(null);
  const plain = trimmed.replace(THOUSANDS, "");
  const quantity = /^[0-9]+$/u.test(plain) ? Number(plain) : NaN;
  return quantity >= 1 && quantity <= MAX_UNITS ? ok(quantity) : fail("not-a-quantity");
}
