import type { Room } from "../../../rooms/Room.ts";
import { requirement } from "../../../selection/requirement.ts";
import { INDOOR_UNIT_FIGURES, type IndoorUnitFigure } from "./IndoorUnit.ts";

/** A checked figure and the requirement on one unit, kW. */
export interface IndoorUnitDemand {
  readonly figure: IndoorUnitFigure;
  readonly required: number;
}

/**
 * The requirement on each of `quantity` units in a room, in the order of the checks: load / n for the ticked ones.
 * A load that is absent or not positive demands nothing.
 */
export function indoorUnitDemands(
  { coolingLoad, heatLoad }: Pick<Room, "coolingLoad" | "heatLoad">,
  quantity: number,
  checks: readonly IndoorUnitFigure[],
): readonly IndoorUnitDemand[] {
  const loads = { cooling: requirement(coolingLoad), heating: requirement(heatLoad) };
  return INDOOR_UNIT_FIGURES.flatMap((figure) => {
    const load = loads[figure];
    return load === null || !checks.includes(figure) ? [] : [{ figure, required: load / quantity }];
  });
}
