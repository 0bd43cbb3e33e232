import type { FanCoilFigure } from "./FanCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/** What a room is ordered by: the first of these that it states and that is checked (ENGINEERING 7). */
const LEADING: readonly FanCoilFigure[] = [
  "totalCooling",
  "heating",
  "sensibleCooling",
  "latentCooling",
  "airFlow",
  "heatMoistureRatio",
];

/** `null` for what asks for nothing. */
export const leadingFigure = (required: FanCoilRequirement): FanCoilFigure | null =>
  LEADING.find((figure) => required[figure] !== null) ?? null;

/**
 * Of the checked figures those that 余量 is the smallest of. The heat-moisture ratio says how a coil dries, not how large
 * it is: it counts only where nothing else is asked.
 */
export const marginFigures = <Figure extends string>(checked: readonly Figure[]): readonly Figure[] => {
  const sizes = checked.filter((figure) => figure !== "heatMoistureRatio");
  return sizes.length === 0 ? checked : sizes;
};
