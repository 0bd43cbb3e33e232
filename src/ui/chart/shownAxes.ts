import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";

type Axes = Pick<ChartDrawing, "axes">;

/** Equal keys mean that the picture can be kept; other axes need a new one. */
export const axesKey = ({ axes }: Axes): string => axes.map((axis) => axis?.role).join(" ");

export const countGrids = ({ axes }: Axes): 1 | 2 => (axes.some((axis) => axis?.grid === 1) ? 2 : 1);

/** Number of axes at the right of the first grid. */
export const countRightAxes = ({ axes }: Axes): number => axes.filter((axis) => axis?.grid === 0).length - 1;
