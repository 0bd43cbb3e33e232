import type { MotorClass } from "#domain/products/energy/energyTerms.ts";
import { describe, expect, it } from "vitest";
import { MET_METHODS } from "#domain/products/energy/controlMethods.ts";
import { referencePower } from "#domain/products/energy/circulatorIndex.ts";
import { driveEfficiency } from "#domain/products/energy/driveEfficiency.ts";
import { lifeCycleCost } from "#domain/products/energy/lifeCycleCost.ts";
import { ratedEfficiency } from "#domain/products/energy/motorEfficiency.ts";
import { partLoadEfficiency } from "#domain/products/energy/partLoadEfficiency.ts";
import { partLoadPower, type PartLoadLaw } from "#domain/products/energy/partLoadPower.ts";
import { HORSEPOWER_IN_KW } from "#domain/base/units.ts";
import { energyQuestion, shaftEnergy, yearUnder } from "../../../support/energyMaker.ts";

const percent = (motorClass: MotorClass, ratedPower: number): number => {
  const rated = ratedEfficiency(motorClass, 4, ratedPower);
  return rated.ok ? Math.round(rated.value * 1000) / 10 : Number.NaN;
};

describe("cases of data/engineering2_cases.json", () => {
  it("D1 reference power of a circulator", () => {
    const expected = [6.106, 33.154, 187, 1717];
    for (const [at, watts] of [1, 10, 100, 1000].entries())
      expect(referencePower(watts) / (expected[at] ?? 0)).toBeCloseTo(1, 4);
  });

  it("D4 half speed with drive: 2.8 kW where 16.4 were, 82.9 % less", () => {
    const rated = 20 * HORSEPOWER_IN_KW;
    const load = 0.5 ** 3;
    const drive = driveEfficiency(rated, load);
    expect(drive).toEqual({ efficiency: expect.closeTo(0.86, 10), isUnverified: false });
    const input = (rated * load) / 0.778 / drive.efficiency;
    expect(Math.abs(input / 2.8 - 1)).toBeLessThan(0.01);
    expect(Math.abs((1 - input / 16.4) * 100 - 82.9)).toBeLessThan(0.829);
  });

  it("D5 motor efficiency IE2 to IE4, 4 poles, 50 Hz", () => {
    const sizes = [0.75, 1.5, 4, 7.5, 15, 30, 55, 110, 200];
    expect(sizes.map((size) => percent("IE2", size))).toEqual([
      79.6, 82.8, 86.6, 88.7, 90.6, 92.3, 93.5, 94.5, 95.1,
    ]);
    expect(sizes.map((size) => percent("IE3", size))).toEqual([
      82.5, 85.3, 88.6, 90.4, 92.1, 93.6, 94.6, 95.4, 96,
    ]);
    expect(sizes.map((size) => percent("IE4", size))).toEqual([
      85.7, 88.2, 91.1, 92.6, 93.9, 94.9, 95.7, 96.3, 96.7,
    ]);
  });

  it("D7 IE5 as a fifth less loss than IE4", () => {
    const expected = [88.2, 94, 96.5];
    for (const [at, size] of [0.75, 7.5, 55].entries())
      expect(Math.abs(percent("IE5", size) - (expected[at] ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9);
  });

  it("D8 a motor with two stated efficiencies, by the formulas of D.3", () => {
    const stated = [
      { load: 1, efficiency: 0.93 },
      { load: 0.75, efficiency: 0.935 },
    ];
    const [full, part] = [1 / 0.93 - 1, 1 / 0.935 - 1];
    const grows = (full - 0.75 * part) / 0.4375;
    for (const load of [0.1, 0.25, 0.5, 0.75, 1])
      expect(partLoadEfficiency(stated, load)).toBeCloseTo(
        1 / (1 + (full - grows) / load + grows * load),
        12,
      );
    expect(partLoadEfficiency(stated, 0.75)).toBeCloseTo(0.935, 12);
    // Where only one is stated, it holds for all loads.
    expect(partLoadEfficiency([{ load: 1, efficiency: 0.93 }], 0.75)).toBeCloseTo(0.93, 12);
  });

  it("D9 part-load power of fans", () => {
    const expected: Readonly<Record<PartLoadLaw, readonly number[]>> = {
      variableSpeed: [0.9990069, 0.5799499, 0.2667459, 0.07030321],
      inletVanes: [0.9898322, 0.6454386, 0.47862, 0.4076275],
      dischargeDamper: [1.00083, 0.9075069, 0.7713836, 0.5924594],
    };
    for (const law of ["variableSpeed", "inletVanes", "dischargeDamper"] as const)
      for (const [at, share] of [1, 0.75, 0.5, 0.25].entries())
        expect(partLoadPower(law, share) / (expected[law][at] ?? 0)).toBeCloseTo(1, 5);
    expect(partLoadPower("inletVanes", 1.01)).toBeNaN();
  });

  it("D12 life-cycle cost, the example of Europump and the Hydraulic Institute", () => {
    const cost = (initial: number, energy: number) =>
      lifeCycleCost({
        initial,
        recurring: [
          { amount: energy, every: 1, rise: 0.04 },
          { amount: 500, every: 1, rise: 0.04 },
          { amount: 2500, every: 2, rise: 0.04 },
        ],
        years: 8,
        interest: 0.08,
      });
    expect(cost(5000, 11_088)).toBeCloseTo(91_826.9, 1);
    expect(cost(2250, 6720)).toBeCloseTo(59_480.6, 1);
  });

  it("D14 and D15 four methods of control over one profile, at the shaft", () => {
    const expected = [16_733.9, 12_598.5, 8633.5, 3358.7];
    for (const [at, method] of MET_METHODS.entries()) {
      const year = yearUnder(method, energyQuestion());
      expect(year.missing).toBe(0);
      expect(shaftEnergy(year) / (expected[at] ?? 0)).toBeCloseTo(1, 4);
    }
  });
});
