import type { EnergyChoice } from "./EnergyChoice.ts";
import { polesFor } from "./motorEfficiency.ts";
import type { MotorQuestion } from "./motorFor.ts";

/** The catalogue's facts about a product's motor. */
export interface MotorFacts {
  /** kW of one machine by the setting's name; `null` for any setting. */
  readonly powers: readonly { readonly setting: string | null; readonly power: number }[];
  /** r/min; `null` if not stated. */
  readonly rotationalSpeed: number | null;
  /** A wet-rotor circulator, to which the energy efficiency index applies. */
  readonly isCirculator: boolean;
}

/** kW of one machine at a setting, by the setting's name. */
export const ratedPowerAt = ({ powers }: MotorFacts, speed: string): number | null =>
  (powers.find(({ setting }) => setting === speed) ?? powers.find(({ setting }) => setting === null))
    ?.power ?? null;

const isSpeed = (name: string): boolean => /^[0-9]+(?:\.[0-9]+)?$/u.test(name);

/** A product's motor at a setting, as far as it is stated and chosen. */
export const motorQuestion = (
  motor: MotorFacts,
  speed: string,
  { motorClass, poles, motorEfficiencies }: Pick<EnergyChoice, "motorClass" | "poles" | "motorEfficiencies">,
): MotorQuestion => ({
  motorClass,
  poles: poles ?? polesFor(isSpeed(speed) ? Number(speed) : motor.rotationalSpeed),
  ratedPower: ratedPowerAt(motor, speed),
  statedEfficiencies: motorEfficiencies,
});
