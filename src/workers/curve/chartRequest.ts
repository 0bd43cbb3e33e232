import { statedCurves } from "#api/contract/statedCurves.ts";
import type { ChartRequest } from "#domain/curve/ChartRequest.ts";
import { airOf, sharedDesigns } from "#domain/curve/designPoints.ts";
import { productChart } from "#domain/curve/productChart.ts";
import type { ChartOrder } from "./CurveClient.ts";

/** Fits every curve that can be read. */
export function chartRequest({ machine, products, conditions, rate }: ChartOrder): ChartRequest {
  const fitted = products.map(({ id, name, curves, parts }) => ({
    ...productChart(id, name, statedCurves(curves)).product,
    ...(parts === undefined ? {} : { parts }),
  }));
  return {
    machine,
    products: fitted,
    designPoints: sharedDesigns(machine, fitted, conditions),
    rate,
    air: airOf(machine, conditions),
  };
}
