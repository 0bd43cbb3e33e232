import { flow } from "../../base/units.ts";
import { axisOf } from "./axisOf.ts";
import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { BestRegion, ChartCurve, ChartFrame } from "./ChartModel.ts";
import type { ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import { EFFICIENCY_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import {
  curveOf,
  indexedCurves,
  indexedSettings,
  type IndexedCurve,
} from "../../catalogue/machine/drawnCurves.ts";
import { sampleCurve } from "../../physics/curve/sampleCurve.ts";

/** Every curve of a request on the frame's grid, in the order of products, settings and curves. */
export const chartCurves = (request: ChartRequest, frame: ChartFrame): ChartCurve[] =>
  indexedCurves(request).map((curve) => drawnCurve(curve, frame));

export function drawnCurve(curve: IndexedCurve, { grid, yAxes }: ChartFrame): ChartCurve {
  const { product, setting, quantity, fitted } = curve;
  return {
    product,
    setting,
    quantity,
    axis: axisOf(yAxes, quantity),
    first: flow(fitted.first),
    last: flow(fitted.last),
    values: sampleCurve(fitted, grid, new Float64Array(grid.length)),
  };
}

const REGION_FROM = 0.7;
const REGION_TO = 1.2;

/** One region for each setting whose efficiency peaks within its measured range. */
export function bestRegions(request: ChartRequest): BestRegion[] {
  const regions: BestRegion[] = [];
  for (const { product, setting, of } of indexedSettings(request)) {
    const quantity = EFFICIENCY_QUANTITIES[request.machine].find((candidate) => curveOf(of, candidate));
    if (quantity === undefined) continue;
    // The region was found from this curve, so the curve exists.
    const fitted = curveOf(of, quantity)!;
    const best = bestEfficiency(fitted);
    if (best.isAtEnd) continue;
    regions.push({
      product,
      setting,
      quantity,
      bestFlow: best.flow,
      from: flow(Math.max(fitted.first, REGION_FROM * best.flow)),
      to: flow(Math.min(fitted.last, REGION_TO * best.flow)),
    });
  }
  return regions;
}
