import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAN, PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { dutyWords } from "#domain/catalogue/listing/dutyWords.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import { readDesignProperties } from "#domain/catalogue/listing/readDesignProperties.ts";
import { MOST_DUTY_FIGURES } from "#domain/base/limits.ts";
import { FLUID_FIGURES } from "#domain/physics/fluid/fluidFigures.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figures = (stated: Record<string, number>) =>
  Object.entries(stated).map(([code, value]) => ({ code, value }));
const duty = (more: Record<string, number>) =>
  figures({ [PROPERTY.airFlow]: 100, [PROPERTY.head]: 32, ...more });
const pointOf = (more: Record<string, number>) => {
  const read = readDuty(PUMP, null, duty(more));
  return read.ok ? read.value?.point : null;
};

describe("the liquid of a pump's duty", () => {
  it("changes no head and no flow that is searched, to the last bit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("ethyleneFraction", "propyleneFraction"),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(0, 10, 25),
        (kind, fraction, liquidTemperature, staticHead) => {
          const system = { staticHead, leastHead: 30 };
          const stated = { [kind]: fraction, liquidTemperature, suctionHead: 2, suctionLoss: 1 };
          expect(pointOf({ ...system, ...stated })).toEqual(pointOf(system));
        },
      ),
      { numRuns: runsOf(50) },
    );
  });

  it("is that of the records where nothing is said of it, and where the suction side alone is", () => {
    const read = readDuty(PUMP, null, duty({}));
    expect(read.ok && read.value?.liquid).toBeNull();
    const suction = statedLiquid(figures({ suctionHead: -3, siteAltitude: 1500 }))!;
    expect(siteLiquid(suction).share).toBe(1);
    const water = statedLiquid(figures({ liquidTemperature: 60 }))!;
    expect(siteLiquid(water).share).toBeCloseTo(0.983_2, 4);
    expect(statedLiquid(duty({}))).toBeNull();
  });

  it("of a fraction of nothing is water", () => {
    expect(statedLiquid(figures({ ethyleneFraction: 0 }))?.glycol).toBeNull();
    expect(statedLiquid(figures({ propyleneFraction: 25 }))).toMatchObject({
      glycol: "propylene",
      fraction: 25,
    });
  });

  it.each([
    [
      { ethyleneFraction: 61 },
      "ethyleneFraction",
      "concentration-out-of-range",
      "质量浓度应在 0 到 60% 之间",
    ],
    [
      { propyleneFraction: -1 },
      "propyleneFraction",
      "concentration-out-of-range",
      "质量浓度应在 0 到 60% 之间",
    ],
    [
      { ethyleneFraction: 25, liquidTemperature: -15 },
      "liquidTemperature",
      "below-freezing",
      "−15 ℃ 低于该浓度的冰点 −11.0 ℃",
    ],
    [{ liquidTemperature: -1 }, "liquidTemperature", "below-freezing", "−1 ℃ 低于水的冰点 0.0 ℃"],
    [
      { liquidTemperature: 111 },
      "liquidTemperature",
      "liquid-temperature-out-of-range",
      "水温不应高于 110 ℃",
    ],
    [
      { ethyleneFraction: 25, liquidTemperature: 101 },
      "liquidTemperature",
      "liquid-temperature-out-of-range",
      "乙二醇、丙二醇水溶液的温度不应高于 100 ℃",
    ],
    [
      { frostTemperature: -61 },
      "frostTemperature",
      "frost-temperature-out-of-range",
      "防冻温度应在 −60 到 20 ℃ 之间",
    ],
    [{ siteAltitude: 5001 }, "siteAltitude", "altitude-out-of-range", "海拔应在 −500 到 5000 m 之间"],
    [
      { siteAltitude: 0, surfacePressure: 100 },
      "surfacePressure",
      "two-surface-pressures",
      "液面绝对压力与海拔、定压只填一种",
    ],
    [
      { surfacePressure: 0 },
      "surfacePressure",
      "surface-pressure-out-of-range",
      "液面绝对压力应在 1 到 6400 kPa 之间",
    ],
    [
      { fillPressure: -1 },
      "fillPressure",
      "fill-pressure-out-of-range",
      "定压（表压）应在 0 到 6300 kPa 之间",
    ],
    [{ suctionHead: -21 }, "suctionHead", "suction-head-out-of-range", "液面高差应在 −20 到 200 m 之间"],
    [{ suctionLoss: 51 }, "suctionLoss", "suction-loss-out-of-range", "吸入管损失应在 0 到 50 m 之间"],
    [
      { ethyleneFraction: 20, propyleneFraction: 20 },
      "propyleneFraction",
      "two-glycols",
      "乙二醇和丙二醇只填一种",
    ],
    [{ liquidTemperature: 90, siteAltitude: 3650 }, "liquidTemperature", "boiling", "水温高于该压力下的沸点"],
    [{ liquidTemperature: 101, suctionHead: 5 }, "liquidTemperature", "boiling", "水温高于该压力下的沸点"],
  ])("of %j is refused at its field, by its code and its sentence", (stated, code, fault, sentence) => {
    const fields = dutyFields(PUMP, "SINGLE_SPEED");
    expect(dutyFault(fields, duty(stated))).toEqual({ code, fault, sentence });
    expect(statedLiquid(figures(stated))).toBeNull();
    const at = duty(stated).findIndex((figure) => figure.code === code);
    expect(readDuty(PUMP, null, duty(stated))).toEqual({
      ok: false,
      issues: [{ path: `curveProperties.${at}.value`, message: fault }],
    });
  });

  it("boils where it stands, not where pressure keeps it liquid", () => {
    const fields = dutyFields(PUMP, "SINGLE_SPEED");
    expect(dutyFault(fields, duty({ liquidTemperature: 105 }))).toBeNull();
    expect(dutyFault(fields, duty({ liquidTemperature: 105, suctionHead: 2, fillPressure: 200 }))).toBeNull();
  });

  it("is a pump's and a water-supply set's, and none of a fan's", () => {
    const codes = (category: string) => dutyFields(category, "SINGLE_SPEED").map(({ code }) => code);
    for (const category of [PUMP, WATER_SUPPLY_SET])
      expect(codes(category)).toEqual(expect.arrayContaining(FLUID_FIGURES.pump.map(({ code }) => code)));
    expect(codes(FAN)).not.toContain("liquidTemperature");
    expect(codes(PUMP).length).toBeLessThanOrEqual(MOST_DUTY_FIGURES);
    const asked = figures({ [PROPERTY.airFlow]: 9000, [PROPERTY.totalPressure]: 400, liquidTemperature: 15 });
    expect(readDuty(FAN, "SINGLE_SPEED", asked)).toMatchObject({
      issues: [{ path: "curveProperties.2.code", message: "is not searched by curve here" }],
    });
    // A field of a fan's air that an address still carries has no effect on a pump.
    expect(dutyFault(dutyFields(PUMP, "SINGLE_SPEED"), duty({ airHumidity: 120 }))).toBeNull();
  });

  it("travels by the address and by a link to a product, below zero too, and is read in words", () => {
    const entries = duty({ ethyleneFraction: 25, liquidTemperature: -5, suctionHead: -2 }).map((entry) => ({
      ...entry,
      deviationRate: null,
    }));
    const state = { ...readListAddress([]), duty: entries };
    expect(readListAddress(writeListAddress(state)).duty).toEqual(entries);
    expect(readDesignProperties(designPropertiesOf(entries))).toEqual({ ok: true, value: entries });
    expect(dutyWords(PUMP, state)).toBe(
      "流量 100 m³/h · 扬程 32 m · 乙二醇质量浓度 25 % · 介质温度 −5 ℃ · 液面高差 −2 m",
    );
  });
});
