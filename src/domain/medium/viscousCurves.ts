import { bestEfficiency } from "../curve/bestEfficiency.ts";
import type { ChartProduct, ChartSetting, SettingCurve } from "../curve/ChartRequest.ts";
import type { CurveQuantity } from "../curve/curveQuantities.ts";
import { curveOf } from "../curve/drawnCurves.ts";
import { fitPchip, PCHIP_STRIDE } from "../curve/fitPchip.ts";
import type { CurvePieces, FittedCurve } from "../curve/FittedCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import type { SiteLiquid } from "./siteLiquid.ts";
import {
  headFactor,
  viscosityCorrection,
  type ViscosityCorrection,
  type ViscosityFactors,
} from "./viscosityCorrection.ts";

/** What a setting's curves become, and the flow of its best efficiency with water, m³/h of the whole product. */
export interface SettingCorrection {
  readonly correction: ViscosityCorrection;
  readonly bestFlow: number;
}

const NO_CORRECTION: SettingCorrection = { correction: { state: "none" }, bestFlow: Number.NaN };
const UNKNOWN: SettingCorrection = { correction: { state: "unknown" }, bestFlow: Number.NaN };

/** What is known of a pump with water, as far as it is known. */
export interface WaterCurves {
  readonly efficiency: CurvePieces | undefined;
  readonly head: CurvePieces | undefined;
  /** r/min */
  readonly speed: number;
  readonly stages: number | undefined;
  /** So many pumps the curves are of together. */
  readonly parts: number;
}

/**
 * How a liquid's viscosity changes a pump's curves. Water changes nothing, for with water they were measured. The best
 * point has to lie inside the measured range, and speed and number of stages have to be known.
 */
export function viscosityOf(
  { efficiency, head, speed, stages, parts }: WaterCurves,
  { stated, kinematic }: SiteLiquid,
): SettingCorrection {
  if (stated.glycol === null) return NO_CORRECTION;
  const best = efficiency && bestEfficiency(efficiency);
  if (best === undefined || best.isAtEnd || head === undefined || stages === undefined) return UNKNOWN;
  const water = { flow: best.flow / parts, stageHead: valueOrNaN(head, best.flow) / stages, speed };
  return { correction: viscosityCorrection(water, kinematic), bestFlow: best.flow };
}

/** The same of a setting of a chart, whose name is its speed. */
export const settingCorrection = (
  setting: ChartSetting,
  { parts = 1, stages }: Pick<ChartProduct, "parts" | "stages">,
  liquid: SiteLiquid,
): SettingCorrection =>
  viscosityOf(
    {
      efficiency: curveOf(setting, "efficiency"),
      head: curveOf(setting, "head"),
      speed: Number(setting.speed),
      stages,
      parts,
    },
    liquid,
  );

/** Points that a corrected curve is drawn through: finer than a person reads it. */
const POINTS = 121;

/** A curve with every point moved in flow and value. */
function moved(fitted: FittedCurve, flowFactor: number, factorAt: (flow: number) => number): FittedCurve {
  const { first, last } = fitted;
  const flows = Float64Array.from({ length: POINTS }, (_, at) =>
    at === POINTS - 1 ? last : first + ((last - first) * at) / (POINTS - 1),
  );
  const knots = flows.map((q) => q * flowFactor);
  const values = flows.map((q) => valueOrNaN(fitted, q) * factorAt(q));
  return {
    kind: "pchip",
    hasFormula: false,
    residual: fitted.residual,
    first: knots[0]!,
    last: knots[POINTS - 1]!,
    knots,
    coefficients: fitPchip({ x: knots, y: values }),
    stride: PCHIP_STRIDE,
  };
}

/**
 * What each quantity is multiplied by, at a flow of the water curve; P' = Q'·H'·s/(367·η'), its density apart. The NPSH
 * keeps its figures: the method's own correction of it is not used.
 */
const factorOf = (
  quantity: CurveQuantity,
  factors: ViscosityFactors,
  bestFlow: number,
): ((q: number) => number) => {
  const { flow, efficiency } = factors;
  const head = (q: number) => headFactor(factors, q / bestFlow);
  if (quantity === "head") return head;
  if (quantity === "efficiency") return () => efficiency;
  return quantity === "shaftPower" ? (q) => (flow * head(q)) / efficiency : () => 1;
};

/** A setting's curves with a viscous liquid; as they were where nothing is corrected. */
export function viscousSetting(
  setting: ChartSetting,
  { correction, bestFlow }: SettingCorrection,
): ChartSetting {
  if (correction.state !== "corrected") return setting;
  const { factors } = correction;
  return {
    ...setting,
    curves: setting.curves.map(({ quantity, fitted }): SettingCurve => ({
      quantity,
      fitted: moved(fitted, factors.flow, factorOf(quantity, factors, bestFlow)),
    })),
  };
}
