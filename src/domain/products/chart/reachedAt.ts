import type { ReachedFigure } from "../../catalogue/duty/withinReading.ts";
import { PRESSURE_QUANTITY, type Machine } from "../../physics/curve/curveQuantities.ts";
import type { ChartModel, ChartPoint } from "./ChartModel.ts";

/** The duty's flow, and its pressure or head, as a machine reaches them at an operating point of its chart. */
export function reachedAt(
  machine: Machine,
  { frame }: Pick<ChartModel, "frame">,
  point: Pick<ChartPoint, "flow" | "flowDeviation" | "valueDeviation" | "readings">,
): readonly ReachedFigure[] {
  const quantity = PRESSURE_QUANTITY[machine];
  const value = point.readings[frame.columns.indexOf(quantity)];
  return [
    { quantity: "flow", value: point.flow, deviation: point.flowDeviation },
    ...(typeof value === "number" ? [{ quantity, value, deviation: point.valueDeviation }] : []),
  ];
}
