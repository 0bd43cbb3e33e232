import type { LimitFault } from "../multiSplit.ts";
import { outdoorFit, type OutdoorFit } from "./outdoorFit.ts";
import { seriesOf, type OutdoorUnit } from "./OutdoorUnit.ts";
import type { SplitDemand } from "./splitDemand.ts";
import type { SplitPipes } from "./splitPipes.ts";
import type { SplitConditions } from "./SplitSettings.ts";

/** The smallest first; of equals as the catalogue has them. */
export const bySize = (units: readonly OutdoorUnit[]): readonly OutdoorUnit[] =>
  units.toSorted((one, other) => one.cooling - other.cooling);

/** The units of the series that is asked for. */
export const ofSeries = (units: readonly OutdoorUnit[], series: string | null): readonly OutdoorUnit[] =>
  series === null ? units : units.filter((unit) => seriesOf(unit) === series);

/**
 * Whether the ratio and the number of units allow it: lengths and corrections only reduce the capacity further.
 */
const mayFit = ({ limits, cooling }: OutdoorUnit, { rated, units }: SplitDemand): boolean =>
  rated !== null &&
  rated <= cooling * (limits.combination?.most ?? Number.POSITIVE_INFINITY) &&
  units <= (limits.units ?? Number.POSITIVE_INFINITY);

/**
 * The smallest outdoor unit that carries the block loads and every room within its limits; null where none does.
 *
 * @param sorted by size
 * @param pipes asked for once a unit has a chance
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

/** Heights stay as they are however few rooms a system has. */
const isOfHeight = ({ limit }: LimitFault): boolean => limit === "heightAbove" || limit === "heightBelow";

/**
 * Whether an outdoor unit carries these rooms, leaving aside what fewer rooms would not mend: a height beyond its
 * limit, or a table that ends before the state.
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

/** How much an outdoor unit lacks, as one figure: the nearest in size has the least among equals. */
const lacks = ({ faults, cooling, heating, ratio, allowed }: OutdoorFit): number =>
  faults.length +
  [cooling, heating].filter((mode) => mode !== null && mode.isMet !== true).length +
  // A ratio far outside its limits weighs more.
  (ratio === null ? 0 : Math.max(0, ratio / allowed.most - 1, allowed.least / ratio - 1));

/** The outdoor unit that lacks least, where none fits; null without any. */
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

/** Of each series its smallest that fits, or the one that lacks least; the ones that fit first, then by size. */
export function fitsBySeries(
  sorted: readonly OutdoorUnit[],
  demand: SplitDemand,
  pipes: SplitPipes | null,
  typed: SplitConditions,
): readonly OutdoorFit[] {
  const series = new Map<string, OutdoorUnit[]>();
  for (const unit of sorted) {
    const key = seriesOf(unit);
    const own = series.get(key);
    if (own === undefined) series.set(key, [unit]);
    else own.push(unit);
  }
  const found = [...series.values()].flatMap((own): readonly OutdoorFit[] => {
    const fit = smallestFit(own, demand, () => pipes, typed) ?? nearestFit(own, demand, pipes, typed);
    return fit === null ? [] : [fit];
  });
  const rank = ({ isMet }: OutdoorFit) => (isMet === true ? 0 : isMet === null ? 1 : 2);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.outdoor.cooling - other.outdoor.cooling,
  );
}
