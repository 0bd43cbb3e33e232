import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { readHeatMachine } from "#domain/building/sources/HeatMachine.ts";
import {
  heatAlternatives,
  heatEfficiency,
  judgeHeat,
  judgeHeatPlant,
} from "#domain/building/sources/heatSources.ts";
import { alternativeKey } from "#domain/building/sources/sourceAlternatives.ts";
import { heatLoad } from "#domain/building/sources/sourceLoad.ts";
import { runsOf } from "../../../support/runsOf.ts";
import { testBoiler as boiler } from "../../../support/testBoiler.ts";

describe("boilers and exchangers for a heating load", () => {
  it("are read as the catalogue states them, and are none without a capacity", () => {
    const product = { id: "1", model: "GLR-700", brandName: null, productSeriesName: "GLR", isSample: true };
    expect(
      readHeatMachine(product, [
        { code: PROPERTY.heatingCapacity, value: 700 },
        { code: SOURCE_PROPERTY.boilerEfficiency, value: 94 },
        { code: PROPERTY.productType, value: "燃气热水锅炉" },
      ]),
    ).toMatchObject({ brand: "", capacity: 700, efficiency: 94, gas: null, type: "燃气热水锅炉" });
    expect(readHeatMachine(product, [{ code: PROPERTY.heatingCapacity, value: null }])).toBeNull();
  });

  it("are at least two, of which what remains with the largest out carries the share of the climate", () => {
    const two = [{ of: boiler("a", 700), count: 2 }];
    // 700 of 1000 kW remain.
    expect(judgeHeat(two, 1000, "severeColdAB")).toMatchObject({ share: 70, faults: [] });
    const faults = (load: number, climate: Parameters<typeof judgeHeat>[2]) =>
      judgeHeat(two, load, climate).faults.map(({ text }) => text);
    expect(faults(1050, "severeColdC")).toEqual(["停最大一台余 66.7%，低于热负荷的 70%"]);
    expect(faults(1050, "cold")).toEqual([]);
    // The clause gives no share for warmer climates.
    expect(judgeHeat(two, 1399, "mild")).toMatchObject({ share: null, faults: [] });
    expect(faults(1500, null)).toEqual(["装机 1,400 kW 小于热负荷 1,500 kW"]);
    expect(judgeHeat([{ of: boiler("a", 1500), count: 1 }], 1400, null).faults).toEqual([
      { code: "heat-single", text: "只设一台，至少两台" },
    ]);
  });

  it("have the load that was typed, else what the systems carry", () => {
    const systems = [
      { name: "热水系统", power: 300 },
      { name: "热水系统 2", power: 120.5 },
    ];
    expect(heatLoad({ block: 500 }, systems)).toBe(500);
    expect(heatLoad({ block: null }, systems)).toBe(420.5);
    expect(heatLoad({ block: null }, [])).toBeNull();
  });

  it("are judged by the load of now once taken: too small, against a rule, or not to be judged", () => {
    const kept = { machines: [{ of: boiler("a", 700), count: 2, hash: "h" }], load: 1000 };
    const stateAt = (load: number | null) => judgeHeatPlant(kept, load, "severeColdAB").state;
    expect([1000, 1050, 1500, null].map(stateAt)).toEqual(["meets", "fails", "short", "unknown"]);
    expect(judgeHeatPlant(kept, 1050, "mild")).toMatchObject({ state: "meets", share: null });
    expect(judgeHeatPlant(kept, null, null)).toMatchObject({ verdict: null, faults: [] });
  });

  it("have the efficiency of all together, and none where one states none", () => {
    const machines = [
      { of: boiler("a", 1000, { efficiency: 100 }), count: 1 },
      { of: boiler("b", 500, { efficiency: 50 }), count: 2 },
    ];
    expect(heatEfficiency(machines)).toBeCloseTo((2000 / (1000 + 2000)) * 100, 9);
    expect(heatEfficiency([{ of: boiler("c", 100, { efficiency: null }), count: 1 }])).toBeNull();
  });

  it("stand in order: those without a fault first, none short, none of two series", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ capacity: fc.integer({ min: 5, max: 60 }), series: fc.constantFrom("", "S") }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 100, max: 3000 }),
        fc.constantFrom(null, "cold" as const, "severeColdAB" as const),
        (drawn, load, climate) => {
          const machines = drawn.map(({ capacity, series }, at) =>
            boiler(`m${at}`, capacity * 20, { series }),
          );
          const found = heatAlternatives(machines, load, climate);
          const firstFault = found.findIndex(({ faults }) => faults.length > 0);
          found.forEach(({ groups, installed, faults, count }, at) => {
            expect(installed).toBeGreaterThanOrEqual(load * (1 - 1e-9));
            expect(installed).toBeLessThanOrEqual(1.6 * load * (1 + 1e-9));
            expect(new Set(groups.map(({ of }) => of.series)).size).toBe(1);
            expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
            expect(faults.length > 0).toBe(firstFault >= 0 && at >= firstFault);
          });
          expect(new Set(found.map(({ groups }) => alternativeKey(groups))).size).toBe(found.length);
        },
      ),
      { numRuns: runsOf(60) },
    );
  });
});
