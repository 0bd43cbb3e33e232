import { describe, expect, it } from "vitest";
import { SATURATED_AT_SEA_LEVEL } from "#domain/physics/air/saturatedAir.ts";
import { apparatusDewPoint } from "#domain/building/kinds/fanCoil/selection/apparatusDewPoint.ts";
import { enteringAir } from "#domain/building/kinds/fanCoil/selection/EnteringAir.ts";
import { ratedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { flow, power, temperature } from "#domain/base/units.ts";
import { GB_STATE } from "../../../../../support/fanCoilMaker.ts";

const FP51 = {
  airFlow: flow(510),
  totalCooling: power(2.7),
  sensibleCooling: power(1.98),
  heating: power(4.05),
  inputPower: null,
  noise: null,
};
const gbAir = () => {
  const air = enteringAir(temperature(27), temperature(19.5));
  if (!air.ok) throw new Error(air.code);
  return air.value;
};

describe("apparatusDewPoint", () => {
  it.each([0.61, 0.65, 0.7, 0.78, 0.9, 0.99])(
    "lies on the process line and on saturation, ratio %d",
    (ratio) => {
      const air = gbAir();
      const found = apparatusDewPoint(air, ratio);
      if (!found.ok) throw new Error(found.code);
      const sensible = air.heat * (air.dryBulb - found.value);
      expect(sensible / (air.enthalpy - SATURATED_AT_SEA_LEVEL.enthalpy(found.value))).toBeCloseTo(ratio, 9);
    },
  );

  it("is the entering dew point for a coil that takes no water from the air", () => {
    const found = apparatusDewPoint(gbAir(), 1);
    expect(found.ok && found.value).toBeCloseTo(15.64, 2);
  });

  it("is the first that the line meets, not the one far below", () => {
    const found = apparatusDewPoint(gbAir(), 0.61);
    expect(found.ok && found.value).toBeGreaterThan(0);
  });

  it("does not exist below a sensible ratio of about 0.60 in the air of GB/T 19232", () => {
    expect(apparatusDewPoint(gbAir(), 0.595)).toEqual({ ok: false, code: "no-apparatus-dew-point" });
    expect(apparatusDewPoint(gbAir(), 0.61).ok).toBe(true);
  });

  it.each([0, 0.1, 0.3, 0.5])("does not exist for a ratio of %d", (ratio) => {
    expect(apparatusDewPoint(gbAir(), ratio).ok).toBe(false);
  });
});

describe("ratedCoil", () => {
  it("takes a unit of the size series", () => {
    const coil = ratedCoil(FP51, GB_STATE);
    expect(coil.ok && coil.value.contactFlow).toBeCloseTo(0.1316, 4);
  });

  it.each([
    ["no-apparatus-dew-point", { sensibleCooling: power(1.5) }, {}],
    ["sensible-above-total", { sensibleCooling: power(2.8) }, {}],
    ["not-positive", { totalCooling: power(0) }, {}],
    ["not-positive", { airFlow: flow(NaN) }, {}],
    ["not-positive", { heating: power(-1) }, {}],
    ["air-flow-too-small", { airFlow: flow(390) }, {}],
    ["rated-state-impossible", {}, { coolingWetBulb: temperature(28) }],
    ["rated-state-impossible", {}, { coolingWater: temperature(19.5) }],
    ["rated-state-impossible", {}, { heatingWater: temperature(21) }],
  ] as const)("refuses with %s: %o %o", (code, figures, rated) => {
    expect(ratedCoil({ ...FP51, ...figures }, { ...GB_STATE, ...rated })).toEqual({ ok: false, code });
  });

  it("does not ask for a heating state where no heating is stated", () => {
    const state = { ...GB_STATE, heatingWater: temperature(0) };
    expect(ratedCoil({ ...FP51, heating: null }, state).ok).toBe(true);
  });
});
