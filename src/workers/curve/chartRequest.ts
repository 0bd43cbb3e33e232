import { statedCurves } from "#api/contract/statedCurves.ts";
import type { ChartDesign, ChartRequest } from "#domain/curve/ChartRequest.ts";
import { designPoints } from "#domain/curve/designPoints.ts";
import { productChart } from "#domain/curve/productChart.ts";
import type { ChartOrder } from "./CurveClient.ts";

const isSame = (one: ChartDesign, other: ChartDesign) =>
  one.flow === other.flow && one.value === other.value && one.setting === other.setting;

/** Fits every curve that can be read. A duty that two products or two conditions state is drawn once. */
export function chartRequest({ machine, products, conditions, rate }: ChartOrder): ChartRequest {
  const fitted = products.map(({ id, name, curves }) => productChart(id, name, statedCurves(curves)).product);
  const stated = conditions.flatMap((condition) =>
    fitted.flatMap((product) => designPoints(machine, product, condition)),
  );
  const designs = stated.filter((design, at) => stated.findIndex((other) => isSame(design, other)) === at);
  return { machine, products: fitted, designPoints: designs, rate };
}
