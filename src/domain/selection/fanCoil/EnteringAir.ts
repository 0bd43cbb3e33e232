import { humidityRatioOfBulbs, type ImpossibleAir } from "../../air/humidityRatio.ts";
import { moistAirEnthalpy, moistAirHeat } from "../../air/moistAirEnthalpy.ts";
import { ok, type Result } from "../../result.ts";
import type { Enthalpy, Temperature } from "../../units.ts";

/** The air that enters a coil in cooling. */
export interface EnteringAir {
  readonly dryBulb: Temperature;
  readonly wetBulb: Temperature;
  readonly enthalpy: Enthalpy;
  /** Specific heat per kg of dry air, kJ/(kg·K). */
  readonly heat: number;
}

/** Air of these bulb temperatures at standard pressure. */
export function enteringAir(dryBulb: Temperature, wetBulb: Temperature): Result<EnteringAir, ImpossibleAir> {
  const w = humidityRatioOfBulbs(dryBulb, wetBulb);
  if (!w.ok) return w;
  return ok({ dryBulb, wetBulb, enthalpy: moistAirEnthalpy(dryBulb, w.value), heat: moistAirHeat(w.value) });
}
