import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dewPoint } from "#domain/physics/air/dewPoint.ts";
import { humidityRatioOfBulbs } from "#domain/physics/air/humidityRatio.ts";
import { SATURATED_AT_SEA_LEVEL } from "#domain/physics/air/saturatedAir.ts";
import { enteringAir, type EnteringAir } from "#domain/building/kinds/fanCoil/selection/EnteringAir.ts";
import type { FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { correctedFigures, ratedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { ratedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { enthalpy, flow, power, temperature } from "#domain/base/units.ts";
import { GB_STATE } from "../../../../../support/fanCoilMaker.ts";
import { runsOf } from "../../../../../support/runsOf.ts";

const level = (airFlow: number, total: number, sensible: number, heating: number | null): FanCoilLevel => ({
  airFlow: flow(airFlow),
  totalCooling: power(total),
  sensibleCooling: power(sensible),
  heating: heating === null ? null : power(heating),
  inputPower: null,
  noise: null,
});
const coilOf = (stated: FanCoilLevel) => {
  const coil = ratedCoil(stated, GB_STATE);
  if (!coil.ok) throw new Error(coil.code);
  return coil.value;
};
const airOf = (dry: number, wet: number): EnteringAir => {
  const air = enteringAir(temperature(dry), temperature(wet));
  if (!air.ok) throw new Error(air.code);
  return air.value;
};
const state = (air: EnteringAir, summerWater = 7, winterDryBulb = 20, winterWater = 60) => ({
  air,
  summerWater: temperature(summerWater),
  winterDryBulb: temperature(winterDryBulb),
  winterWater: temperature(winterWater),
});
const FP51 = level(510, 2.7, 1.98, 4.05);

describe("correctedFigures", () => {
  it("agrees with a worked example", () => {
    // Rated 27 / 19.5 ℃, water 7 ℃: W = 11.10 g/kg, h = 55.48 kJ/kg, c_p = 1.0266 kJ/(kg·K).
    //   Apparatus dew point 12.34 ℃ (h_sat 34.96): 1.0266·(27 − 12.34) / (55.48 − 34.96) = 0.733 = 1.98 / 2.70.
    //   ρ·V·(1 − BF) = 1.98 / (1.0266·14.66) = 0.1316 kg/s; ρ·V = 1.2·510/3600 = 0.170 kg/s, so BF = 0.226.
    // Room 26 / 18.7 ℃: W = 10.48 g/kg, h = 52.88 kJ/kg, c_p = 1.0255 kJ/(kg·K).
    //   Q' = 2.70·(18.7 − 7)/(19.5 − 7)·e^(0.02·(18.7 − 19.5)) = 2.70·0.9360·0.98413 = 2.4871 kW.
    //   Dry it would give 1.98·(26 − 7)/(27 − 7) = 1.881 kW, less: the coil is wet.
    //   h_adp = 52.88 − 2.4871/0.1316 = 33.98 kJ/kg, saturated at 11.95 ℃.
    //   Sensible 0.1316·1.0255·(26 − 11.95) = 1.896 kW, latent 0.591 kW, ε = 2500·2.4871/0.5912 = 10517 kJ/kg.
    // Heating 4.05·(60 − 20)/(60 − 21) = 4.154 kW.
    const figures = correctedFigures(coilOf(FP51), state(airOf(26, 18.7)));
    expect(figures.airFlow).toBe(510);
    expect(figures.totalCooling).toBeCloseTo(2.4871, 4);
    expect(figures.sensibleCooling).toBeCloseTo(1.8959, 4);
    expect(figures.latentCooling).toBeCloseTo(0.5912, 4);
    expect(figures.heatMoistureRatio).toBeCloseTo(10_516.8, 1);
    expect(figures.heating).toBeCloseTo(4.1538, 4);
  });

  it("gives the rated figures back in the rated state", () => {
    const rated = ratedFigures(FP51);
    const figures = correctedFigures(coilOf(FP51), state(airOf(27, 19.5), 7, 21));
    expect(figures.totalCooling).toBe(rated.totalCooling);
    expect(figures.sensibleCooling).toBeCloseTo(rated.sensibleCooling, 9);
    expect(figures.latentCooling).toBeCloseTo(rated.latentCooling, 9);
    expect(figures.heating).toBe(rated.heating);
  });

  it("runs dry where the water is too warm to dry the air, without latent cooling or ratio", () => {
    const figures = correctedFigures(coilOf(FP51), state(airOf(26, 18.7), 16));
    // 1.98·(26 − 16)/(27 − 7)
    expect(figures.totalCooling).toBeCloseTo(0.99, 12);
    expect(figures.sensibleCooling).toBe(figures.totalCooling);
    expect(figures.latentCooling).toBe(0);
    expect(figures.heatMoistureRatio).toBeNull();
  });

  it("runs dry where the apparatus dew point lies above the entering dew point, at the larger total", () => {
    // At 27 / 17 ℃ the wet formula gives more than the dry one, yet the air is drier than the coil it asks for.
    const coil = coilOf(level(510, 2.7, 2.1, null));
    const figures = correctedFigures(coil, state(airOf(27, 17.2), 7));
    expect(figures.totalCooling).toBeGreaterThan(2.1);
    expect(figures.sensibleCooling).toBe(figures.totalCooling);
    expect(figures.heatMoistureRatio).toBeNull();
  });

  it.each([26, 26.5, 40])("cools nothing with water of %d degrees in a room of 26", (water) => {
    const figures = correctedFigures(coilOf(FP51), state(airOf(26, 18.7), water));
    expect([figures.totalCooling, figures.sensibleCooling, figures.latentCooling]).toEqual([0, 0, 0]);
  });

  it.each([20, 15])("heats nothing with water of %d degrees in a room of 20", (water) => {
    expect(correctedFigures(coilOf(FP51), state(airOf(26, 18.7), 7, 20, water)).heating).toBe(0);
  });

  it("leaves heating unknown where the product does not state it", () => {
    expect(correctedFigures(coilOf(level(510, 2.7, 1.98, null)), state(airOf(26, 18.7))).heating).toBeNull();
  });
});

/** Possible rooms and water, and coils as the import accepts them. */
const anyAir = fc
  .record({
    dry: fc.double({ min: -10, max: 60, noNaN: true }),
    below: fc.double({ min: 0, max: 30, noNaN: true }),
  })
  .map(({ dry, below }) => enteringAir(temperature(dry), temperature(dry - below)))
  .filter((air) => air.ok)
  .map((air) => air.value);
const anyCoil = fc
  .record({
    airFlow: fc.double({ min: 200, max: 3000, noNaN: true }),
    drop: fc.double({ min: 8, max: 22, noNaN: true }),
    ratio: fc.double({ min: 0.5, max: 1, noNaN: true }),
    heating: fc.option(fc.double({ min: 1, max: 30, noNaN: true })),
  })
  .map(({ airFlow, drop, ratio, heating }) => {
    const total = ((1.2 * airFlow) / 3600) * drop;
    return ratedCoil(level(airFlow, total, total * ratio, heating), GB_STATE);
  })
  .filter((coil) => coil.ok)
  .map((coil) => coil.value);
const anyWater = fc.double({ min: 0, max: 100, noNaN: true });

describe("corrected figures of any coil in any room", () => {
  it("are never negative, and sensible cooling never exceeds the total", () =>
    fc.assert(
      fc.property(anyCoil, anyAir, anyWater, anyWater, (coil, air, summerWater, winterWater) => {
        const figures = correctedFigures(coil, state(air, summerWater, 20, winterWater));
        expect(figures.totalCooling).toBeGreaterThanOrEqual(0);
        expect(figures.sensibleCooling).toBeGreaterThanOrEqual(0);
        expect(figures.latentCooling).toBeGreaterThanOrEqual(0);
        expect(figures.heating ?? 0).toBeGreaterThanOrEqual(0);
        expect(figures.sensibleCooling).toBeLessThanOrEqual(figures.totalCooling);
        expect(figures.heatMoistureRatio ?? 2500).toBeGreaterThanOrEqual(2500);
      }),
      { numRuns: runsOf(1000) },
    ));

  it("are dry exactly when the dry formula or the entering dew point says so", () =>
    fc.assert(
      fc.property(anyCoil, anyAir, fc.double({ min: 0, max: 20, noNaN: true }), (coil, air, water) => {
        const wet =
          coil.totalCooling *
          ((air.wetBulb - water) / 12.5) *
          Math.exp(0.02 * (air.wetBulb - 19.5) + 0.0167 * (water - 7));
        const dry = (coil.sensibleCooling * Math.max(0, air.dryBulb - water)) / 20;
        const w = humidityRatioOfBulbs(air.dryBulb, air.wetBulb);
        const entering = w.ok ? dewPoint(w.value) : w;
        fc.pre(entering.ok);
        const apparatus = SATURATED_AT_SEA_LEVEL.temperature(enthalpy(air.enthalpy - wet / coil.contactFlow));
        // Exactly on the limit, both answers are right.
        fc.pre(Math.abs(apparatus - entering.value) > 1e-5 && Math.abs(dry - wet) > 1e-9);
        const isDry = dry > wet || apparatus > entering.value;
        const figures = correctedFigures(coil, state(air, water));
        expect(figures.latentCooling === 0).toBe(isDry);
        expect(figures.totalCooling).toBeCloseTo(Math.max(wet, dry), 9);
      }),
      { numRuns: runsOf(1000) },
    ));
});
