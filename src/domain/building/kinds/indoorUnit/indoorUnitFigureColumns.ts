import type { IndoorUnitFigure } from "./selection/IndoorUnit.ts";
import type { FigureColumn } from "../../batch/kind/BatchKind.ts";

/** Result columns in the order of INDOOR_UNIT_FIGURES. */
export const INDOOR_UNIT_COLUMNS: readonly (FigureColumn & { readonly key: IndoorUnitFigure })[] = [
  { key: "cooling", title: "制冷量", unit: "kW", digits: 2, short: "冷" },
  { key: "heating", title: "制热量", unit: "kW", digits: 2, short: "热" },
];
