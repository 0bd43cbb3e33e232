/** The time below which a share of them lies; NaN of none. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? NaN;
