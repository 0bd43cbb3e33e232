import type { Axis } from "../chart/axes.ts";
import type { ChartModel } from "../chart/ChartModel.ts";
import type { JudgedSetting } from "../chart/contradicted.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";
import type { Role } from "./Role.ts";

/** A chart's model, with what its places mean. */
export interface NamedChart {
  readonly machine: Machine;
  readonly products: readonly {
    readonly name: string;
    readonly settings: readonly JudgedSetting[];
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
  /** Within its grid: the first stands at the left, whose ticks are the grid's lines, the others at the right. */
  readonly place: number;
}

export interface LineMark {
  readonly key: string;
  /** At its end, and where its values are read. */
  readonly name: string;
  readonly role: Role;
  /** `behind`: a full-speed curve that a lower speed has taken the place of. */
  readonly kind: "curve" | "behind" | "system";
  readonly isDashed: boolean;
  /** Place in `axes`. */
  readonly axis: number;
  readonly unit: string;
  /** On the grid; NaN where nothing is drawn. */
  readonly values: Float64Array;
}

export interface PointMark {
  readonly axis: number;
  /** m³/h */
  readonly x: number;
  readonly y: number;
  /** Empty where nothing is said. */
  readonly label: string;
  readonly role: Role;
  /** A ring marks what is there without being the point in force. */
  readonly shape: "dot" | "ring" | "cross";
  /** Where its label stands if it is free there. */
  readonly side: "left" | "center" | "right";
  /** Place of the design point that a cross stands for. */
  readonly design: number | null;
}

/** A range of flow (m³/h) over the height of every grid. */
export interface BandMark {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** What stays while a rate or a design point is dragged. */
export interface ChartAxes {
  /** m³/h, evenly along the flow axis: the values of lines belong to it. */
  readonly grid: Float64Array;
  readonly flow: AxisMark;
  /** Beside the frame's y axes; `null` for one that nothing shown is read against. */
  readonly axes: readonly (ValueAxisMark | null)[];
  /** Place in `axes` of the pressure or head that a duty is read against; −1 where there is none. */
  readonly dutyAxis: number;
}

/**
 * Everything that a chart shows, in the terms of flows and values: on the page, in a data sheet and in what is exported.
 * Where it stands is laid out by `placeMarks`, what it looks like is its painter's.
 */
export interface ChartDrawing extends ChartAxes {
  readonly band: BandMark | null;
  readonly lines: readonly LineMark[];
  readonly points: readonly PointMark[];
}
