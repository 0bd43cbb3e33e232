import { fail, ok, type Result } from "../result.ts";
import { bestRegions, chartCurves } from "./chartCurves.ts";
import { chartDuty } from "./chartDuty.ts";
import { chartFrame } from "./chartFrame.ts";
import type { ChartDuty, ChartFrame, ChartModel, ChartRegulation } from "./ChartModel.ts";
import type { ChartRequest } from "./ChartRequest.ts";
import { chartRegulation } from "./chartRegulation.ts";

/** Everything that a chart draws and its tables say. */
export function buildChart(request: ChartRequest): Result<ChartModel, "no-curves"> {
  const frame = chartFrame(request);
  if (frame === null) return fail("no-curves");
  return ok({
    frame,
    curves: chartCurves(request, frame),
    bestRegions: bestRegions(request),
    ...rescaleChart(request, frame),
  });
}

/** During a drag of a rate or a design point: what moves, against the frame that was there when the drag began. */
export function rescaleChart(
  request: ChartRequest,
  frame: ChartFrame,
): { readonly duty: ChartDuty; readonly regulation: ChartRegulation | null } {
  const duty = chartDuty(request, frame);
  const regulation = request.rate === null ? null : chartRegulation(request, frame, duty, request.rate);
  return { duty, regulation };
}
