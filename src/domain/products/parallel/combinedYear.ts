import type { ChartDesign, ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import { energyMachine, ownDensity } from "../energy/EnergyMachine.ts";
import { energyRows } from "../energy/LoadProfile.ts";
import { motorQuestion, type MotorFacts } from "../energy/MotorFacts.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import type { Arrangement } from "./SetChoice.ts";
import type { YearMember } from "./knownMember.ts";
import { setYear, type SetYear } from "./setYear.ts";

/** The facts of a product whose catalogue names no motor. */
export const NO_MOTOR: MotorFacts = { powers: [], rotationalSpeed: null, isCirculator: false };

/** Combined members, and the assumptions for their year. */
interface CombinedYearParts {
  readonly duty: ChartDesign;
  readonly members: readonly {
    readonly of: ChartSetting;
    readonly count: number;
    readonly motor: MotorFacts | undefined;
  }[];
  readonly energy: EnergyChoice;
  readonly arrangement: Arrangement;
}

/** The year of combined machines, with the fluid of their duty. */
export function combinedYear(
  { machine: kind, liquid }: ChartRequest,
  { duty, members, energy, arrangement }: CombinedYearParts,
): Result<SetYear, "no-hours"> {
  const rows = energyRows(energy);
  if (rows === null) return fail("no-hours");
  return ok(
    setYear({
      arrangement,
      members: members.flatMap(({ of, count, motor }): readonly YearMember[] => {
        const machine = energyMachine(kind, of, ownDensity(liquid));
        return machine === null
          ? []
          : [{ ...motorQuestion(motor ?? NO_MOTOR, of.speed, energy), machine, count }];
      }),
      duty,
      rows,
      statedDrive: energy.driveEfficiency,
      leastRate: energy.leastRate,
      isStaged: energy.isStaged,
    }),
  );
}
