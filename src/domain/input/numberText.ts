/** More than any field keeps. */
const MAX_DECIMALS = 8;

/** A number as a field shows it: as short as it is, and never with an exponent. */
export const numberText = (value: number): string => {
  const text = String(value);
  return text.includes("e-") ? value.toFixed(MAX_DECIMALS).replace(/\.?0+$/u, "") : text;
};
