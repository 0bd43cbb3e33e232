import type { EnergyMachine } from "#domain/products/energy/EnergyMachine.ts";
import type { EnergyQuestion } from "#domain/products/energy/yearlyEnergy.ts";
import type { YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import { yearlyEnergy } from "#domain/products/energy/yearlyEnergy.ts";
import { loadRows } from "#domain/products/energy/LoadProfile.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { flow } from "#domain/base/units.ts";
import { measuredFrom } from "./curveMaker.ts";

/** The pump of case D14: H = 30 − 0.003·Q², η = 80·(1 − ((q − 55)/55)²) %, 5 to 80 m³/h. */
export const pumpOfD14 = (changed: Partial<EnergyMachine> = {}): EnergyMachine => ({
  kind: "pump",
  pressure: fitCurve(measuredFrom((q) => 30 - 0.003 * q * q, 5, 80, 16)),
  efficiency: fitCurve(measuredFrom((q) => 80 * (1 - ((q - 55) / 55) ** 2), 5, 80, 16)),
  shaftPower: undefined,
  inputPower: undefined,
  overallEfficiency: undefined,
  isScalable: true,
  ...changed,
});

/** 50 m³/h at 22.5 m on a closed system, 5000 h of the closed loop's profile. */
export const energyQuestion = (changed: Partial<EnergyQuestion> = {}): EnergyQuestion => ({
  machine: pumpOfD14(),
  count: 1,
  duty: { flow: flow(50), value: 22.5 },
  rows: loadRows("closedLoop", 5000),
  motorClass: "IE3",
  poles: 4,
  ratedPower: 7.5,
  statedEfficiencies: null,
  statedDrive: null,
  leastRate: 0.1,
  fixedRate: 1,
  isStaged: false,
  ...changed,
});

/** A year under one kind of control; throws if the machine does not support it. */
export function yearUnder(method: ControlMethod, question: EnergyQuestion): YearlyEnergy {
  const found = yearlyEnergy(question).methods.find((each) => each.method === method);
  if (found?.year.ok !== true) throw new Error(`no year under ${method}`);
  return found.year.value;
}

/** kWh at the shaft. */
export const shaftEnergy = ({ rows }: YearlyEnergy): number =>
  rows.reduce(
    (sum, { outcome, hours }) =>
      sum + (outcome.status === "runs" ? outcome.running * (outcome.chain.shaft ?? Number.NaN) * hours : 0),
    0,
  );
