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

/**
 * Position of a value in an ascending list: index of the lower neighbour and fraction of the way to the next;
 * clamped to the ends.
 */
function between(values: readonly number[], value: number): readonly [at: number, part: number] {
  const last = values.length - 1;
  const next = values.findIndex((each) => each > value);
  if (next === 0) return [0, 0];
  if (next < 0) return [last, 0];
  // Both indices are inside the list.
  const [low, high] = [values[next - 1]!, values[next]!];
  return [next - 1, (value - low) / (high - low)];
}

const RATINGS_LG = ROWS.map(([rating]) => Math.log10(rating));

/**
 * Efficiency of a frequency converter, interpolated linearly in its load and in the logarithm of its rating.
 *
 * @param ratedPower kW of motor and drive
 * @param load shaft power divided by it
 */
export function driveEfficiency(ratedPower: number, load: number): DriveEfficiency {
  const rating = ratedPower / HORSEPOWER_IN_KW;
  const [row, up] = between(RATINGS_LG, Math.log10(rating));
  const [column, along] = between(SHARES, load * WHOLE);
  const inRow = (at: number): number => {
    // Indices from `between` are inside the table; the last has no next one.
    const figures = ROWS[at]![1];
    const low = figures[column]!;
    return low + along * ((figures[column + 1] ?? low) - low);
  };
  const low = inRow(row);
  const high = row + 1 < ROWS.length ? inRow(row + 1) : low;
  const share = load * WHOLE;
  return {
    efficiency: (low + up * (high - low)) / WHOLE,
    isUnverified: rating > UNVERIFIED.above && share > UNVERIFIED.from && share < UNVERIFIED.to,
  };
}
