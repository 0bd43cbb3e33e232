import type { YAxis } from "#domain/curve/ChartModel.ts";
import { factsOf } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartView } from "./ChartView.ts";

/** The frame's y axes, each at its place; `null` for one that no shown curve is read against. */
export function shownAxes({ model }: DrawnChart, { quantity }: ChartView): readonly (YAxis | null)[] {
  const { yAxes } = model.frame;
  if (quantity === null) return yAxes;
  // One axis alone needs no second grid.
  return yAxes.map((axis) => (axis.key === factsOf(quantity).axis ? { ...axis, grid: 0 } : null));
}

/** Says the same as long as a picture can be kept: other axes need another one. */
export const axesKey = (drawn: DrawnChart, view: ChartView): string =>
  shownAxes(drawn, view)
    .map((axis) => axis?.key)
    .join(" ");

export const countGrids = (drawn: DrawnChart, view: ChartView): 1 | 2 =>
  shownAxes(drawn, view).some((axis) => axis?.grid === 1) ? 2 : 1;

/** How many axes stand at the right of the first grid. */
export const countRightAxes = (drawn: DrawnChart, view: ChartView): number =>
  shownAxes(drawn, view).filter((axis) => axis?.grid === 0).length - 1;
