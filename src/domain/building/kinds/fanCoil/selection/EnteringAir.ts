import { humidityRatioOfBulbs, type ImpossibleAir } from "../../../../physics/air/humidityRatio.ts";
import { moistAirEnthalpy, moistAirHeat } from "../../../../physics/air/moistAirEnthalpy.ts";
import { ok, type Result } from "../../../../base/result.ts";
import type { Enthalpy, Temperature } from "../../../../base/units.ts";
import { SEA_LEVEL, type SiteAir } from "./SiteAir.ts";

/** The air entering a coil in cooling. */
export interface EnteringAir {
  readonly dryBulb: Temperature;
  readonly wetBulb: Temperature;
  readonly enthalpy: Enthalpy;
  /** Specific heat per kg of dry air, kJ/(kg·K). */
  readonly heat: number;
  readonly site: SiteAir;
}

/** Air with these bulb temperatures; at sea level unless a site is given. */
export function enteringAir(
  dryBulb: Temperature,
  wetBulb: Temperature,
  site: SiteAir = SEA_LEVEL,
): Result<EnteringAir, ImpossibleAir> {
  const w = humidityRatioOfBulbs(dryBulb, wetBulb, site.pressure);
  if (!w.ok) return w;
  const enthalpy = moistAirEnthalpy(dryBulb, w.value);
  return ok({ dryBulb, wetBulb, enthalpy, heat: moistAirHeat(w.value), site });
}
