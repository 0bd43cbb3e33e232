import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derivedLoads } from "#domain/building/kinds/fanCoil/selection/derivedLoads.ts";
import { FAN_COIL_FIGURES } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { calculatedQuantity, unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import {
  unitRequirement,
  type RequirementTerms,
} from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";
import { area, flow, heatMoistureRatio, power } from "#domain/base/units.ts";
import { room } from "../../../../../support/fanCoilMaker.ts";

const terms = (changed: Partial<RequirementTerms> = {}): RequirementTerms => ({
  level: "MEDIUM_LEVEL",
  dustCorrectionFactor: 10,
  intermittentUseFactor: 10,
  checks: FAN_COIL_FIGURES,
  ...changed,
});

describe("quantity", () => {
  it.each([
    [null, 20, 1],
    [0, 20, 1],
    [0.1, 20, 1],
    [20, 20, 1],
    [20.01, 20, 2],
    [36.2, 20, 2],
    [100, 20, 5],
    [1.1, 0.1, 11],
  ])("of %d ㎡ at %d ㎡ a unit is %d", (roomArea, singleUnitArea, quantity) => {
    expect(calculatedQuantity(roomArea, singleUnitArea)).toBe(quantity);
  });

  it("is the specified one where there is one", () => {
    expect(unitQuantity(room({ roomArea: area(100), equipmentNumber: 3 }), 20)).toBe(3);
    expect(unitQuantity(room({ roomArea: area(100) }), 20)).toBe(5);
  });
});

describe("derived loads", () => {
  const whole = { total: 5, sensible: 3.75, latent: 1.25, ratio: 10_000 };
  const stated = {
    total: { coolingLoad: power(5) },
    sensible: { sensibleLoad: power(3.75) },
    latent: { latentLoad: power(1.25) },
    ratio: { heatMoistureRatio: heatMoistureRatio(10_000) },
  };

  it.each([
    ["total", "sensible"],
    ["total", "latent"],
    ["total", "ratio"],
    ["sensible", "latent"],
    ["sensible", "ratio"],
    ["latent", "ratio"],
  ] as const)("follow from %s and %s", (one, other) => {
    expect(derivedLoads(room({ ...stated[one], ...stated[other] }))).toEqual(whole);
  });

  it.each(["total", "sensible", "latent", "ratio"] as const)("do not follow from %s alone", (only) => {
    const none = { total: null, sensible: null, latent: null, ratio: null };
    expect(derivedLoads(room(stated[only]))).toEqual({ ...none, [only]: whole[only] });
  });

  it("leave what is stated as it is, even where it does not add up", () => {
    const odd = { ...stated.total, ...stated.sensible, latentLoad: power(2) };
    expect(derivedLoads(room(odd))).toEqual({ total: 5, sensible: 3.75, latent: 2, ratio: 6250 });
  });

  it("take zero and negative figures as not stated", () => {
    expect(derivedLoads(room({ coolingLoad: power(5), sensibleLoad: power(0) }))).toEqual({
      total: 5,
      sensible: null,
      latent: null,
      ratio: null,
    });
    expect(derivedLoads(room({ coolingLoad: power(-5) })).total).toBeNull();
  });

  it("give no latent requirement where sensible exceeds total, and no sensible where ε is below 2500", () => {
    expect(derivedLoads(room({ coolingLoad: power(3), sensibleLoad: power(4) })).latent).toBeNull();
    const damp = room({ coolingLoad: power(3), heatMoistureRatio: heatMoistureRatio(2000) });
    expect(derivedLoads(damp).sensible).toBeNull();
  });

  it("are positive or none, whatever is stated", () => {
    const figure = fc.option(fc.double({ min: -10, max: 20_000, noNaN: true }));
    fc.assert(
      fc.property(figure, figure, figure, figure, (total, sensible, latent, ratio) => {
        const loads = derivedLoads(
          room({
            coolingLoad: total === null ? null : power(total),
            sensibleLoad: sensible === null ? null : power(sensible),
            latentLoad: latent === null ? null : power(latent),
            heatMoistureRatio: ratio === null ? null : heatMoistureRatio(ratio),
          }),
        );
        for (const load of Object.values(loads))
          expect(load === null || (load > 0 && Number.isFinite(load))).toBe(true);
      }),
    );
  });
});

describe("unitRequirement", () => {
  const office = room({
    coolingLoad: power(5),
    sensibleLoad: power(3.75),
    heatLoad: power(4),
    airSupplyVolume: flow(1000),
  });

  it("divides the room among its units, without margin at the medium level", () => {
    expect(unitRequirement(office, 2, terms())).toEqual({
      airFlow: 500,
      totalCooling: 2.5,
      sensibleCooling: 1.875,
      latentCooling: 0.625,
      heatMoistureRatio: 10_000,
      heating: 2,
    });
  });

  it("raises loads by both margins at the high level, air volume and ratio by none", () => {
    // 1.10 · 1.10 = 1.21
    expect(unitRequirement(office, 2, terms({ level: "HIGH_LEVEL" }))).toEqual({
      airFlow: 500,
      totalCooling: 2.5 * 1.21,
      sensibleCooling: 1.875 * 1.21,
      latentCooling: 0.625 * 1.21,
      heatMoistureRatio: 10_000,
      heating: 2 * 1.21,
    });
  });

  it("asks only for what is checked", () => {
    const asked = unitRequirement(office, 1, terms({ checks: ["totalCooling", "heating"] }));
    expect(asked).toEqual({
      airFlow: null,
      totalCooling: 5,
      sensibleCooling: null,
      latentCooling: null,
      heatMoistureRatio: null,
      heating: 4,
    });
  });
});
