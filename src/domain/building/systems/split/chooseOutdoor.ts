import { groupBy } from "../../../base/groupBy.ts";
import type { LimitFault } from "../multiSplit.ts";
import { outdoorFit, type OutdoorFit } from "./outdoorFit.ts";
import { seriesOf, type OutdoorUnit } from "./OutdoorUnit.ts";
import type { SplitDemand } from "./splitDemand.ts";
import type { SplitPipes } from "./splitPipes.ts";
import type { SplitConditions } from "./SplitSettings.ts";

/** From the smallest; equal ones in the order of the catalogue. */
export const bySize = (units: readonly OutdoorUnit[]): readonly OutdoorUnit[] =>
  units.toSorted((one, other) => one.cooling - other.cooling);

/** The units of the series in the settings */
export const ofSeries = (units: readonly OutdoorUnit[], series: string | null): readonly OutdoorUnit[] =>
  series === null ? units : units.filter((unit) => seriesOf(unit) === series);

/**
 * Whether the ratio and the number of units allow it. Lengths and corrections are not checked, because they only
 * reduce the capacity further.
 */
const mayFit = ({ limits, cooling }: OutdoorUnit, { rated, units }: SplitDemand): boolean =>
  rated !== null &&
  rated <= cooling * (limits.combination?.most ?? Number.POSITIVE_INFINITY) &&
  units <= (limits.units ?? Number.POSITIVE_INFINITY);

/**
 * The smallest outdoor unit that carries the block loads and every room within its limits; null if none does.
 *
 * @param sorted by size
 * @param pipes only called for a unit that may fit
 */
export function smallestFit(
  sorted: readonly OutdoorUnit[],
  demand: SplitDemand,
  pipes: () => SplitPipes | null,
  typed: SplitConditions,
): OutdoorFit | null {
  let known: SplitPipes | null | undefined;
  for (const unit of sorted) {
    if (!mayFit(unit, demand)) continue;
    if (known === undefined) known = pipes();
    const fit = outdoorFit(unit, demand, known, typed);
    if (fit.isMet === true) return fit;
  }
  return null;
}

/** Limits of heights, which fewer rooms do not change */
const isOfHeight = ({ limit }: LimitFault): boolean => limit === "heightAbove" || limit === "heightBelow";

/**
 * Whether an outdoor unit carries these rooms. Faults that fewer rooms would not remove do not count: a height
 * beyond its limit, or a state outside a table.
 */
export function carriesRooms(
  sorted: readonly OutdoorUnit[],
  demand: SplitDemand,
  pipes: () => SplitPipes | null,
  typed: SplitConditions,
): boolean {
  let known: SplitPipes | null | undefined;
  return sorted.some((unit) => {
    if (!mayFit(unit, demand)) return false;
    if (known === undefined) known = pipes();
    const { faults, cooling, heating } = outdoorFit(unit, demand, known, typed);
    return (
      faults.every(isOfHeight) &&
      cooling.isMet !== false &&
      (heating === null || (heating.rated !== null && heating.isMet !== false))
    );
  });
}

/**
 * The faults of an outdoor unit as one figure; among units with equal faults the nearest in size has the least.
 */
const lacks = ({ faults, cooling, heating, ratio, allowed }: OutdoorFit): number =>
  faults.length +
  [cooling, heating].filter((mode) => mode !== null && mode.isMet !== true).length +
  // A ratio far outside its limits counts more.
  (ratio === null ? 0 : Math.max(0, ratio / allowed.most - 1, allowed.least / ratio - 1));

/** The outdoor unit with the least faults if none fits; null without any unit. */
export function nearestFit(
  sorted: readonly OutdoorUnit[],
  demand: SplitDemand,
  pipes: SplitPipes | null,
  typed: SplitConditions,
): OutdoorFit | null {
  let [nearest, least]: [OutdoorFit | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const unit of sorted) {
    const fit = outdoorFit(unit, demand, pipes, typed);
    const own = lacks(fit);
    if (own < least) [nearest, least] = [fit, own];
  }
  return nearest;
}

/**
 * The smallest fitting unit of each series, or the one with the least faults; fitting units come first, then by
 * size.
 */
export function fitsBySeries(
  sorted: readonly OutdoorUnit[],
  demand: SplitDemand,
  pipes: SplitPipes | null,
  typed: SplitConditions,
): readonly OutdoorFit[] {
  const found = [...groupBy(sorted, seriesOf).values()].flatMap((own): readonly OutdoorFit[] => {
    const fit = smallestFit(own, demand, () => pipes, typed) ?? nearestFit(own, demand, pipes, typed);
    return fit === null ? [] : [fit];
  });
  const rank = ({ isMet }: OutdoorFit) => (isMet === true ? 0 : isMet === null ? 1 : 2);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.outdoor.cooling - other.outdoor.cooling,
  );
}
