/** Code distance between full-width characters, as a Chinese input method types them, and their ASCII twins. */
const FULL_WIDTH_OFFSET = "０".charCodeAt(0) - "0".charCodeAt(0);

/**
 * Converts full-width digits, letters and punctuation to ASCII. A Chinese full stop becomes a point too, because a
 * decimal point is meant.
 */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/gu, " ")
    .replace(/[。｡]/gu, ".");

/** The part of a typed text that a whole-number field keeps: digits without leading zeros; a lone 0 stays. */
export const digitsOnly = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9]/gu, "")
    .replace(/^0+(?=[0-9])/u, "");

/**
 * The part of a typed text that a decimal field keeps: digits and one point, not at the start, no leading zeros,
 * at most `maxDecimals` decimals. A point just typed at the end stays, or no decimals could be typed.
 */
export function decimalText(text: string, { maxDecimals }: { readonly maxDecimals: number }): string {
  const [whole = "", ...rest] = toHalfWidth(text)
    .replace(/[^0-9.]/gu, "")
    .replace(/^\.+/u, "")
    .split(".");
  const digits = whole.replace(/^0+(?=[0-9])/u, "");
  if (rest.length === 0 || maxDecimals === 0) return digits;
  return `${digits}.${rest.join("").slice(0, maxDecimals)}`;
}

const QUANTITY_DECIMALS = 2;

/** The part of a typed text that a quantity field keeps: a decimal number with at most two decimals. */
export const quantityText = (text: string): string => decimalText(text, { maxDecimals: QUANTITY_DECIMALS });

const EXPONENT_DECIMALS = 3;

/** The part of a typed text that an exponent field keeps. Three decimals, because of 1.852 (Hazen-Williams). */
export const exponentText = (text: string): string => decimalText(text, { maxDecimals: EXPONENT_DECIMALS });

const PRICE_DECIMALS = 3;

/**
 * The part of a typed text that a number field of the price search keeps: digits and dots, no leading dot, no
 * leading zeros, repeated dots as one, at most three decimals.
 */
export const priceNumberText = (text: string): string => decimalText(text, { maxDecimals: PRICE_DECIMALS });

/** The part of a typed text that a field keeps when its value may be negative. */
export function signedText(text: string): string {
  const isNegative = /^\s*[-−]/u.test(toHalfWidth(text));
  return `${isNegative ? "-" : ""}${quantityText(text)}`;
}
