import type { Listed, SearchedDuty } from "./SearchedDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import type { Choice } from "./searchTerms.ts";
import { shaftPowerAtPoint } from "./shaftPower.ts";
import { reachedShare, suitabilityRank } from "./shortcomings.ts";

/** Ranks up to this one are without reservation (`suitabilityRank`). */
const UNRESERVED = 1;

/**
 * By index in the matches: rank of suitability, and shaft power in kW of suitable products; NaN for the others,
 * which are ordered by deviation.
 */
function choosing(columns: SearchColumns, { duty, matches, shortcomings }: SearchedDuty) {
  const share = reachedShare(columns, duty, matches);
  const power = shaftPowerAtPoint(columns, duty, matches);
  const isWithinTolerances = matches.tolerances !== undefined;
  // Every match has its shortcomings.
  const rank = (index: number) => suitabilityRank(shortcomings[index]!, share(index), isWithinTolerances);
  return { rank, power: (index: number, found: number) => (power && found === 0 ? power(index) : NaN) };
}

/** The figures that order a duty's list before the deviation does, the least first, by index in `indices`. */
export function choiceFigures(
  columns: SearchColumns,
  searched: SearchedDuty,
  indices: Uint32Array,
): readonly Float64Array[] {
  const { rank, power } = choosing(columns, searched);
  const ranks = new Float64Array(indices.length);
  const powers = new Float64Array(indices.length);
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at]!;
    const found = rank(index);
    ranks[at] = found;
    powers[at] = power(index, found);
  }
  return [ranks, powers];
}

/**
 * Why the first product of a duty's list in its default order ranks first; null if there are reservations about
 * it, or no duty.
 */
export function choiceOf(columns: SearchColumns, searched: SearchedDuty, { match }: Listed): Choice | null {
  if (match === null) return null;
  const { rank, power } = choosing(columns, searched);
  const found = rank(match);
  if (found > UNRESERVED) return null;
  return Number.isNaN(power(match, found)) ? "nearest" : "leastPower";
}
