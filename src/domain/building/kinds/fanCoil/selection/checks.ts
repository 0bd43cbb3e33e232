import { FAN_COIL_FIGURES, type FanCoilFigure } from "./FanCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/** A checked figure and the requirement on one unit. */
export interface Demand {
  readonly figure: FanCoilFigure;
  readonly required: number;
}

/** The demands of a requirement, in the order of the checks. */
export const demandsOf = (requirement: FanCoilRequirement): Demand[] =>
  FAN_COIL_FIGURES.flatMap((figure) => {
    const required = requirement[figure];
    return required === null ? [] : { figure, required };
  });

/** Whether `value` is better than `other`: lower for the heat-moisture ratio, higher for all else. */
export const isBetter = (figure: FanCoilFigure, value: number, other: number): boolean =>
  figure === "heatMoistureRatio" ? value < other : value > other;

/**
 * Whether a corrected figure meets its requirement. The coil must dry at least as well, so its ratio may not be
 * higher.
 */
export const meets = ({ figure, required }: Demand, value: number | null): boolean =>
  value !== null && (figure === "heatMoistureRatio" ? value <= required : value >= required);

/** Ratio of a corrected figure to its requirement; 1 just meets it. A missing figure fails completely. */
export const excessOf = ({ figure, required }: Demand, value: number | null): number => {
  if (value === null) return 0;
  return figure === "heatMoistureRatio" ? required / value : value / required;
};
