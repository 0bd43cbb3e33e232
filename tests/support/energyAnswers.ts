import { MOTOR_CLASS_NAMES, POLES } from "#domain/products/energy/energyTerms.ts";
import { referencePower } from "#domain/products/energy/circulatorIndex.ts";
import { MET_METHODS } from "#domain/products/energy/controlMethods.ts";
import { driveEfficiency } from "#domain/products/energy/driveEfficiency.ts";
import { lifeCycleCost } from "#domain/products/energy/lifeCycleCost.ts";
import { PROFILES } from "#domain/products/energy/LoadProfile.ts";
import { ratedEfficiency } from "#domain/products/energy/motorEfficiency.ts";
import { partLoadEfficiency } from "#domain/products/energy/partLoadEfficiency.ts";
import { partLoadPower } from "#domain/products/energy/partLoadPower.ts";
import { energyQuestion, shaftEnergy, yearUnder } from "./energyMaker.ts";

/** The results of the energy rules for the cases of part D. */
export const energyAnswers = (): Readonly<Record<string, unknown>> => ({
  D1: [1, 10, 100, 1000].map(referencePower),
  D4: [0.1, 0.125, 0.25, 0.5, 0.75, 1].map((load) => driveEfficiency(14.9, load)),
  D5: MOTOR_CLASS_NAMES.map((name) =>
    POLES.map((poles) =>
      [0.12, 0.75, 1.5, 4, 7.5, 15, 30, 55, 110, 200].map((size) => ratedEfficiency(name, poles, size)),
    ),
  ),
  D7: [0.25, 0.5, 0.75, 1].map((load) => partLoadEfficiency([{ load: 1, efficiency: 0.93 }], load)),
  D8: [0.25, 0.5, 0.75, 1].map((load) =>
    partLoadEfficiency(
      [
        { load: 1, efficiency: 0.93 },
        { load: 0.75, efficiency: 0.935 },
      ],
      load,
    ),
  ),
  D9: (["variableSpeed", "inletVanes", "dischargeDamper"] as const).map((law) =>
    [1, 0.75, 0.5, 0.25].map((share) => partLoadPower(law, share)),
  ),
  D12: [
    [5000, 11_088],
    [2250, 6720],
  ].map(([initial = 0, amount = 0]) =>
    lifeCycleCost({
      initial,
      recurring: [
        { amount, every: 1, rise: 0.04 },
        { amount: 500, every: 1, rise: 0.04 },
        { amount: 2500, every: 2, rise: 0.04 },
      ],
      years: 8,
      interest: 0.08,
    }),
  ),
  D14: [PROFILES, ...MET_METHODS.map((method) => shaftEnergy(yearUnder(method, energyQuestion())))],
});
