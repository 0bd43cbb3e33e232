import type { MotorClass, Poles } from "./energyTerms.ts";
import type { EnergyMotor } from "./electricPower.ts";
import { nextSize, ratedEfficiency } from "./motorEfficiency.ts";
import type { StatedEfficiency } from "./partLoadEfficiency.ts";

export interface EnergyMotorFacts extends EnergyMotor {
  /** The size comes from the catalogue; otherwise it is the next size above the greatest shaft power. */
  readonly isStated: boolean;
  /** The efficiencies come from the maker instead of the class. */
  readonly areEfficienciesStated: boolean;
}

export interface MotorQuestion {
  readonly motorClass: MotorClass;
  readonly poles: Poles;
  /** kW of one machine's motor in the catalogue; `null` if not stated. */
  readonly ratedPower: number | null;
  /** Efficiencies from the maker instead of the class; `null` to use the class. */
  readonly statedEfficiencies: readonly StatedEfficiency[] | null;
}

/**
 * The catalogue's motor, else the next size above the power that one machine needs; `null` if neither is known.
 *
 * @param greatest greatest shaft power of one machine in kW; 0 if not known
 */
export function motorFor(
  { ratedPower, motorClass, poles, statedEfficiencies }: MotorQuestion,
  greatest: number,
): EnergyMotorFacts | null {
  const rated = ratedPower ?? (greatest > 0 ? nextSize(greatest) : null);
  if (rated === null) return null;
  const ofClass = ratedEfficiency(motorClass, poles, rated);
  return {
    ratedPower: rated,
    efficiencies: statedEfficiencies ?? (ofClass.ok ? [{ load: 1, efficiency: ofClass.value }] : null),
    isStated: ratedPower !== null,
    areEfficienciesStated: statedEfficiencies !== null,
  };
}
