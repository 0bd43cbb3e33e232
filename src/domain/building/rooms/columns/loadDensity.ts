import { unitLabelled } from "../../../base/sheet/figureUnits.ts";
import { STANDARD_UNITS, type FigureUnit } from "../../../base/sheet/standardUnits.ts";
import { median, perArea } from "./columnFacts.ts";

/** kW/㎡. Corridors need about 20 W/㎡, offices about 100, machine rooms up to 1,000. */
export const THINNEST_LOAD = 0.01;
export const DENSEST_LOAD = 1;
/** kW; used if there is no area to compare: a single room seldom needs more. */
export const LARGEST_USUAL_LOAD = 500;

const labelled = (label: string) => unitLabelled("power", label) ?? STANDARD_UNITS.power;
/** The likeliest first; W/㎡ only if there is an area to multiply by. */
const LIKELY_UNITS: readonly FigureUnit[] = ["kW", "W", "W/㎡", "kcal/h", "RT", "Btu/h"].map(labelled);

const isUsual = (density: number) => density >= THINNEST_LOAD && density <= DENSEST_LOAD;

/** The unit under which these figures are usual loads; `null` if there is none, or nothing to decide by. */
export function likelyLoadUnit(
  values: readonly (number | null)[],
  areas: readonly (number | null)[],
): FigureUnit | null {
  for (const unit of LIKELY_UNITS) {
    const density = median(perArea(values, unit, areas));
    if (density !== null && isUsual(density)) return unit;
  }
  if (perArea(values, STANDARD_UNITS.power, areas).length > 0) return null;
  const load = median(values.filter((value) => value !== null));
  return load === null ? null : labelled(load > LARGEST_USUAL_LOAD ? "W" : "kW");
}

/** Median of the rooms' W/㎡ under this unit, shown to a person; `null` without areas. */
export function usualDensity(
  values: readonly (number | null)[],
  unit: FigureUnit,
  areas: readonly (number | null)[],
): number | null {
  const density = median(perArea(values, unit, areas));
  return density === null ? null : density * 1e3;
}
