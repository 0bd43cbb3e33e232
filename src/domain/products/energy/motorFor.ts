import type { MotorClass, Poles } from "./energyTerms.ts";
import type { EnergyMotor } from "./electricPower.ts";
import { nextSize, ratedEfficiency } from "./motorEfficiency.ts";
import type { StatedEfficiency } from "./partLoadEfficiency.ts";

export interface EnergyMotorFacts extends EnergyMotor {
  /** By the catalogue, or the next size above the greatest shaft power. */
  readonly isStated: boolean;
  /** By the maker, instead of those of the class. */
  readonly areEfficienciesStated: boolean;
}

export interface MotorQuestion {
  readonly motorClass: MotorClass;
  readonly poles: Poles;
  /** kW of one machine's motor as the catalogue names it; `null` where it does not. */
  readonly ratedPower: number | null;
  /** As its maker states them, in place of the class; `null` for those of the class. */
  readonly statedEfficiencies: readonly StatedEfficiency[] | null;
}

/**
 * The catalogue's motor, else the next size above what is asked of one machine; `null` where neither is known.
 *
 * @param greatest kW, the greatest shaft power of one machine; 0 where none is known
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
