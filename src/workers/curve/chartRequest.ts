import { statedCurves } from "#api/contract/statedCurves.ts";
import type { ChartProduct, ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { curveReadings } from "#domain/catalogue/machine/curveReadings.ts";
import { airOf, liquidOf, sharedDesigns, type LiquidCondition } from "#domain/products/chart/designPoints.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { productChart } from "#domain/catalogue/machine/productChart.ts";
import type { ChartOrder } from "./CurveClient.ts";

/** Possible errors of curves that were read from a chart. */
function readingsOf(machine: Machine, source: string | null): Pick<ChartProduct, "readings"> {
  const readings = curveReadings(machine, source);
  return readings === undefined ? {} : { readings };
}

/** Fits every readable curve; always with water, whatever the conditions say. */
export function chartRequest({ machine, products, conditions, rate }: ChartOrder): {
  readonly request: ChartRequest;
  readonly liquid: LiquidCondition;
} {
  const fitted = products.map(({ id, name, curves, parts, stages, source = null }) => ({
    ...productChart(id, name, statedCurves(curves)).product,
    ...(parts === undefined ? {} : { parts }),
    ...(stages === undefined ? {} : { stages }),
    ...readingsOf(machine, source),
  }));
  const request = {
    machine,
    products: fitted,
    designPoints: sharedDesigns(machine, fitted, conditions),
    rate,
    air: airOf(machine, conditions),
  };
  return { request, liquid: liquidOf(machine, conditions) };
}

/**
 * The request with the liquid of its duty. The code for liquids is loaded only if one is stated, which is rare.
 */
export async function withLiquid(request: ChartRequest, liquid: LiquidCondition): Promise<ChartRequest> {
  if (liquid === null) return request;
  const { inStatedLiquid } = await import("#domain/catalogue/machine/inLiquid.ts");
  return inStatedLiquid(request, liquid);
}
