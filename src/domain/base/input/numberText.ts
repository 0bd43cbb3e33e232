/** More than any field keeps. */
const MAX_DECIMALS = 8;

/** A number as a field shows it: as short as it is, and never with an exponent. */
export const numberText = (value: number): string => {
  const text = String(value);
  return text.includes("e-") ? value.toFixed(MAX_DECIMALS).replace(/\.?0+$/u, "") : text;
};

/** A search is sent with no more decimals than this; the rest is cut off, not rounded. */
const KEPT = /(\.[0-9]{6})[0-9]+$/u;

/** A quantity as it is sent: whatever stands beyond six decimals is cut. */
export const cutDecimals = (value: number): number => Number(numberText(value).replace(KEPT, "$1"));
