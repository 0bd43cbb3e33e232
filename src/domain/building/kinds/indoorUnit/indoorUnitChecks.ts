import type { CheckItem } from "../../batch/kind/CheckItem.ts";
import type { IndoorUnitCheck } from "./IndoorUnitFilter.ts";

/** The check items in the specification's order. */
export const INDOOR_UNIT_CHECKS: readonly CheckItem<IndoorUnitCheck>[] = [
  { check: 1, name: "制冷量", needs: "coolingLoad" },
  { check: 2, name: "制热量", needs: "heatLoad" },
];
