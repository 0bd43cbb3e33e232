import { flow } from "../../base/units.ts";
import type { BestRegion, ChartModel } from "./ChartModel.ts";

/** Where each setting runs well at its speed: the efficiency goes with the flow, and keeps its height. */
export function regionsInForce({
  bestRegions,
  regulation,
}: Pick<ChartModel, "bestRegions" | "regulation">): readonly BestRegion[] {
  if (regulation === null) return bestRegions;
  const { rate, curves } = regulation;
  return bestRegions.map((region) =>
    curves.some(({ product, setting }) => product === region.product && setting === region.setting)
      ? {
          ...region,
          bestFlow: flow(region.bestFlow * rate),
          from: flow(region.from * rate),
          to: flow(region.to * rate),
        }
      : region,
  );
}
