import { fail, ok, type Result } from "../../base/result.ts";
import { temperature } from "../../base/units.ts";
import type { StateFault } from "../../physics/fluid/wrongLiquid.ts";
import { liquidMedium, type PipeLiquid } from "../../physics/pipe/medium.ts";

const LITRES = 1000;

export interface Expansion {
  /** (V(t_max) − V(t_min))/V(t_min) */
  readonly share: number;
  /** Expansion of the water, l */
  readonly expansion: number;
  /** Volume of the vessel with its air cushion between the filling and the greatest pressure, l */
  readonly vessel: number;
}

/**
 * ΔV = V·(ρ(t_min)/ρ(t_max) − 1), vessel = ΔV·p_max/(p_max − p_fill) by Boyle's law in absolute pressures. The
 * expansion of the pipes is left out, which is on the safe side.
 *
 * @param volume of the system, m³
 * @param pressures absolute, kPa
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
