import type { Flow, Resistance, SpeedRate } from "../../base/units.ts";
import type { OtherSystem } from "../../catalogue/duty/systemFigures.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { Axis, RegulatedAxis } from "./axes.ts";
import type { ChartLiquid } from "../../catalogue/machine/ChartLiquid.ts";
import type { CurveAxis, CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { DeviationRate } from "../../catalogue/duty/deviationRate.ts";
import type { PowerPerAirVolume } from "../../physics/curve/power.ts";
import type { ChartDesign, SettingIndex } from "../../catalogue/machine/ChartRequest.ts";
import type { OperatingPoint } from "../../physics/curve/operatingPoint.ts";
import type { Stage } from "../../physics/curve/parallel.ts";
import type { CurvePoint, DesignPoint, SystemCurve } from "../../physics/curve/systemCurve.ts";

export interface YAxis extends RegulatedAxis {
  readonly key: CurveAxis;
  readonly name: string;
  readonly unit: string;
  /** The first three axes share the first grid; further ones stand in the second. */
  readonly grid: 0 | 1;
  /** The bounds that are drawn: the plain ones, or the regulated ones when a speed is set. */
  readonly inForce: Axis;
}

/** The parts of a chart that stay fixed while a speed or a design point is dragged. */
export interface ChartFrame {
  readonly xAxis: RegulatedAxis;
  readonly yAxes: readonly YAxis[];
  /** m³/h, evenly spaced over the x axis in force (`xAxisInForce`). All sampled values refer to this grid. */
  readonly grid: Float64Array;
  readonly xAxisInForce: Axis;
  /** Quantities of the tables, after the flow: those with a curve, in the order of `CURVE_QUANTITIES`. */
  readonly columns: readonly CurveQuantity[];
}

export interface ChartCurve extends SettingIndex {
  readonly quantity: CurveQuantity;
  /** Index in `yAxes`. */
  readonly axis: number;
  readonly first: Flow;
  readonly last: Flow;
  /** Values on the grid; NaN outside the measured range, where nothing is drawn. */
  readonly values: Float64Array;
}

export interface ChartParabola {
  /** Index in the request's design points. */
  readonly design: number;
  readonly designPoint: DesignPoint;
  readonly k: Resistance;
  readonly points: readonly CurvePoint[];
  /** Values on the grid; NaN beyond the last of `points`. Speed regulation does not move the parabola. */
  readonly values: Float64Array;
}

export interface ChartPoint extends SettingIndex {
  readonly design: number;
  readonly flow: Flow;
  /** Total pressure or head. */
  readonly value: number;
  readonly isUnstable: boolean;
  /** Every crossing with the system curve, including this one. */
  readonly crossings: readonly Flow[];
  /** The setting's own curves at `flow`, one for each of `columns`; NaN where there is none. */
  readonly readings: Float64Array;
  readonly flowDeviation: DeviationRate;
  readonly valueDeviation: DeviationRate;
  /** Only for fans with a total-pressure efficiency at this flow. */
  readonly powerPerAirVolume: PowerPerAirVolume | null;
}

/** Speeds that an open system requires of a machine that can be regulated. */
export interface SettingSpeeds extends SettingIndex {
  readonly design: number;
  /**
   * The speed at which it meets the duty exactly; null where its curve has no similar point. Above 1, full speed
   * is not enough.
   */
  readonly forDuty: SpeedRate | null;
  /** The least speed at which a running machine moves anything; 0 without static head. */
  readonly running: SpeedRate;
  /** The least speed at which a machine at rest opens its check valve; null where the curve does not tell. */
  readonly starting: SpeedRate | null;
}

/**
 * A machine on the system at its least or greatest resistance; `point` is null where they do not meet within the
 * measured range.
 */
export interface OtherPoint extends SettingIndex {
  readonly design: number;
  readonly name: OtherSystem["name"];
  readonly point: ChartPoint | null;
}

export interface OtherCurve extends ChartParabola {
  readonly name: OtherSystem["name"];
}

/** Operating point of each of several equal machines while so many of them run on a system. */
export interface SetStage extends Pick<Stage, "running" | "mixed"> {
  /** Null where the set leaves the measured range. */
  readonly each: (OperatingPoint & { readonly readings: readonly number[] }) | null;
}

/** Equal machines in parallel at full speed: their points while one, two … all of them run. */
export interface MachineSet extends SettingIndex {
  readonly design: number;
  readonly count: number;
  /** Duty of the whole set. */
  readonly duty: ChartDesign;
  /** The design system comes first, with `name` null. */
  readonly systems: readonly {
    readonly name: OtherSystem["name"] | null;
    readonly system: SystemCurve;
    readonly stages: readonly SetStage[];
  }[];
  /** Points of one machine's pressure or head curve. */
  readonly single: readonly CurvePoint[];
}

/** The parts of a chart that depend on the design points. */
export interface ChartDuty {
  /** Filled where several machines share a duty, or a product is itself a set. */
  readonly sets: readonly MachineSet[];
  /** System curves; those of closed systems are parabolas from the origin. */
  readonly parabolas: readonly ChartParabola[];
  /** Curves of the system at its least and greatest resistance, if entered. */
  readonly otherCurves: readonly OtherCurve[];
  readonly otherPoints: readonly OtherPoint[];
  /** One for each design point on an open system and each setting that may be scaled. */
  readonly speeds: readonly SettingSpeeds[];
  /** One for each setting and design point that meet. */
  readonly operatingPoints: readonly ChartPoint[];
  /** The same points with the water of the records; only where a viscous liquid changes the curves. */
  readonly waterPoints?: readonly WaterPoint[];
}

/** An operating point on the curves as they were measured. */
export interface WaterPoint extends SettingIndex {
  readonly design: number;
  readonly flow: Flow;
  /** m */
  readonly value: number;
  /** %; NaN where it is not measured. */
  readonly efficiency: number;
}

/** The parts of a chart that depend on the regulated speed. */
export interface ChartRegulation {
  readonly rate: SpeedRate;
  /** Only curves of settings that may be scaled, of quantities with a similarity law. */
  readonly curves: readonly ChartCurve[];
  readonly operatingPoints: readonly ChartPoint[];
  readonly otherPoints: readonly OtherPoint[];
  /** The effect of a liquid's viscosity on each setting of each product at this speed. */
  readonly corrections?: ChartLiquid["corrections"];
}

/** The range from 70 to 120 % of the best-efficiency flow, within the measured range. */
export interface BestRegion extends SettingIndex {
  /** The efficiency whose peak it is. */
  readonly quantity: CurveQuantity;
  readonly bestFlow: Flow;
  readonly from: Flow;
  readonly to: Flow;
}

/** A complete chart as plain data and typed arrays on one grid; the drawing code computes nothing. */
export interface ChartModel {
  readonly frame: ChartFrame;
  readonly curves: readonly ChartCurve[];
  readonly bestRegions: readonly BestRegion[];
  readonly duty: ChartDuty;
  readonly regulation: ChartRegulation | null;
  /** Left out where everything refers to the air of the records. */
  readonly air?: ChartAir;
  /** Left out where everything refers to the water of the records and the suction side is not described. */
  readonly liquid?: ChartLiquid;
}

/** The air that everything on a chart refers to. */
export interface ChartAir extends SiteAir {
  /** Measured quantities that do not apply to another air and are not drawn. */
  readonly leftOut: readonly CurveQuantity[];
}
