import { FAN, PUMP, WATER_SUPPLY_SET } from "./categories.ts";
import type { Machine } from "../physics/curve/curveQuantities.ts";
import { keyed, lookUp } from "../base/keyed.ts";

const MACHINES = keyed<Machine>({
  [FAN]: "fan",
  [PUMP]: "pump",
  [WATER_SUPPLY_SET]: "pump",
});

/** What a category's products are on a chart; `null` where they are not measured over flow. */
export const machineOf = (categoryCode: string): Machine | null => lookUp(MACHINES, categoryCode) ?? null;
