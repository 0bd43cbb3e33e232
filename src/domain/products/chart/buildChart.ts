import { fail, ok, type Result } from "../../base/result.ts";
import { bestRegions, chartCurves } from "./chartCurves.ts";
import { chartDuty, waterPoints } from "./chartDuty.ts";
import { chartFrame } from "./chartFrame.ts";
import type { ChartDuty, ChartFrame, ChartModel, ChartRegulation } from "./ChartModel.ts";
import type { ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import { chartRegulation } from "./chartRegulation.ts";
import { inStatedAir, leftOutInFluid } from "../../catalogue/machine/inFluid.ts";

/** Everything that a chart draws and its tables show. */
export function buildChart(asked: ChartRequest): Result<ChartModel, "no-curves"> {
  const { request, air } = inStatedAir(asked);
  const frame = chartFrame(request);
  if (frame === null) return fail("no-curves");
  return ok({
    frame,
    curves: chartCurves(request, frame),
    bestRegions: bestRegions(request),
    ...moved(request, frame),
    ...(air === null ? {} : { air: { ...air, leftOut: leftOutInFluid(asked.products) } }),
    ...(request.liquid === undefined ? {} : { liquid: request.liquid.shown }),
  });
}

/** The parts that move while a speed or a design point is dragged, computed for the frame from before the drag. */
export const rescaleChart = (request: ChartRequest, frame: ChartFrame): Moved =>
  moved(inStatedAir(request).request, frame);

interface Moved {
  readonly duty: ChartDuty;
  readonly regulation: ChartRegulation | null;
}

function moved(request: ChartRequest, frame: ChartFrame): Moved {
  const duty = chartDuty(request, frame);
  const regulation = request.rate === null ? null : chartRegulation(request, frame, duty, request.rate);
  return { duty: { ...duty, ...waterPoints(request) }, regulation };
}
