import type { FanCoilFigure } from "./FanCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * The figure that orders a room's candidates: the first of these that the room states and that is checked
 * (ENGINEERING 7).
 */
const LEADING: readonly FanCoilFigure[] = [
  "totalCooling",
  "heating",
  "sensibleCooling",
  "latentCooling",
  "airFlow",
  "heatMoistureRatio",
];

/** `null` if nothing is required. */
export const leadingFigure = (required: FanCoilRequirement): FanCoilFigure | null =>
  LEADING.find((figure) => required[figure] !== null) ?? null;

/**
 * The checked figures among which 余量 (margin) is the smallest. The heat-moisture ratio describes how a coil dries,
 * not its size, so it counts only if nothing else is required.
 */
export const marginFigures = <Figure extends string>(checked: readonly Figure[]): readonly Figure[] => {
  const sizes = checked.filter((figure) => figure !== "heatMoistureRatio");
  return sizes.length === 0 ? checked : sizes;
};
