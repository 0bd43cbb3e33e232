import type { Axis } from "../chart/axes.ts";
import type { Rect } from "./placeLabels.ts";

/** The area of one grid's curves. */
export type PlotArea = Rect;

/** x of a flow (m³/h). */
export const plotX = ({ left, width }: PlotArea, { min, max }: Axis, flow: number): number =>
  left + ((flow - min) / (max - min)) * width;

/** y of a value; greater values are higher up. */
export const plotY = ({ top, height }: PlotArea, { min, max }: Axis, value: number): number =>
  top + height - ((value - min) / (max - min)) * height;

export const flowAt = ({ left, width }: PlotArea, { min, max }: Axis, x: number): number =>
  min + ((x - left) / width) * (max - min);

export const valueAt = ({ top, height }: PlotArea, { min, max }: Axis, y: number): number =>
  min + ((top + height - y) / height) * (max - min);

/** Positions of the quantities of two axes in an area. */
export interface PlotScale {
  readonly x: (flow: number) => number;
  readonly y: (value: number) => number;
}

export const plotScale = (area: PlotArea, flow: Axis, value: Axis): PlotScale => ({
  x: (of) => plotX(area, flow, of),
  y: (of) => plotY(area, value, of),
});
