import { flow, type SpeedRate } from "../units.ts";
import { drawnCurve } from "./chartCurves.ts";
import type { ChartDuty, ChartFrame, ChartPoint, ChartRegulation } from "./ChartModel.ts";
import type { ChartRequest } from "./ChartRequest.ts";
import { factsOf } from "./curveQuantities.ts";
import { deviationRate } from "./deviationRate.ts";
import { placedSettings } from "./drawnCurves.ts";
import { isRegulationRate, isScalable, regulate, regulatedPoint } from "./regulate.ts";

/** What a rate adds to a frame and a duty: computed anew for every picture of a drag, the frame held still. Nothing for a rate out of range. */
export function chartRegulation(
  request: ChartRequest,
  frame: ChartFrame,
  duty: ChartDuty,
  rate: SpeedRate,
): ChartRegulation {
  const scalable = isRegulationRate(rate) ? placedSettings(request).filter(({ of }) => isScalable(of)) : [];
  const curves = scalable.flatMap(({ product, setting, of }) =>
    of.curves.flatMap(({ quantity, fitted }) => {
      const scaled = regulate(fitted, rate, quantity);
      return scaled.ok ? drawnCurve({ product, setting, quantity, fitted: scaled.value }, frame) : [];
    }),
  );
  const operatingPoints = duty.operatingPoints
    .filter((point) =>
      scalable.some(({ product, setting }) => product === point.product && setting === point.setting),
    )
    .map((point) => slowed(point, rate, request, frame));
  return { rate, curves, operatingPoints };
}

/** An operating point stays on its parabola; what its curves say there goes by the law of each quantity. */
function slowed(
  point: ChartPoint,
  rate: SpeedRate,
  { designPoints }: ChartRequest,
  { columns }: ChartFrame,
): ChartPoint {
  const moved = regulatedPoint(point, rate);
  // A point was made for a design point of the same request.
  const design = designPoints[point.design]!;
  return {
    ...point,
    ...moved,
    crossings: point.crossings.map((crossing) => flow(crossing * rate)),
    readings: point.readings.map((reading, column) => {
      const exponent = factsOf(columns[column]!).speedExponent;
      return exponent === null ? Number.NaN : reading * rate ** exponent;
    }),
    flowDeviation: deviationRate(moved.flow, design.flow),
    valueDeviation: deviationRate(moved.value, design.value),
  };
}
