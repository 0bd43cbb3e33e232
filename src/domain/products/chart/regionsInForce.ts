import { flow } from "../../base/units.ts";
import type { BestRegion, ChartModel } from "./ChartModel.ts";

/** The best-efficiency regions at each setting's speed: they scale with the flow and keep their height. */
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
