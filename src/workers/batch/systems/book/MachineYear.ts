import type { Result } from "#domain/base/result.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";

/** The duty, machine and year that an energy was computed for: a file takes it only if they are the same. */
export interface YearOf {
  /** Id of the kept pump or fan */
  readonly machine: string;
  /** m³/h of the system */
  readonly flow: number;
  /** m of a pump, Pa of a fan */
  readonly value: number;
  /** Load profile, hours, control and motor as the system keeps them */
  readonly year: string;
}

/** The energy of a year of a system's kept machines with the user's own prices, computed by the curve worker. */
export interface MachineYear extends YearOf {
  /** Of the system */
  readonly id: string;
  /** "summer" for systems without seasons */
  readonly season: Season;
  readonly prices: Prices;
  /** "gone": no longer in the catalogue; "unreachable": the server could not be asked. */
  readonly energy: Result<ProductEnergy, EnergyFault | "gone" | "unreachable">;
}

/** A year that is to be asked for, with the system and the duty that it is for. */
export type BookYear = AskedYear & Pick<MachineYear, "id" | "season" | "flow" | "value">;
