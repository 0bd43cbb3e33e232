import {
  areMotorEfficiencies,
  MOTOR_LOADS,
  type EnergyChoice,
} from "#domain/products/energy/EnergyChoice.ts";
import { histogramText } from "#domain/products/energy/readHistogram.ts";

/** What stands in the fields of a choice as typed: what cannot be read yet is kept, too, as long as its product is looked at. */
export interface EnergyDraft {
  /** `null`: a built-in profile. */
  readonly histogram: string | null;
  readonly hours: string;
  /** %, of the motor at full load, three quarters and half. */
  readonly motor: readonly [full: string, threeQuarters: string, half: string];
  /** % */
  readonly drive: string;
  readonly leastRate: string;
}

const DIGITS = 12;
const WHOLE = 100;
const percent = (share: number): string => String(Number((share * WHOLE).toPrecision(DIGITS)));

const motorDraft = (stated: EnergyChoice["motorEfficiencies"]): EnergyDraft["motor"] => {
  const at = (load: number) => {
    const found = stated?.find((each) => each.load === load);
    return found === undefined ? "" : percent(found.efficiency);
  };
  const [full, threeQuarters, half] = MOTOR_LOADS;
  return [at(full), at(threeQuarters), at(half)];
};

/** The efficiencies that were typed: `null` where none are, or they are no motor's. */
export function readMotor(typed: EnergyDraft["motor"]): EnergyChoice["motorEfficiencies"] {
  const stated = MOTOR_LOADS.flatMap((load, at) => {
    const text = typed[at] ?? "";
    return text === "" ? [] : [{ load, efficiency: Number(text) / WHOLE }];
  });
  return areMotorEfficiencies(stated) ? stated : null;
}

export const draftOf = ({
  profile,
  hours,
  motorEfficiencies,
  driveEfficiency,
  leastRate,
}: EnergyChoice): EnergyDraft => ({
  histogram: typeof profile === "string" ? null : histogramText(profile),
  hours: hours === null ? "" : String(hours),
  motor: motorDraft(motorEfficiencies),
  drive: driveEfficiency === null ? "" : percent(driveEfficiency),
  leastRate: percent(leastRate),
});
