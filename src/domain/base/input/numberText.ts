/** More decimals than any field keeps. */
const MAX_DECIMALS = 8;

/** A number as a field shows it: no trailing zeros, and no exponent unless it is 1e21 or more. */
export const numberText = (value: number): string => {
  const text = String(value);
  return text.includes("e-") ? value.toFixed(MAX_DECIMALS).replace(/\.?0+$/u, "") : text;
};

/** Decimals beyond the sixth are cut off, not rounded, before a search is sent. */
const KEPT = /(\.[0-9]{6})[0-9]+$/u;

/** The value that is sent: decimals beyond the sixth are cut off. */
export const cutDecimals = (value: number): number => Number(numberText(value).replace(KEPT, "$1"));
