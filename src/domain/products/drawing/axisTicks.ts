import type { Axis } from "../chart/axes.ts";

const ROUNDING = 1e-9;
const DIGITS = 12;

/** Values of an axis' ticks: every multiple of its interval from end to end. */
export function axisTicks({ min, max, interval }: Axis): number[] {
  const first = Math.ceil(min / interval - ROUNDING);
  const last = Math.floor(max / interval + ROUNDING);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    Number(((first + at) * interval).toPrecision(DIGITS)),
  );
}
