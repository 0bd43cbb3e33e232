import { toVerify } from "../../base/marked.ts";
import { efficiency, flow, pressure, resistance, type Flow } from "../../base/units.ts";
import { powerPerAirVolume } from "../../physics/curve/power.ts";
import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import { dynamicPressure, velocityIn } from "../../physics/pipe/conduit.ts";
import { sumFittings } from "../../physics/pipe/fittings.ts";

/** Margins on the flow, and on the pressure at fixed speed; at variable speed the pressure has no margin. */
export const FAN_MARGINS = toVerify(
  { flow: 0.05, pressure: 0.1 },
  "GB 50736 6.5.1 风量 5–10 %、风压 10–15 %",
);

/** Pressure losses besides the ducts at the duty, Pa */
export interface FanDutyParts {
  /** Sum of the outlets, m³/h */
  readonly flow: number;
  /**
   * Losses of supply and return or intake at their greatest circuits, filters at the mean of clean and final,
   * coils, silencers
   */
  readonly loss: number;
  readonly isFixedSpeed: boolean;
  readonly flowMargin?: number;
  readonly pressureMargin?: number;
  /** Pressure that a variable system keeps in its duct, Pa; 0 otherwise. */
  readonly kept?: number;
  /** Exponent n of the curve, from the losses at half the flow (`curveExponent`); 2 if left out. */
  readonly exponent?: number;
}

export interface FanDuty {
  readonly flow: Flow;
  /** Total pressure in the site's air, Pa */
  readonly pressure: number;
  readonly system: SystemCurve;
}

/**
 * p_t = Σ·(1 + s_p), with s_p = 0 at variable speed; Q = ΣQ·(1 + s_Q). The curve runs from the kept pressure to
 * the duty.
 */
export function fanDuty({
  flow: q,
  loss,
  isFixedSpeed,
  flowMargin = FAN_MARGINS.value.flow,
  pressureMargin = FAN_MARGINS.value.pressure,
  kept = 0,
  exponent = 2,
}: FanDutyParts): FanDuty {
  const [ownFlow, moving] = [q * (1 + flowMargin), loss * (isFixedSpeed ? 1 + pressureMargin : 1)];
  return {
    flow: flow(ownFlow),
    pressure: moving + kept,
    system: { staticValue: kept, exponent, k: resistance(moving / ownFlow ** exponent) },
  };
}

/** W_s in W/(m³/h): p/(3600·0.855·η), η 0 … 1; null without an efficiency. */
export const fanPowerRatio = (total: number, eta: number | null): number | null =>
  eta !== null && eta > 0 ? powerPerAirVolume(pressure(total), efficiency(eta * 100)) : null;

/** Greatest W_s, W/(m³/h) */
const FAN_RATIOS = toVerify(
  { ventilation: 0.27, freshAir: 0.24, officeConstant: 0.27, officeVariable: 0.29, shopHotel: 0.3 },
  "GB 50189-2015 4.3.22",
);
export type FanSystem = keyof typeof FAN_RATIOS.value;

export interface FanRatioVerdict {
  readonly limit: number;
  /** Null (无法判定) without a ratio */
  readonly isMet: boolean | null;
  readonly mark: typeof FAN_RATIOS.mark;
}

/** Compares W_s with the limit of the kind of system. */
export function judgeFanRatio(ratio: number | null, kind: FanSystem): FanRatioVerdict {
  const limit = FAN_RATIOS.value[kind];
  return { limit, isMet: ratio === null ? null : ratio <= limit, mark: FAN_RATIOS.mark };
}

/**
 * Resistance of a filter in a duty: the mean of clean and final, a convention. The final one is shown beside it.
 */
export const meanFilterLoss = (clean: number, final: number): number => (clean + final) / 2;

/** Kind of pressure loss that the maker of an outlet states */
export type OutletLossKind = "total" | "static";
/** ζ at the neck, for outlets without a stated loss */
export const outletZeta = (outlet: "diffuser" | "returnGrille"): number =>
  sumFittings("air", [{ name: outlet, count: 1 }]).zeta;

export interface OutletLoss {
  /** Total pressure, Pa */
  readonly loss: number;
  /** Estimated by ζ (估算), because the loss or its kind is not stated: `pressure-kind-unknown`. */
  readonly isEstimated: boolean;
}

/**
 * Total pressure loss of an outlet: a stated static loss plus the dynamic pressure in the neck; by ζ at the neck
 * if the kind is not stated.
 *
 * @param flow m³/h
 * @param neck m²
 */
export function outletLoss(
  stated: number | null,
  kind: OutletLossKind | null,
  { flow: q, neck, density, zeta }: { flow: number; neck: number; density: number; zeta: number },
): OutletLoss {
  const inNeck = dynamicPressure(density, velocityIn(q, neck));
  if (stated === null || kind === null) return { loss: zeta * inNeck, isEstimated: true };
  return { loss: kind === "total" ? stated : stated + inNeck, isEstimated: false };
}
