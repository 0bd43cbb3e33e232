import { dynamicPressure, flowIn, type Medium } from "../../physics/pipe/conduit.ts";
import { firstSize, NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { pipeLimits, pipeSizes, type PipeSize } from "../../physics/pipe/pipeSeries.ts";
import { resistance } from "../../base/units.ts";
import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import { LOSS_MARGIN, metres } from "./waterDuty.ts";

export interface CondenserDuty {
  readonly dn: number;
  /** Pa/m */
  readonly friction: number;
  /** Loss of straight pipes and of fittings, Pa */
  readonly pipes: number;
  readonly local: number;
  /** m: lift from the basin to the spray header, plus the spray's pressure; makers state both as one figure. */
  readonly staticHead: number;
  readonly head: number;
  readonly system: SystemCurve;
}

/** Q_c = Q_e·(1 + 1/COP), kW: heat of the condenser */
export const condenserLoad = (evaporator: number, cop: number): number => evaporator * (1 + 1 / cop);

/**
 * Duty of a condenser pump on an open tower loop: one pipe sized by the limits of open circuits, with the margin
 * only on flow losses and not on the lift. null if no size of the series carries the flow.
 */
export function condenserDuty(
  {
    flow: q,
    length,
    zeta,
    share = 0,
    friction: frictionMost,
    condenser,
    lift,
    spray,
    margin = LOSS_MARGIN.value,
  }: {
    /** m³/h */
    readonly flow: number;
    /** m, one way */
    readonly length: number;
    /** Σζ, or local losses as a share of the friction; only one of them is used. */
    readonly zeta: number;
    readonly share?: number;
    /** R_max, Pa/m */
    readonly friction?: number;
    /** Pa */
    readonly condenser: number;
    /** m */
    readonly lift: number;
    /** Pa */
    readonly spray: number;
    readonly margin?: number;
  },
  medium: Medium,
  series: readonly PipeSize[],
  roughness: number,
): CondenserDuty | null {
  const sizes = pipeSizes(series);
  const size = firstSize(q, sizes, pipeLimits(series, "open", frictionMost), medium, roughness);
  if (size === NO_SIZE) return null;
  const bore = { hydraulic: sizes.hydraulic[size]!, area: sizes.area[size]! };
  const { velocity, friction } = flowIn(q, bore, medium, roughness);
  const pipes = 2 * length * friction;
  const local = share * pipes + zeta * dynamicPressure(medium.density, velocity);
  const staticHead = lift + metres(spray, medium.density);
  const moving = metres((pipes + local + condenser) * (1 + margin), medium.density);
  return {
    dn: series[size]!.dn,
    friction,
    pipes,
    local,
    staticHead,
    head: moving + staticHead,
    system: { staticValue: staticHead, exponent: 2, k: resistance(moving / (q * q)) },
  };
}
