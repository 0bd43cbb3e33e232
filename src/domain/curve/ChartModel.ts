import type { Flow, Resistance, SpeedRate } from "../units.ts";
import type { Axis, RegulatedAxis } from "./axes.ts";
import type { CurveAxis, CurveQuantity } from "./curveQuantities.ts";
import type { DeviationRate } from "./deviationRate.ts";
import type { PowerPerAirVolume } from "./power.ts";
import type { CurvePoint, DesignPoint } from "./systemCurve.ts";

/** Places in the request: of the product, and of the setting within it. */
export interface SettingPlace {
  readonly product: number;
  readonly setting: number;
}

export interface YAxis extends RegulatedAxis {
  readonly key: CurveAxis;
  readonly name: string;
  readonly unit: string;
  /** Up to three axes share the first grid; the fourth and later stand in the second. */
  readonly grid: 0 | 1;
  /** What is drawn: the plain bounds, or with a rate the regulated ones. */
  readonly inForce: Axis;
}

/** What stays still while a rate or a design point is dragged. */
export interface ChartFrame {
  readonly xAxis: RegulatedAxis;
  readonly yAxes: readonly YAxis[];
  /** m³/h, evenly from end to end of the x axis in force (`xAxisInForce`). All sampled values belong to it. */
  readonly grid: Float64Array;
  readonly xAxisInForce: Axis;
  /** Quantities of the tables, after the flow: those with a curve, in the order of `CURVE_QUANTITIES`. */
  readonly columns: readonly CurveQuantity[];
}

export interface ChartCurve extends SettingPlace {
  readonly quantity: CurveQuantity;
  /** Place in `yAxes`. */
  readonly axis: number;
  readonly first: Flow;
  readonly last: Flow;
  /** On the grid; NaN outside the measured range: nothing is drawn there. */
  readonly values: Float64Array;
}

export interface ChartParabola {
  /** Place in the request's design points. */
  readonly design: number;
  readonly designPoint: DesignPoint;
  readonly k: Resistance;
  readonly points: readonly CurvePoint[];
  /** On the grid; NaN beyond the last of `points`. Regulation leaves the parabola where it is. */
  readonly values: Float64Array;
}

export interface ChartPoint extends SettingPlace {
  readonly design: number;
  readonly flow: Flow;
  /** Total pressure or head. */
  readonly value: number;
  readonly isUnstable: boolean;
  /** Every crossing with the parabola, this one included. */
  readonly crossings: readonly Flow[];
  /** Beside `columns`: the setting's own curves at `flow`; NaN where there is none. */
  readonly readings: Float64Array;
  readonly flowDeviation: DeviationRate;
  readonly valueDeviation: DeviationRate;
  /** Of fans with a total-pressure efficiency there. */
  readonly powerPerAirVolume: PowerPerAirVolume | null;
}

/** What follows the design points. */
export interface ChartDuty {
  readonly parabolas: readonly ChartParabola[];
  /** One for each setting and design point that meet. */
  readonly operatingPoints: readonly ChartPoint[];
}

/** What follows the rate. */
export interface ChartRegulation {
  readonly rate: SpeedRate;
  /** Only curves of settings that may be scaled, of quantities with a law. */
  readonly curves: readonly ChartCurve[];
  readonly operatingPoints: readonly ChartPoint[];
}

/** 70 to 120 % of the best-efficiency flow, within the measured range. */
export interface BestRegion extends SettingPlace {
  /** Whose peak it is. */
  readonly quantity: CurveQuantity;
  readonly bestFlow: Flow;
  readonly from: Flow;
  readonly to: Flow;
}

/** A picture as typed arrays on one grid and plain data: the chart hands it on, and computes nothing. */
export interface ChartModel {
  readonly frame: ChartFrame;
  readonly curves: readonly ChartCurve[];
  readonly bestRegions: readonly BestRegion[];
  readonly duty: ChartDuty;
  readonly regulation: ChartRegulation | null;
}
