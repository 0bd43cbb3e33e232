import { positionBetween, type PositionBetween } from "../../base/interpolate.ts";
import { HORSEPOWER_IN_KW } from "../../base/units.ts";

/** Output as a share of the drive's rating, %. */
const SHARES = [1.6, 12.5, 25, 42, 50, 75, 100] as const;
/**
 * Efficiency in % at each share, by rating in hp: DOE motor systems tip sheet 11, DOE/GO-102012-3730, typical
 * figures.
 */
const ROWS = [
  [5, [35, 80, 88, 91, 92, 94, 95]],
  [10, [41, 83, 90, 93, 94, 95, 96]],
  [20, [47, 86, 93, 94, 95, 96, 97]],
  [30, [50, 88, 93, 95, 95, 96, 97]],
  [50, [46, 86, 92, 95, 95, 96, 97]],
  [60, [51, 87, 92, 95, 95, 96, 97]],
  [75, [47, 86, 93, 95, 96, 97, 97]],
  [100, [55, 89, 94, 95, 96, 97, 97]],
  [200, [61, 81, 95, 96, 96, 97, 97]],
] as const satisfies readonly (readonly [number, readonly number[]])[];

const WHOLE = 100;
/**
 * The 81 % at 12.5 % of 200 hp deviates from the rest of its table; results that use it are 待核对 (to be verified).
 */
const UNVERIFIED = { above: 100, from: SHARES[0], to: SHARES[2] } as const;

export interface DriveEfficiency {
  /** 0 to 1 */
  readonly efficiency: number;
  readonly isUnverified: boolean;
}

/** Finds a value in a list; beyond the ends the position of the end. */
const positionWithin = (list: readonly number[], value: number): PositionBetween =>
  positionBetween(list, Math.min(Math.max(value, list[0]!), list.at(-1)!)) ?? {
    below: list.length - 1,
    share: 0,
  };

const RATINGS_LG = ROWS.map(([rating]) => Math.log10(rating));

/**
 * Efficiency of a frequency converter, interpolated linearly in its load and in the logarithm of its rating.
 *
 * @param ratedPower kW of motor and drive
 * @param load shaft power divided by it
 */
export function driveEfficiency(ratedPower: number, load: number): DriveEfficiency {
  const rating = ratedPower / HORSEPOWER_IN_KW;
  const row = positionWithin(RATINGS_LG, Math.log10(rating));
  const column = positionWithin(SHARES, load * WHOLE);
  const inRow = (at: number): number => {
    // Positions lie inside the table; only the last row has no next one.
    const figures = ROWS[at]![1];
    const low = figures[column.below]!;
    return low + column.share * ((figures[column.below + 1] ?? low) - low);
  };
  const low = inRow(row.below);
  const high = row.below + 1 < ROWS.length ? inRow(row.below + 1) : low;
  const share = load * WHOLE;
  return {
    efficiency: (low + row.share * (high - low)) / WHOLE,
    isUnverified: rating > UNVERIFIED.above && share > UNVERIFIED.from && share < UNVERIFIED.to,
  };
}
