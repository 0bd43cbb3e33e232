import { FAN, PUMP, WATER_SUPPLY_SET } from "../catalogue/categories.ts";
import type { Machine } from "./curveQuantities.ts";

const MACHINES: Readonly<Record<string, Machine>> = {
  [FAN]: "fan",
  [PUMP]: "pump",
  [WATER_SUPPLY_SET]: "pump",
};

/** What a category's products are on a chart; `null` where they are not measured over flow. */
export const machineOf = (categoryCode: string): Machine | null => MACHINES[categoryCode] ?? null;
