import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { ChartProduct, ChartSetting, SettingCurve } from "./ChartRequest.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { derivedCurve } from "../../physics/curve/derivedCurve.ts";
import { curveOf } from "./drawnCurves.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { movedPieces } from "../../physics/fluid/movedPieces.ts";
import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import {
  viscosityCorrection,
  type ViscosityCorrection,
  type WaterBest,
} from "../../physics/fluid/viscosityCorrection.ts";

/** A setting's correction, and the flow of its best efficiency with water, m³/h of the whole product. */
export interface SettingCorrection {
  readonly correction: ViscosityCorrection;
  readonly bestFlow: number;
}

const NO_CORRECTION: SettingCorrection = { correction: { state: "none" }, bestFlow: Number.NaN };
const UNKNOWN: SettingCorrection = { correction: { state: "unknown" }, bestFlow: Number.NaN };

/** A pump's best point with water, and its flow of the whole product, m³/h. */
export interface KnownBest {
  readonly water: WaterBest;
  readonly flow: number;
}

/**
 * The best point of a setting, whose name is its speed. Null if not known: the point must lie inside the measured
 * range, and the number of stages must be stated.
 */
export function knownBest(
  setting: ChartSetting,
  { parts = 1, stages }: Pick<ChartProduct, "parts" | "stages">,
): KnownBest | null {
  const [efficiency, head] = [curveOf(setting, "efficiency"), curveOf(setting, "head")];
  const best = efficiency && bestEfficiency(efficiency);
  if (best === undefined || best.isAtEnd || head === undefined || stages === undefined) return null;
  const stageHead = valueOrNaN(head, best.flow) / stages;
  return { water: { flow: best.flow / parts, stageHead, speed: Number(setting.speed) }, flow: best.flow };
}

/**
 * How a liquid's viscosity changes a pump's curves at full speed, or the curves that are then regulated to another
 * speed. Water changes nothing, since the curves were measured with it.
 */
export function correctionOf(
  best: KnownBest | null,
  { stated, kinematic }: SiteLiquid,
  rate: number = FULL_RATE,
): SettingCorrection {
  if (stated.glycol === null) return NO_CORRECTION;
  if (best === null) return UNKNOWN;
  return { correction: viscosityCorrection(best.water, kinematic, rate), bestFlow: best.flow };
}

/** A setting's curves with a viscous liquid; unchanged if there is no correction. */
export function viscousSetting(
  setting: ChartSetting,
  { correction, bestFlow }: SettingCorrection,
): ChartSetting {
  if (correction.state !== "corrected") return setting;
  const { factors } = correction;
  const moved = new Map<CurveQuantity, FittedCurve>();
  for (const { quantity, fitted } of setting.curves)
    if (fitted.kind !== "derived")
      moved.set(quantity, {
        kind: "pchip",
        hasFormula: false,
        residual: fitted.residual,
        ...movedPieces(fitted, quantity, { factors, bestFlow }),
      });
  return {
    ...setting,
    curves: setting.curves.flatMap(({ quantity, fitted }): readonly SettingCurve[] => {
      const found = moved.get(quantity) ?? derivedCurve(quantity, (of) => moved.get(of), fitted.residual);
      return found === null ? [] : [{ quantity, fitted: found }];
    }),
  };
}
