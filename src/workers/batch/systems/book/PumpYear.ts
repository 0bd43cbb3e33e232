import type { Result } from "#domain/base/result.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";

/** The duty, pump and year that an energy was computed for: another one's is not handed over. */
export interface YearOf {
  /** Id of the pump */
  readonly pump: string;
  /** m³/h of the system and m */
  readonly flow: number;
  readonly head: number;
  /** Load profile, hours, control and motor as the system keeps them */
  readonly year: string;
}

/** The energy of a year of a system's kept pumps with the user's own prices, computed by the curve worker. */
export interface PumpYear extends YearOf {
  /** Of the system */
  readonly id: string;
  readonly season: Season;
  readonly prices: Prices;
  /** "gone": the catalogue has it no more; "unreachable": nobody could be asked. */
  readonly energy: Result<ProductEnergy, EnergyFault | "gone" | "unreachable">;
}
