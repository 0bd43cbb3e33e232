/** Full-width signs, as a Chinese input method types them, stand at this distance from the ASCII ones. */
const FULL_WIDTH_OFFSET = "０".charCodeAt(0) - "0".charCodeAt(0);

/** Full-width digits, letters and punctuation as ASCII; a full stop typed between digits is meant as a point. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/gu, " ")
    .replace(/[。｡]/gu, ".");

/** What a whole-number field keeps of a typed text: digits, without leading zeros; a lone 0 stays. */
export const digitsOnly = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9]/gu, "")
    .replace(/^0+(?=[0-9])/u, "");

/**
 * What a decimal field keeps of a typed text: digits and one point, never in front, without leading zeros, and at most
 * `maxDecimals` digits behind it. A point that has just been typed stays, or nothing could be typed behind it.
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

/** What a field of a quantity keeps of a typed text: a decimal number of at most two decimals. */
export const quantityText = (text: string): string => decimalText(text, { maxDecimals: QUANTITY_DECIMALS });

const EXPONENT_DECIMALS = 3;

/** What a field of an exponent keeps of a typed text: 1.852 has three decimals. */
export const exponentText = (text: string): string => decimalText(text, { maxDecimals: EXPONENT_DECIMALS });

const PRICE_DECIMALS = 3;

/**
 * What a number field of the price search keeps of a typed text: digits and dots, no leading dot and no leading zeros,
 * repeated dots as one, at most three decimals.
 */
export const priceNumberText = (text: string): string => decimalText(text, { maxDecimals: PRICE_DECIMALS });

/** What a field of a figure that may lie below zero keeps of a typed text. */
export function signedText(text: string): string {
  const isNegative = /^\s*[-−]/u.test(toHalfWidth(text));
  return `${isNegative ? "-" : ""}${quantityText(text)}`;
}
