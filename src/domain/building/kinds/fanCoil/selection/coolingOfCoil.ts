import {
  enthalpy,
  heatMoistureRatio,
  power,
  type HeatMoistureRatio,
  type Power,
} from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";

/** Latent cooling below this share of the total is rounding: the coil is dry. */
const DRY = 1e-9;

/** Total cooling from the capacities of the wet and the dry formula: the greater of the two. */
export const totalOfCoil = (wet: number, dry: number): Power => power(wet > dry ? wet : dry);

/**
 * Sensible cooling in kW of a coil whose wet formula gives `wet` and whose dry formula gives `dry`. A wet coil
 * keeps its bypass factor: sensible = ρ·V·(1 − BF)·c_p·(t_in − t_adp), with the apparatus dew point from the
 * total. This exceeds Q' exactly if t_adp is above the entering air's dew point: then, too, the coil is dry.
 */
export function sensibleOfCoil(contactFlow: number, wet: number, dry: number, air: EnteringAir): Power {
  if (dry >= wet) return power(dry);
  const sensible = contactFlow * sensibleOfContact(wet / contactFlow, air);
  if (sensible >= wet * (1 - DRY)) return power(wet);
  // With air at its wet bulb and water just below it, the difference is only rounding.
  return power(sensible > 0 ? sensible : 0);
}

/**
 * Sensible cooling per kg of air that leaves at the apparatus dew point at sea level, kJ/kg, for a total of `drop`
 * kJ: h_sat(t_adp) = h_in − drop. In thinner air the same volume has less mass, and each kilogram gives off more.
 * Rises with `drop`.
 */
export function sensibleOfContact(
  drop: number,
  { dryBulb, enthalpy: entering, heat, site }: EnteringAir,
): number {
  const leaving = site.saturated.temperature(enthalpy(entering - drop / site.density));
  return site.density * (heat * (dryBulb - leaving));
}

/** kJ/kg; enthalpy per kilogram of water removed from the air, as rounded in practice. */
const HEAT_OF_MOISTURE = 2500;

/** Heat-moisture ratio in cooling, ε = 2500·Q/latent; `null` for a coil that removes no water. */
export const heatMoistureRatioOf = (total: number, latent: number): HeatMoistureRatio | null =>
  latent > 0 ? heatMoistureRatio((HEAT_OF_MOISTURE * total) / latent) : null;
