import { axisOf } from "../chart/axisOf.ts";
import type { ChartFrame } from "../chart/ChartModel.ts";
import { flowFactsOf, PRESSURE_QUANTITY, type Machine } from "../../physics/curve/curveQuantities.ts";
import { regionsInForce } from "../chart/regionsInForce.ts";
import { axisMark } from "./axisMark.ts";
import type { BandMark, ChartAxes, ChartDrawing, NamedChart, ValueAxisMark } from "./ChartDrawing.ts";
import { isShown, type ChartView } from "./ChartView.ts";
import { lineMarks } from "./lineMarks.ts";
import { pointMarks } from "./pointMarks.ts";

export const drawAxes = (machine: Machine, frame: ChartFrame, view: ChartView): ChartAxes => ({
  grid: frame.grid,
  flow: axisMark(frame.xAxisInForce, flowFactsOf(machine)),
  axes: valueAxes(frame, view),
  dutyAxis: axisOf(frame.yAxes, PRESSURE_QUANTITY[machine]),
});

/**
 * The drawing of a chart's model.
 *
 * @param axes from an earlier drawing of the same frame and view
 */
export const drawChart = (
  chart: NamedChart,
  view: ChartView,
  axes: ChartAxes = drawAxes(chart.machine, chart.model.frame, view),
): ChartDrawing => ({
  ...axes,
  band: bestRegion(chart, view),
  lines: lineMarks(chart, view),
  points: pointMarks(chart, view),
});

function valueAxes({ yAxes }: ChartFrame, { quantity }: ChartView): (ValueAxisMark | null)[] {
  const only = quantity === null ? null : axisOf(yAxes, quantity);
  return yAxes.map((axis, at) => {
    if (only !== null && only !== at) return null;
    // A single axis needs no second grid.
    const grid = only === null ? axis.grid : 0;
    const order = only === null ? yAxes.slice(0, at).filter((other) => other.grid === grid).length : 0;
    return { ...axisMark(axis.inForce, axis), role: axis.key, grid, order };
  });
}

/**
 * The region of best efficiency. Only one can be told apart from the curves; with several settings shown there is
 * none.
 */
function bestRegion(chart: NamedChart, view: ChartView): BandMark | null {
  const [only, ...others] = regionsInForce(chart.model).filter((region) => isShown(chart, view, region));
  return only === undefined || others.length > 0 ? null : { from: only.from, to: only.to, name: "高效区" };
}
