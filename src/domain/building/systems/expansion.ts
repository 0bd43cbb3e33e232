import { fail, ok, type Result } from "../../base/result.ts";
import { temperature } from "../../base/units.ts";
import type { StateFault } from "../../physics/fluid/wrongLiquid.ts";
import { liquidMedium, type PipeLiquid } from "../../physics/pipe/medium.ts";

const LITRES = 1000;

export interface Expansion {
  /** (V(t_max) − V(t_min))/V(t_min) */
  readonly share: number;
  /** l */
  readonly expansion: number;
  /** l, with the air cushion between filling and greatest pressure */
  readonly vessel: number;
}

/**
 * ΔV = V·(ρ(t_min)/ρ(t_max) − 1), vessel = ΔV·p_max/(p_max − p_fill) by Boyle in absolute pressures; that pipes expand too
 * is left out, on the safe side.
 *
 * @param volume m³ of the system
 * @param pressures kPa absolute
 */
export function expansionVessel(
  liquid: PipeLiquid,
  volume: number,
  temperatures: { readonly least: number; readonly most: number },
  pressures: { readonly fill: number; readonly most: number },
): Result<Expansion, StateFault | "pressures-out-of-range"> {
  if (!(pressures.fill > 0 && pressures.most > pressures.fill)) return fail("pressures-out-of-range");
  const cold = liquidMedium(liquid, temperature(temperatures.least));
  if (!cold.ok) return cold;
  const warm = liquidMedium(liquid, temperature(temperatures.most));
  if (!warm.ok) return warm;
  const share = cold.value.density / warm.value.density - 1;
  const expansion = share * volume * LITRES;
  return ok({
    share,
    expansion,
    vessel: (expansion * pressures.most) / (pressures.most - pressures.fill),
  });
}
