import { blend, interpolate, positionBetween } from "../../base/interpolate.ts";

/** Corrections of a series at a state, from its tables or typed; null outside the range of a table. */
export interface SeriesCorrections {
  /** f_CR for a ratio, also below 1 as far as the table has values */
  readonly combination: (ratio: number) => number | null;
  /** f_L for the equivalent length in m and the ratio */
  readonly length: (equivalent: number, ratio: number) => number | null;
  /** 1/m, added to f_L for each metre of height */
  readonly heightPerMetre: number;
}
/** For series without tables: rated figures, `uncorrected`. */
export const UNCORRECTED: SeriesCorrections = {
  combination: () => 1,
  length: () => 1,
  heightPerMetre: 0,
};

/** A table over one figure, ascending */
export interface LineTable {
  readonly at: readonly number[];
  readonly factors: readonly number[];
}

/** A factor from a table: linear between its figures, null outside them. */
export const lineFactor = ({ at, factors }: LineTable, figure: number): number | null =>
  interpolate(at, factors, figure);

/** A table over the equivalent length in m and the ratio, both ascending */
export interface GridTable {
  readonly lengths: readonly number[];
  readonly ratios: readonly number[];
  /** A row for each length */
  readonly factors: readonly (readonly number[])[];
}

/** f_L from a table: bilinear inside its grid, null outside. */
export function gridFactor(
  { lengths, ratios, factors }: GridTable,
  length: number,
  ratio: number,
): number | null {
  const position = positionBetween(lengths, length);
  if (position === null) return null;
  const along = (row: number) => lineFactor({ at: ratios, factors: factors[row]! }, ratio);
  const low = along(position.below);
  if (low === null) return null;
  return position.share === 0 ? low : blend(low, along(position.below + 1)!, position.share);
}

/** Ratio at which the indoor units have the rating of the outdoor unit */
const FULL = 1;

/** Tables of a series: over the ratio, and over the equivalent length and the ratio; left out if not stated. */
export interface SeriesTables {
  readonly combination?: LineTable;
  readonly length?: GridTable;
  /** 1/m */
  readonly heightPerMetre: number;
}

/**
 * Corrections from tables. A table of the ratio that begins at 1 is not used below 1, where an outdoor unit gives
 * its rating. A table that begins below 1 has no value before its first figure.
 */
export function correctionsOfTables({
  combination,
  length,
  heightPerMetre,
}: SeriesTables): SeriesCorrections {
  const first = combination?.at[0] ?? FULL;
  return {
    combination: (ratio) =>
      combination === undefined || (ratio <= FULL && first >= FULL) ? 1 : lineFactor(combination, ratio),
    length: (equivalent, ratio) => (length === undefined ? 1 : gridFactor(length, equivalent, ratio)),
    heightPerMetre,
  };
}

/** Coefficients in the form of EnergyPlus example files, which are those of one maker */
export interface SeriesCurves {
  /** a + b·CR */
  readonly combination: readonly number[];
  /** c[0] + c[1]·L + c[2]·L² + c[3]·CR + c[4]·CR² + c[5]·L·CR */
  readonly length: readonly number[];
  /** 1/m */
  readonly heightPerMetre: number;
}

/**
 * Corrections from curves. As in EnergyPlus, the rating applies up to a ratio of 1, whatever the curve gives
 * there.
 */
export function correctionsOfCurves({
  combination,
  length,
  heightPerMetre,
}: SeriesCurves): SeriesCorrections {
  const [a = 1, b = 0] = combination;
  const [c0 = 1, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0] = length;
  return {
    combination: (ratio) => (ratio <= FULL ? 1 : a + b * ratio),
    length: (x, y) => c0 + c1 * x + c2 * x * x + c3 * y + c4 * y * y + c5 * x * y,
    heightPerMetre,
  };
}
