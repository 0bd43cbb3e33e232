import type { Result } from "#domain/base/result.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";

/** The duty, machine and year that an energy was computed for; a file only uses it if they are unchanged. */
export interface YearOf {
  /** Id of the kept pump or fan */
  readonly machine: string;
  /** Flow of the system, m³/h */
  readonly flow: number;
  /** Head of a pump in m, pressure of a fan in Pa */
  readonly value: number;
  /** Load profile, hours, control and motor in the system's settings */
  readonly year: string;
}

/** Energy of a year of a system's kept machines with the user's prices, computed by the curve worker */
export interface MachineYear extends YearOf {
  /** Id of the system */
  readonly id: string;
  /** "summer" for systems without seasons */
  readonly season: Season;
  readonly prices: Prices;
  /** "gone": no longer in the catalogue; "unreachable": the server did not answer. */
  readonly energy: Result<ProductEnergy, EnergyFault | "gone" | "unreachable">;
}

/** A year to be computed, with its system and duty */
export type BookYear = AskedYear & Pick<MachineYear, "id" | "season" | "flow" | "value">;
