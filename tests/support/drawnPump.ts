import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "./chartMaker.ts";

/** A duty of the test pump, as a person enters it: 300 m³/h at 32 m. */
export const PUMP_DUTY = [
  { code: PROPERTY.airFlow, value: 300, deviationRate: null },
  { code: PROPERTY.head, value: 32, deviationRate: null },
];

/** The chart of the test pump at that duty, as the worker answers it. */
export function drawnPump(): DrawnChart {
  const pump = testPump();
  const designs = designPoints("pump", pump, PUMP_DUTY);
  const built = buildChart(chartRequest({ designPoints: designs }));
  if (!built.ok) throw new Error(built.code);
  const settings = pump.settings.map(({ speed }) => ({ speed, isScalable: true }));
  return { machine: "pump", designPoints: designs, products: [{ ...pump, settings }], model: built.value };
}
