import { describe } from "vitest";
import { buildChart, rescaleChart } from "#domain/curve/buildChart.ts";
import { flow, speedRate } from "#domain/units.ts";
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
  measure("the whole chart anew", () => {
    const model = buildChart(next());
    if (!model.ok || model.value.regulation?.operatingPoints.length !== count)
      throw new Error("a regulated point is missing");
  });
});
