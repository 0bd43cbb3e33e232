import type { Level } from "../../selection/multiRoom.ts";
import type { CheckItem } from "../../batch/kind/CheckItem.ts";
import type { FanCoilCheck } from "./FanCoilFilter.ts";

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  MEDIUM_LEVEL: "中档",
  HIGH_LEVEL: "高档",
};

/** The check items in the specification's order, with the room figure that each one needs. */
export const FAN_COIL_CHECKS: readonly CheckItem<FanCoilCheck>[] = [
  { check: 1, name: "送风量", needs: "airSupplyVolume" },
  { check: 2, name: "全冷量", needs: "coolingLoad" },
  { check: 3, name: "显冷量", needs: "sensibleLoad" },
  { check: 4, name: "潜冷量", needs: "latentLoad" },
  { check: 5, name: "热湿比", needs: "heatMoistureRatio" },
  { check: 6, name: "制热量", needs: "heatLoad" },
];
