import { describe } from "vitest";
import { buildChart, rescaleChart } from "#domain/products/chart/buildChart.ts";
import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { drawAxes, drawChart } from "#domain/products/drawing/drawChart.ts";
import { placeMarks } from "#domain/products/drawing/placeMarks.ts";
import type { Plot } from "#domain/products/drawing/Plot.ts";
import { plotX, plotY } from "#domain/products/drawing/PlotArea.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { chartRequest, testPump } from "../tests/support/chartMaker.ts";
import { measure } from "./measure.ts";

describe.each([1, 6])("a chart of %d pumps while its rate is dragged", (count) => {
  const request = chartRequest({
    products: Array.from({ length: count }, (_, at) => testPump(1 + at / 10)),
    designPoints: [{ flow: flow(300), value: 32 }],
    rate: speedRate(0.9),
  });
  const start = buildChart(request);
  if (!start.ok) throw new Error(start.code);
  const { frame } = start.value;
  let step = 0;
  const next = () => ({ ...request, rate: speedRate(0.5 + (step++ % 50) / 100) });

  measure("what moves, on the frame that is held", () => {
    const { regulation } = rescaleChart(next(), frame);
    if (regulation?.operatingPoints.length !== count) throw new Error("a regulated point is missing");
  });
  const axes = drawAxes(request.machine, frame, WHOLE_VIEW);
  const [width, height] = [600, 340];
  const plot: Plot = {
    pane: { left: 0, top: 0, width, height },
    x: (q) => plotX(plot.pane, axes.flow.range, q),
    y(at, value) {
      const axis = axes.axes[at];
      return axis?.grid === 0 ? plotY(plot.pane, axis.range, value) : null;
    },
    lettering: { measure: (text) => 8 * text.length, line: 14, beside: 6, gap: 7, reach: 6 },
  };
  measure("what moves, drawn, with its words in place", () => {
    const model = { ...start.value, ...rescaleChart(next(), frame) };
    const { names } = placeMarks(drawChart({ ...request, model }, WHOLE_VIEW, axes), plot);
    if (names.length < count) throw new Error("a name is missing");
  });
  measure("the whole chart anew", () => {
    const model = buildChart(next());
    if (!model.ok || model.value.regulation?.operatingPoints.length !== count)
      throw new Error("a regulated point is missing");
  });
});
