import { FAN, PUMP, WATER_SUPPLY_SET } from "./categories.ts";
import type { Machine } from "../physics/curve/curveQuantities.ts";
import { keyed, lookUp } from "../base/keyed.ts";

const MACHINES = keyed<Machine>({
  [FAN]: "fan",
  [PUMP]: "pump",
  [WATER_SUPPLY_SET]: "pump",
});

/** The machine of a category on a chart; `null` for products that are not measured over flow. */
export const machineOf = (categoryCode: string): Machine | null => lookUp(MACHINES, categoryCode) ?? null;
