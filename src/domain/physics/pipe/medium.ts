import { fail, ok, type Result } from "../../base/result.ts";
import {
  density,
  humidityRatio,
  kinematicViscosity,
  massFraction,
  ZERO_CELSIUS,
  type Pressure,
  type SpecificHeat,
  type Temperature,
} from "../../base/units.ts";
import { moistAirDensity } from "../air/moistAirDensity.ts";
import { STANDARD_PRESSURE } from "../air/standardPressure.ts";
import { glycolProperties, waterProperties } from "../fluid/glycolProperties.ts";
import type { Glycol } from "../fluid/glycols.ts";
import { stateFault, type StateFault } from "../fluid/wrongLiquid.ts";
import type { Medium } from "./conduit.ts";

/** Water, or a mixture of it with a glycol. */
export interface PipeLiquid {
  readonly glycol: Glycol | null;
  /** Mass of glycol over that of the mixture, 0 … 0.6; 0 for water. */
  readonly fraction: number;
}
export const WATER: PipeLiquid = { glycol: null, fraction: 0 };

export interface LiquidMedium extends Medium {
  readonly specificHeat: SpecificHeat;
}

const MICRO = 1e-6;
const PERCENT = 100;

/**
 * Density, viscosity and specific heat of the liquid in pipes, at the mean of supply and return (IAPWS SR6-08 for
 * water, Melinder 2010 for glycols). Fails outside the ranges of the sources: below freezing, water above 110 ℃,
 * glycols above 100 ℃, mass fractions outside 0 … 0.6.
 */
export function liquidMedium(
  { glycol, fraction }: PipeLiquid,
  mean: Temperature,
): Result<LiquidMedium, StateFault> {
  const fault = stateFault({ glycol, fraction: fraction * PERCENT }, mean);
  if (fault !== null) return fail(fault);
  const properties =
    glycol === null ? waterProperties(mean) : glycolProperties(glycol, massFraction(fraction), mean);
  return ok({
    density: properties.density,
    specificHeat: properties.specificHeat,
    viscosity: kinematicViscosity(properties.viscosity / properties.density / MICRO),
  });
}

/** Sutherland's law, kg/(m·s·√K) and K: μ = 1.458e-6·T^1.5/(T + 110.4); within 0.5 % of a reference library. */
const SUTHERLAND = { factor: 1.458e-6, temperature: 110.4 } as const;

/** Dynamic viscosity of air in Pa·s; it hardly depends on the pressure. */
export function airViscosity(t: Temperature): number {
  const kelvin = t + ZERO_CELSIUS;
  return (SUTHERLAND.factor * kelvin ** 1.5) / (kelvin + SUTHERLAND.temperature);
}

/**
 * The air in ducts: with the site's own density where it is known, else that of dry air at the pressure.
 *
 * @param stated kg/m³
 */
export function airMedium(t: Temperature, total: Pressure = STANDARD_PRESSURE, stated?: number): Medium {
  const own = stated ?? moistAirDensity(t, humidityRatio(0), total);
  return { density: density(own), viscosity: kinematicViscosity(airViscosity(t) / own / MICRO) };
}
