import { formatNumber } from "../../base/formatNumber.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 ** 2;

/** Returns 860 kB, 1.0 MB. */
export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), 0)} kB`
    : `${formatNumber(bytes / MEGABYTE, 1)} MB`;
