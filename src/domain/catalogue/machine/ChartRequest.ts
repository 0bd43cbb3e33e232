import type { SpeedRate } from "../../base/units.ts";
import type { ChartLiquid } from "./ChartLiquid.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import type { SpeedFacts } from "../../physics/curve/regulate.ts";
import type { StatedAir } from "../../physics/fluid/airFigures.ts";
import type { OtherSystem } from "../duty/systemFigures.ts";
import type { DesignPoint } from "../../physics/curve/systemCurve.ts";

export interface SettingCurve {
  readonly quantity: CurveQuantity;
  readonly fitted: FittedCurve;
}

/** The curves of one speed tap or trim; the high and the low speed of a fan are two settings. */
export interface ChartSetting extends SpeedFacts {
  /** As a person reads it: "2900", "高速"; empty where there is only one. */
  readonly speed: string;
  readonly curves: readonly SettingCurve[];
  /**
   * The setting whose curves are regulated to a speed (over full speed), where these depend on it: a viscous liquid moves those of a
   * slower pump further. Left out where the curves of full speed are.
   */
  readonly regulatedTo?: (rate: number) => ChartSetting;
}

export interface ChartProduct {
  /** A set whose curves are those of so many equal machines together; left out for one machine. */
  readonly parts?: number;
  /** Of a pump's head, as far as they are known: a viscous liquid asks for the head of one. */
  readonly stages?: number;
  readonly id: string;
  readonly name: string;
  readonly settings: readonly ChartSetting[];
}

/** Places in the request: of the product, and of the setting within it. */
export interface SettingPlace {
  readonly product: number;
  readonly setting: number;
}

/** A duty, of every setting or of one: a double-speed fan has a high and a low one. */
export interface ChartDesign extends DesignPoint {
  /** Place of the only setting that it is for. */
  readonly setting?: number;
  /** The least and the most that the system asks at the same flow. */
  readonly others?: readonly OtherSystem[];
  /** So many equal machines give this flow each, side by side; left out for one. */
  readonly machines?: number;
  /** So many more stand by. */
  readonly standby?: number;
}

/** What pumps lift, beside curves that stand in it. */
export interface RequestLiquid {
  readonly told: ChartLiquid;
  /** The products with the water of their records. */
  readonly recorded: readonly ChartProduct[];
  /** What the viscosity does to each setting of each product at a speed over full speed. */
  readonly correctionsAt: (rate: number) => ChartLiquid["corrections"];
}

/** Everything that a chart is drawn from. */
export interface ChartRequest {
  readonly machine: Machine;
  /** One, or several to compare. */
  readonly products: readonly ChartProduct[];
  readonly designPoints: readonly ChartDesign[];
  /** `null`: no speed regulation. */
  readonly rate: SpeedRate | null;
  /** What fans move, where it is not the air of their records: curves are drawn, and duties stated, there. */
  readonly air?: StatedAir | null;
  /** What pumps lift, put in by `inStatedLiquid`: the curves above stand in it already, their heads in metres of it. */
  readonly liquid?: RequestLiquid;
}
