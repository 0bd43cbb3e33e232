import type { Axis } from "../curve/axes.ts";

/** Where the curves of one grid stand within the chart. */
export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** x of a flow (m³/h). */
export const plotX = ({ left, width }: PlotArea, { min, max }: Axis, flow: number): number =>
  left + (width * (flow - min)) / (max - min);

/** y of a value, greater ones higher. */
export const plotY = ({ top, height }: PlotArea, { min, max }: Axis, value: number): number =>
  top + (height * (max - value)) / (max - min);
