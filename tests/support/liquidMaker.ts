import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartModel, ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { ChartDesign, ChartProduct, ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { flow } from "#domain/base/units.ts";
import { chartRequest } from "./chartMaker.ts";
import { measuredFrom } from "./curveMaker.ts";

/** A duty or a part of one, from figures by code. */
export const figures = (stated: Record<string, number>) =>
  Object.entries(stated).map(([code, value]) => ({ code, value }));
/** The liquid of these figures. */
export const liquidOf = (stated: Record<string, number>) => siteLiquid(statedLiquid(figures(stated))!);

/** A pump within the range of HI 9.6.7: one stage, best at 100 m³/h and 32 m. */
export const inRange = (): ChartProduct => {
  const measured = (quantity: "head" | "efficiency" | "shaftPower" | "npsh", y: (q: number) => number) => ({
    quantity,
    fitted: fitCurve(measuredFrom(y, 0, 150, 13)),
  });
  const headAt = (q: number) => 40 - 8e-4 * q * q;
  const etaAt = (q: number) => 78 - 0.0068 * (q - 100) ** 2;
  return {
    id: "p",
    name: "P",
    stages: 1,
    settings: [
      {
        speed: "1450",
        hasVariableSpeed: true,
        isPowerLimited: false,
        curves: [
          measured("head", headAt),
          measured("efficiency", etaAt),
          measured("shaftPower", (q) => 5 + 0.08 * q),
          measured("npsh", (q) => 1.5 + 1e-4 * q * q),
        ],
      },
    ],
  };
};

/** A chart of one pump at a duty; by default 100 m³/h and 32 m. */
export const requestOf = (
  product: ChartProduct,
  design: Partial<ChartDesign> = {},
  more: Partial<ChartRequest> = {},
) =>
  chartRequest({ products: [product], designPoints: [{ flow: flow(100), value: 32, ...design }], ...more });

/** The same with a liquid. */
export function chartOf(request: ChartRequest, stated: Record<string, number> | null): ChartModel {
  const built = buildChart(inStatedLiquid(request, stated && figures(stated)));
  if (!built.ok) throw new Error(built.code);
  return built.value;
}
export const pointOf = ({ duty }: ChartModel): ChartPoint => duty.operatingPoints[0]!;
export const readingOf = (model: ChartModel, quantity: "head" | "efficiency" | "shaftPower" | "npsh") =>
  pointOf(model).readings[model.frame.columns.indexOf(quantity)]!;
/** No stated motor. */
export const NO_MOTOR = { only: null, high: null, low: null };
/** C16: 15.4 mm²/s. */
export const THICK = { propyleneFraction: 40, liquidTemperature: -5 };
