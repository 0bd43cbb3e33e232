import {
  areMotorEfficiencies,
  MOTOR_LOADS,
  type EnergyChoice,
} from "#domain/products/energy/EnergyChoice.ts";
import { histogramText } from "#domain/products/energy/readHistogram.ts";

/** Texts of the fields as typed. Unreadable texts are kept too, while the product is viewed. */
export interface EnergyDraft {
  /** `null` for a built-in profile. */
  readonly histogram: string | null;
  readonly hours: string;
  /** Motor efficiency in % at full, three-quarter and half load. */
  readonly motor: readonly [full: string, threeQuarters: string, half: string];
  /** %. */
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

/** The typed efficiencies: `null` if there are none, or if they are not plausible for a motor. */
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
