import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  CONTROL_METHOD_NAMES,
  MOTOR_CLASS_NAMES,
  POLES,
  PROFILE_NAMES,
} from "#domain/products/energy/energyTerms.ts";
import { readEnergy, writeEnergy } from "#domain/products/energy/energyAddress.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { OwnProfile } from "#domain/products/energy/LoadProfile.ts";

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const own: fc.Arbitrary<OwnProfile> = fc
  .array(fc.record({ share: figure(0, 1.2), amount: figure(0, 366) }), { minLength: 1, maxLength: 24 })
  // A year without any running time is not accepted.
  .filter((rows) => rows.some(({ amount }) => amount > 0))
  .map((rows) => ({ unit: "hours", rows }));
const choices: fc.Arbitrary<EnergyChoice> = fc.record({
  profile: fc.oneof(fc.constantFrom(...PROFILE_NAMES), own),
  hours: figure(1, 8784),
  control: fc.constantFrom(...CONTROL_METHOD_NAMES),
  motorClass: fc.constantFrom(...MOTOR_CLASS_NAMES),
  poles: fc.constantFrom(null, ...POLES),
  // Efficiency at full load alone, or also at three quarters of it, equal or one point higher.
  motorEfficiencies: fc.oneof(
    fc.constant(null),
    figure(0.5, 0.97).map((efficiency) => [{ load: 1, efficiency }]),
    figure(0.8, 0.97).map((efficiency) => [
      { load: 1, efficiency },
      { load: 0.75, efficiency: efficiency + 0.004 },
    ]),
  ),
  driveEfficiency: fc.oneof(fc.constant(null), figure(0.5, 1)),
  leastRate: figure(0.1, 1),
  isStaged: fc.boolean(),
});

const written = (choice: EnergyChoice, before = "") => {
  const query = new URLSearchParams(before);
  writeEnergy(query, choice);
  return query;
};

it("reads what it has written, through the text of an address", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readEnergy(new URLSearchParams(written(choice).toString()))).toEqual(choice);
    }),
  );
});

it("leaves no trace of what is as it would be anyway, and touches nothing else", () => {
  expect(written(DEFAULT_CHOICE, "duty=3&energyHours=5000&motorClass=IE4").toString()).toBe("duty=3");
  expect(readEnergy(new URLSearchParams("duty=3"))).toBe(DEFAULT_CHOICE);
});

it("takes what nobody can read as if it were not there", () => {
  for (const query of [
    "energyHours=0",
    "energyHours=9000",
    "energyHours=abc",
    "energyProfile=constructor",
    "energyProfile=h",
    "energyProfile=h2x100",
    "energyProfile=h1x9000",
    "energyProfile=h1x0",
    "energyProfile=t1x0.5",
    "energyProfile=h1x100x3",
    "energyProfile=h1x-4",
    "energyControl=toString",
    "motorClass=IE9",
    "motorPoles=8",
    "driveEfficiency=1.2",
    "leastRate=0",
    "stagedMachines=yes",
  ])
    expect([query, readEnergy(new URLSearchParams(query))]).toEqual([query, DEFAULT_CHOICE]);
});
