/** A date in the form of prices: 2026-09-15. */
export const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

const YEAR_DIGITS = 4;

/** Whether a price is more than a year old; the same day of the next year does not count yet. */
export const isOlderThanYear = (pricedOn: string, today: string): boolean =>
  `${Number(pricedOn.slice(0, YEAR_DIGITS)) + 1}${pricedOn.slice(YEAR_DIGITS)}` < today;

const TWO = 2;
const two = (number: number) => String(number).padStart(TWO, "0");

/** `month` counts from 1. */
export const writtenDay = (year: number, month: number, day: number): string =>
  `${year}-${two(month)}-${two(day)}`;
