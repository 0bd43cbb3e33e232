import type { EnergyChoice } from "./EnergyChoice.ts";
import { polesFor } from "./motorEfficiency.ts";
import type { MotorQuestion } from "./motorFor.ts";

/** What the catalogue says of a product's motor. */
export interface MotorFacts {
  /** kW for one machine; by the name of the setting, `null` for any. */
  readonly powers: readonly { readonly setting: string | null; readonly power: number }[];
  /** r/min; `null` where it is not stated. */
  readonly rotationalSpeed: number | null;
  /** A wet-rotor circulator: the energy efficiency index is about it. */
  readonly isCirculator: boolean;
}

/** kW of one machine at a setting, by its name. */
export const ratedPowerAt = ({ powers }: MotorFacts, speed: string): number | null =>
  (powers.find(({ setting }) => setting === speed) ?? powers.find(({ setting }) => setting === null))
    ?.power ?? null;

const isSpeed = (name: string): boolean => /^[0-9]+(?:\.[0-9]+)?$/u.test(name);

/** Which motor a product has at a setting, as far as it is stated and chosen. */
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
