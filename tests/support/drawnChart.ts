import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { isScalable } from "#domain/physics/curve/regulate.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest } from "./chartMaker.ts";

/** A chart in the form that the curve worker sends; by default of the pump in chartMaker. */
export function drawnChart(changed: Partial<ChartRequest> = {}): DrawnChart {
  const request = chartRequest(changed);
  const built = buildChart(request);
  if (!built.ok) throw new Error(built.code);
  const { machine, designPoints, products } = request;
  return {
    machine,
    designPoints,
    products: products.map(({ id, name, settings }) => ({
      id,
      name,
      settings: settings.map((setting) => ({ speed: setting.speed, isScalable: isScalable(setting) })),
    })),
    model: built.value,
  };
}
