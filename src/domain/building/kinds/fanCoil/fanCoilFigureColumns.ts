import type { FanCoilFigure } from "./selection/FanCoil.ts";
import type { FigureColumn } from "../../batch/kind/BatchKind.ts";

/** Result columns in the order of FAN_COIL_FIGURES. */
export const FAN_COIL_COLUMNS: readonly (FigureColumn & { readonly key: FanCoilFigure })[] = [
  { key: "airFlow", title: "风量", unit: "m³/h", digits: 0, short: "风量" },
  { key: "totalCooling", title: "全冷量", unit: "kW", digits: 2, short: "冷" },
  { key: "sensibleCooling", title: "显冷量", unit: "kW", digits: 2, short: "显冷" },
  { key: "latentCooling", title: "潜冷量", unit: "kW", digits: 2, short: "潜冷" },
  { key: "heatMoistureRatio", title: "热湿比", unit: "kJ/kg", digits: 0, short: "热湿比", isCeiling: true },
  { key: "heating", title: "制热量", unit: "kW", digits: 2, short: "热" },
];
