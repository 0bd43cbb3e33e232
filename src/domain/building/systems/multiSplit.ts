import { toVerify } from "../../base/marked.ts";
import type { SeriesCorrections } from "./seriesCorrections.ts";

/** Combination ratio allowed if the series states none; shown with a remark. */
export const USUAL_COMBINATION = toVerify({ least: 0.5, most: 1.3 }, "组合比 50–130 %，该系列未注明");

export interface RatioLimits {
  readonly least: number;
  readonly most: number;
}

export interface MultiSplitState {
  /** Σ rated indoor over rated outdoor */
  readonly ratio: number;
  readonly isWithin: boolean;
  readonly combinationFactor: number | null;
  readonly pipingFactor: number | null;
  /** Capacity of the outdoor unit at the site, kW; null if a correction has no value. */
  readonly available: number | null;
  /** Capacity of each indoor unit, kW */
  readonly indoor: readonly number[] | null;
}

/** Σ rated indoor units over the rated outdoor unit. */
export const combinationRatio = (indoor: readonly number[], outdoor: number): number =>
  indoor.reduce((sum, each) => sum + each, 0) / outdoor;

/** Capacity of each indoor unit, kW: its share of the outdoor unit's capacity by rating, at most its own. */
function sharesOf(indoor: readonly number[], available: number, indoorFactor: number): readonly number[] {
  const total = indoor.reduce((sum, each) => sum + each, 0);
  return indoor.map((own) => Math.min(own * indoorFactor, (available * own) / total));
}

/**
 * Capacities of an outdoor unit and its indoor units: rated·f_CR·f_T·(f_L + k_h·height), shared by rated capacity,
 * at most an indoor unit's own. There is no value outside the limits of the ratio or the ranges of the
 * corrections.
 *
 * @param indoor rated capacities, kW
 * @param outdoor rated capacity, kW
 */
export function multiSplitState(
  indoor: readonly number[],
  outdoor: number,
  {
    corrections,
    limits = USUAL_COMBINATION.value,
    equivalent,
    height,
    temperatureFactor = 1,
    indoorFactor = 1,
  }: {
    readonly corrections: SeriesCorrections;
    readonly limits?: RatioLimits;
    /** m */
    readonly equivalent: number;
    readonly height: number;
    readonly temperatureFactor?: number;
    readonly indoorFactor?: number;
  },
): MultiSplitState {
  const ratio = combinationRatio(indoor, outdoor);
  const isWithin = ratio >= limits.least && ratio <= limits.most;
  const combinationFactor = ratio <= limits.most ? corrections.combination(ratio) : null;
  const byLength = isWithin ? corrections.length(equivalent, ratio) : null;
  const pipingFactor = byLength === null ? null : byLength + corrections.heightPerMetre * height;
  const available =
    combinationFactor === null || pipingFactor === null
      ? null
      : outdoor * combinationFactor * temperatureFactor * pipingFactor;
  return {
    ratio,
    isWithin,
    combinationFactor,
    pipingFactor,
    available,
    indoor: available === null ? null : sharesOf(indoor, available, indoorFactor),
  };
}

/** The indoor units of a system, with the loads of their rooms */
export interface IndoorUnits {
  /** Rated capacities, kW */
  readonly rated: readonly number[];
  /** Load of each unit's room, kW; left out if only the block load is known. */
  readonly required?: readonly number[];
  /** f_T of the indoor units; 1 if left out. */
  readonly factor?: number;
}

/** Tolerance for rounding */
const SAME = 1e-12;

/**
 * The smallest outdoor unit of a series that fits: its ratio within the limits, its corrected capacity at least
 * the block load (kW), and every room at its load. null if none fits.
 *
 * @param factor product of all corrections at this length, height and temperature, for a rated capacity
 */
export function smallestOutdoor(
  series: readonly number[],
  { rated: indoor, required = [], factor: indoorFactor = 1 }: IndoorUnits,
  block: number,
  factor: (rated: number) => number | null,
  limits: RatioLimits = USUAL_COMBINATION.value,
): number | null {
  const carries = (rated: number): boolean => {
    const ratio = combinationRatio(indoor, rated);
    const own = factor(rated);
    if (!(ratio >= limits.least && ratio <= limits.most) || own === null) return false;
    const given = sharesOf(indoor, rated * own, indoorFactor);
    return rated * own >= block && required.every((need, at) => given[at]! >= need * (1 - SAME));
  };
  return [...series].sort((a, b) => a - b).find(carries) ?? null;
}

/** Limits of a series, m and numbers of units; each may be missing. */
export interface SeriesLimits {
  readonly total?: number;
  readonly farthestActual?: number;
  readonly farthestEquivalent?: number;
  readonly afterFirstBranch?: number;
  /** Greatest height of the outdoor unit above and below the indoor ones */
  readonly heightAbove?: number;
  readonly heightBelow?: number;
  readonly heightBetween?: number;
  readonly units?: number;
  readonly combination?: RatioLimits;
}
export interface SystemFigures {
  readonly total: number;
  readonly farthestActual: number;
  readonly farthestEquivalent: number;
  readonly afterFirstBranch: number;
  readonly isOutdoorAbove: boolean;
  readonly heightOut: number;
  readonly heightBetween: number;
  readonly units: number;
  readonly combination: number;
}
/** A limit that is exceeded, with both figures. */
export interface LimitFault {
  readonly limit: keyof SeriesLimits;
  readonly found: number;
  readonly allowed: number | RatioLimits;
  /** The series states no ratio and the usual one was used; shown as a remark. */
  readonly isUsual?: boolean;
}

/** Equivalent length in m above which a COP at full load must be proved, and that COP */
export const LONG_PIPES = toVerify({ most: 70, cop: 2.8 }, "GB 50736 7.3.11");

/** Whether an equivalent length is allowed; null (无法判定) for a long one with an unknown COP. */
export function allowsLength(equivalent: number, cop: number | null): boolean | null {
  const { most, cop: least } = LONG_PIPES.value;
  if (equivalent <= most) return true;
  return cop === null ? null : cop >= least;
}

/**
 * All limits of the series that a system exceeds. Limits that the series does not state are not checked, except
 * the ratio, which has a usual limit.
 */
export function seriesFaults(limits: SeriesLimits, system: SystemFigures): readonly LimitFault[] {
  const { isOutdoorAbove, heightOut } = system;
  const figures = [
    ["total", system.total],
    ["farthestActual", system.farthestActual],
    ["farthestEquivalent", system.farthestEquivalent],
    ["afterFirstBranch", system.afterFirstBranch],
    [isOutdoorAbove ? "heightAbove" : "heightBelow", heightOut],
    ["heightBetween", system.heightBetween],
    ["units", system.units],
  ] as const;
  const faults: LimitFault[] = figures.flatMap(([limit, found]) => {
    const allowed = limits[limit];
    return allowed !== undefined && !(found <= allowed) ? [{ limit, found, allowed }] : [];
  });
  const { combination: ratio } = system;
  const allowed = limits.combination ?? USUAL_COMBINATION.value;
  if (ratio >= allowed.least && ratio <= allowed.most) return faults;
  const isUsual = limits.combination === undefined;
  return [...faults, { limit: "combination", found: ratio, allowed, ...(isUsual ? { isUsual } : {}) }];
}
