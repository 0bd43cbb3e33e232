import { PROPERTY } from "../../../catalogue/properties.ts";
import type { SummedFigure } from "../../batch/kind/SummedFigure.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";

export const INDOOR_UNIT_SUMS: readonly SummedFigure<IndoorUnitFilter>[] = [
  { title: "供冷量", unit: "kW", digits: 1, of: { property: () => PROPERTY.coolingCapacity } },
  { title: "供热量", unit: "kW", digits: 1, of: { property: () => PROPERTY.heatingCapacity } },
  { title: "电功率", unit: "kW", digits: 2, of: { property: () => PROPERTY.inputPower } },
];
