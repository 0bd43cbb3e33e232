import { describe, expect, it } from "vitest";
import { capacityAtAirFlow } from "#domain/building/kinds/fanCoil/selection/capacityAtAirFlow.ts";
import { enteringAir } from "#domain/building/kinds/fanCoil/selection/EnteringAir.ts";
import { correctedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { ratedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { flow, fromWatts, temperature } from "#domain/base/units.ts";
import measured from "../../../../../fixtures/measuredFanCoil.json" with { type: "json" };
import { GB_STATE } from "../../../../../support/fanCoilMaker.ts";

const [unit] = measured.records;
if (unit === undefined) throw new Error("the fixture holds one unit");
const { points, conditions } = unit;
const rated = {
  ...GB_STATE,
  coolingDryBulb: temperature(conditions.air_dry_bulb_c),
  coolingWetBulb: temperature(conditions.air_wet_bulb_c),
};
const coilAt = (point: (typeof points)[number]) => {
  const coil = ratedCoil(
    {
      airFlow: flow(point.airflow_m3_per_h),
      totalCooling: fromWatts(point.total_cooling_w_at_7c_water),
      sensibleCooling: fromWatts(point.sensible_cooling_w_at_7c_water),
      heating: null,
      inputPower: null,
      noise: null,
    },
    rated,
  );
  if (!coil.ok) throw new Error(coil.code);
  return coil.value;
};
const correctedTo = (water: number, point: (typeof points)[number]) => {
  const air = enteringAir(rated.coolingDryBulb, rated.coolingWetBulb);
  if (!air.ok) throw new Error(air.code);
  return correctedFigures(coilAt(point), {
    air: air.value,
    summerWater: temperature(water),
    winterDryBulb: temperature(21),
    winterWater: temperature(60),
  });
};

describe("the measured fan coil, rated at 27 / 19 and 7 degrees", () => {
  it.each(points)("is dry at 16 degrees and $airflow_m3_per_h m3/h, within 3 %", (point) => {
    const figures = correctedTo(16, point);
    const sensible = fromWatts(point.sensible_cooling_w_at_16c_water);
    expect(figures.latentCooling).toBe(0);
    expect(Math.abs(figures.sensibleCooling / sensible - 1)).toBeLessThan(0.03);
  });

  const [high] = points;
  if (high === undefined) throw new Error("the unit has points");
  it.each(points.slice(1))("has its total at $airflow_m3_per_h m3/h by V^0.75, within 6 %", (point) => {
    const scaled = capacityAtAirFlow(
      fromWatts(high.total_cooling_w_at_7c_water),
      flow(high.airflow_m3_per_h),
      flow(point.airflow_m3_per_h),
    );
    expect(Math.abs(scaled / fromWatts(point.total_cooling_w_at_7c_water) - 1)).toBeLessThan(0.06);
  });

  it("has its sensible cooling by V^0.75 within 10 % only: less air is dried further", () => {
    const errors = points.slice(1).map((point) => {
      const scaled = capacityAtAirFlow(
        fromWatts(high.sensible_cooling_w_at_7c_water),
        flow(high.airflow_m3_per_h),
        flow(point.airflow_m3_per_h),
      );
      return scaled / fromWatts(point.sensible_cooling_w_at_7c_water) - 1;
    });
    expect(Math.max(...errors)).toBeGreaterThan(0.06);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.1);
  });

  it("passes by from 18 % of its air at full flow down to none at a quarter", () => {
    const bypass = points.map((point) => {
      const massFlow = (1.2 * point.airflow_m3_per_h) / 3600;
      return 1 - coilAt(point).contactFlow / massFlow;
    });
    expect(bypass[0]).toBeCloseTo(0.177, 3);
    expect(Math.max(...bypass)).toBe(bypass[0]);
    expect(Math.min(...bypass)).toBeGreaterThan(-1e-6);
  });
});
