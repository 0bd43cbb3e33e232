import { formatNumber } from "#domain/base/formatNumber.ts";

const KILO = 1000;
export const kilopascals = (pascals: number | null, digits = 1): string =>
  formatNumber(pascals === null ? null : pascals / KILO, digits);
