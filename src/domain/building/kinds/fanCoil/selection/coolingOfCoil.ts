import {
  enthalpy,
  heatMoistureRatio,
  power,
  type HeatMoistureRatio,
  type Power,
} from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";

/** Share of the total below which latent cooling is rounding: the coil is dry. */
const DRY = 1e-9;

/** Total cooling from the capacities that the wet and the dry formula give: never less than either. */
export const totalOfCoil = (wet: number, dry: number): Power => power(wet > dry ? wet : dry);

/**
 * Sensible cooling, kW, of a coil whose wet formula gives `wet` and whose dry formula gives `dry`. A wet coil holds
 * its bypass factor: sensible = ρ·V·(1 − BF)·c_p·(t_in − t_adp), where the apparatus dew point follows from the total.
 * That exceeds Q' exactly when t_adp lies above the entering air's dew point: then, too, the coil is dry.
 */
export function sensibleOfCoil(contactFlow: number, wet: number, dry: number, air: EnteringAir): Power {
  if (dry >= wet) return power(dry);
  const sensible = contactFlow * sensibleOfContact(wet / contactFlow, air);
  if (sensible >= wet * (1 - DRY)) return power(wet);
  // Air at its wet bulb and water just below it leave a difference of rounding alone.
  return power(sensible > 0 ? sensible : 0);
}

/**
 * Sensible cooling for each kg of air that leaves at the apparatus dew point at sea level, kJ/kg, when `drop` kJ are
 * given off for it in all: h_sat(t_adp) = h_in − drop. Of thinner air the same volume weighs less, and each of its
 * kilograms gives off more. Rises with `drop`.
 */
export function sensibleOfContact(
  drop: number,
  { dryBulb, enthalpy: entering, heat, site }: EnteringAir,
): number {
  const leaving = site.saturated.temperature(enthalpy(entering - drop / site.density));
  return site.density * (heat * (dryBulb - leaving));
}

/** kJ/kg; enthalpy that goes with a kilogram of water taken from the air, in the field's round figure. */
const HEAT_OF_MOISTURE = 2500;

/** Cooling heat-moisture ratio ε = 2500·Q/latent; a coil that takes no water from the air has none. */
export const heatMoistureRatioOf = (total: number, latent: number): HeatMoistureRatio | null =>
  latent > 0 ? heatMoistureRatio((HEAT_OF_MOISTURE * total) / latent) : null;
