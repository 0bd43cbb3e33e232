import type { Flow, Resistance, SpeedRate } from "../../base/units.ts";
import type { OtherSystem } from "../../catalogue/duty/systemFigures.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { Axis, RegulatedAxis } from "./axes.ts";
import type { ChartLiquid } from "../../catalogue/machine/ChartLiquid.ts";
import type { CurveAxis, CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { DeviationRate } from "../../catalogue/duty/deviationRate.ts";
import type { PowerPerAirVolume } from "../../physics/curve/power.ts";
import type { ChartDesign, SettingPlace } from "../../catalogue/machine/ChartRequest.ts";
import type { OperatingPoint } from "../../physics/curve/operatingPoint.ts";
import type { Stage } from "../../physics/curve/parallel.ts";
import type { CurvePoint, DesignPoint, SystemCurve } from "../../physics/curve/systemCurve.ts";

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

/** What an open system asks of the speed of a machine that can be regulated. */
export interface SettingSpeeds extends SettingPlace {
  readonly design: number;
  /** At which it meets the duty exactly; null where its curve has no similar point. Above 1 full speed is not enough. */
  readonly forDuty: SpeedRate | null;
  /** The least at which it moves anything, running; 0 where nothing is static. */
  readonly running: SpeedRate;
  /** The least at which it begins to, its check valve shut; null where the curve does not tell. */
  readonly starting: SpeedRate | null;
}

/** A machine on the least or the most of its system; null where they do not meet within the measured range. */
export interface OtherPoint extends SettingPlace {
  readonly design: number;
  readonly name: OtherSystem["name"];
  readonly point: ChartPoint | null;
}

export interface OtherCurve extends ChartParabola {
  readonly name: OtherSystem["name"];
}

/** What each of so many equal machines does while they run on a system. */
export interface SetStage extends Pick<Stage, "running" | "mixed"> {
  /** Null where the set leaves the measured range. */
  readonly each: (OperatingPoint & { readonly readings: readonly number[] }) | null;
}

/** Equal machines side by side at full speed: what they do while one, two … all of them run. */
export interface MachineSet extends SettingPlace {
  readonly design: number;
  readonly count: number;
  /** Of the whole set. */
  readonly duty: ChartDesign;
  /** The design system first, `name` null. */
  readonly systems: readonly {
    readonly name: OtherSystem["name"] | null;
    readonly system: SystemCurve;
    readonly stages: readonly SetStage[];
  }[];
  /** The pressure or head curve of one machine. */
  readonly single: readonly CurvePoint[];
}

/** What follows the design points. */
export interface ChartDuty {
  /** Where several machines share a duty, or a product is several already. */
  readonly sets: readonly MachineSet[];
  /** System curves; those of closed systems are parabolas from the origin. */
  readonly parabolas: readonly ChartParabola[];
  /** Of the least and the most of a system, where they are entered. */
  readonly otherCurves: readonly OtherCurve[];
  readonly otherPoints: readonly OtherPoint[];
  /** Of each design point on an open system, and each setting that may be scaled. */
  readonly speeds: readonly SettingSpeeds[];
  /** One for each setting and design point that meet. */
  readonly operatingPoints: readonly ChartPoint[];
  /** Where the same would meet with the water of the records; there where a viscous liquid moves the curves. */
  readonly waterPoints?: readonly WaterPoint[];
}

/** An operating point on the curves as they were measured. */
export interface WaterPoint extends SettingPlace {
  readonly design: number;
  readonly flow: Flow;
  /** m */
  readonly value: number;
  /** %; NaN where it is not measured. */
  readonly efficiency: number;
}

/** What follows the rate. */
export interface ChartRegulation {
  readonly rate: SpeedRate;
  /** Only curves of settings that may be scaled, of quantities with a law. */
  readonly curves: readonly ChartCurve[];
  readonly operatingPoints: readonly ChartPoint[];
  readonly otherPoints: readonly OtherPoint[];
  /** What the viscosity of a liquid does to each setting of each product at this speed. */
  readonly corrections?: ChartLiquid["corrections"];
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
  /** Left out where everything stands in the air of the records. */
  readonly air?: ChartAir;
  /** Left out where everything stands in the water of the records, and nothing is said of the suction side. */
  readonly liquid?: ChartLiquid;
}

/** The air that everything of a chart stands in. */
export interface ChartAir extends SiteAir {
  /** Measured, but of no use in another air: not drawn. */
  readonly leftOut: readonly CurveQuantity[];
}
