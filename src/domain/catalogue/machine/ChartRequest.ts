import type { SpeedRate } from "../../base/units.ts";
import type { ChartLiquid } from "./ChartLiquid.ts";
import type { CurveReadings } from "./curveReadings.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import type { SpeedFacts } from "../../physics/curve/regulate.ts";
import type { StatedAir } from "../../physics/fluid/airFigures.ts";
import type { OtherSystem } from "../duty/systemFigures.ts";
import type { DesignPoint } from "../../physics/curve/systemCurve.ts";

export interface SettingCurve {
  readonly quantity: CurveQuantity;
  readonly fitted: FittedCurve;
  /** By how much the curve misses the record's readings, if these contradict each other (`fitSetting`). */
  readonly missed?: number;
}

/** The curves of one speed tap or trim; the high and the low speed of a fan are two settings. */
export interface ChartSetting extends SpeedFacts {
  /** Name for people: "2900", "高速"; empty if neither a name nor a speed is stated. */
  readonly speed: string;
  readonly curves: readonly SettingCurve[];
  /**
   * The setting whose curves are regulated to a speed (share of full speed), if they depend on the speed: a
   * viscous liquid changes the curves of a slower pump more. Left out if the curves of full speed apply.
   */
  readonly regulatedTo?: (rate: number) => ChartSetting;
}

export interface ChartProduct {
  /**
   * For a set whose curves are those of several equal machines together: their number. Left out for one machine.
   */
  readonly parts?: number;
  /** Stages of a pump's head, if known: the correction for a viscous liquid needs the head of one stage. */
  readonly stages?: number;
  /** For curves that were read from a chart: how far they may be off. */
  readonly readings?: CurveReadings;
  readonly id: string;
  readonly name: string;
  readonly settings: readonly ChartSetting[];
}

/** Indices in the request: of the product, and of the setting within it. */
export interface SettingIndex {
  readonly product: number;
  readonly setting: number;
}

/** A duty for every setting or for one; a double-speed fan has one for the high and one for the low speed. */
export interface ChartDesign extends DesignPoint {
  /** Index of the only setting that it applies to. */
  readonly setting?: number;
  /** The system at its least and greatest resistance, at the same flow. */
  readonly others?: readonly OtherSystem[];
  /** Number of equal machines in parallel that give this flow each; left out for one. */
  readonly machines?: number;
  readonly standby?: number;
}

/** The liquid of pumps whose curves are already computed for it. */
export interface RequestLiquid {
  readonly shown: ChartLiquid;
  /** The products with the water of their records. */
  readonly recorded: readonly ChartProduct[];
  /** The effect of viscosity on each setting of each product at a speed (share of full speed). */
  readonly correctionsAt: (rate: number) => ChartLiquid["corrections"];
}

/** Everything that a chart is drawn from. */
export interface ChartRequest {
  readonly machine: Machine;
  /** One product, or several to compare. */
  readonly products: readonly ChartProduct[];
  readonly designPoints: readonly ChartDesign[];
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
  /** The air of fans if it differs from that of their records: curves are drawn, and duties stated, for it. */
  readonly air?: StatedAir | null;
  /**
   * The liquid of pumps, set by `inStatedLiquid`: the curves above are already computed for it, with heads in
   * metres of it.
   */
  readonly liquid?: RequestLiquid;
}
