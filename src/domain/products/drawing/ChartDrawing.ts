import type { CurveReadings } from "../../catalogue/machine/curveReadings.ts";
import type { Axis } from "../chart/axes.ts";
import type { ChartModel } from "../chart/ChartModel.ts";
import type { JudgedSetting } from "../chart/contradicted.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";
import type { Role } from "./Role.ts";

/** A chart's model with the names of its products and settings. */
export interface NamedChart {
  readonly machine: Machine;
  readonly products: readonly {
    readonly name: string;
    readonly settings: readonly JudgedSetting[];
    /** For curves that were read from a chart: their possible error at full speed. */
    readonly readings?: CurveReadings;
  }[];
  readonly model: ChartModel;
}

export interface Tick {
  readonly value: number;
  /** "1,200" */
  readonly text: string;
}

export interface AxisMark {
  readonly name: string;
  readonly unit: string;
  readonly range: Axis;
  readonly ticks: readonly Tick[];
}

export interface ValueAxisMark extends AxisMark {
  readonly role: Role;
  readonly grid: 0 | 1;
  /**
   * Position within its grid: the first axis stands at the left and its ticks are the grid's lines; the others
   * stand at the right.
   */
  readonly order: number;
}

export interface LineMark {
  readonly key: string;
  /** Shown at the end of the axis, and where its values are read. */
  readonly name: string;
  readonly role: Role;
  /** `behind`: a full-speed curve that is replaced by one at a lower speed. `limit`: an end of its tolerance. */
  readonly kind: "curve" | "behind" | "system" | "limit";
  readonly isDashed: boolean;
  /** Index in `axes`. */
  readonly axis: number;
  readonly unit: string;
  /** Values on the grid; NaN where nothing is drawn. */
  readonly values: Float64Array;
}

export interface PointMark {
  readonly axis: number;
  /** m³/h */
  readonly x: number;
  readonly y: number;
  /** Empty if there is no label. */
  readonly label: string;
  readonly role: Role;
  /** A ring marks a point that exists but does not apply. */
  readonly shape: "dot" | "ring" | "cross";
  /** Preferred side of the label. */
  readonly side: "left" | "center" | "right";
  /** Index of the design point that a cross marks. */
  readonly design: number | null;
}

/** A range of flow (m³/h) over the full height of every grid. */
export interface BandMark {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** The parts that stay while a speed or a design point is dragged. */
export interface ChartAxes {
  /** m³/h, evenly spaced along the flow axis; the values of lines refer to it. */
  readonly grid: Float64Array;
  readonly flow: AxisMark;
  /** One for each y axis of the frame; `null` for an axis that nothing shown uses. */
  readonly axes: readonly (ValueAxisMark | null)[];
  /** Index in `axes` of the pressure or head axis; −1 if there is none. */
  readonly dutyAxis: number;
}

/**
 * Everything that a chart shows, in terms of flows and values: for the page, data sheets and exports. `placeMarks`
 * lays it out; the painters decide how it looks.
 */
export interface ChartDrawing extends ChartAxes {
  readonly band: BandMark | null;
  readonly lines: readonly LineMark[];
  readonly points: readonly PointMark[];
}
