import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moistAirDensity } from "#domain/physics/air/moistAirDensity.ts";
import { saturationHumidityRatio } from "#domain/physics/air/humidityRatio.ts";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { dutyWords } from "#domain/catalogue/listing/dutyWords.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import { readDesignProperties } from "#domain/catalogue/listing/readDesignProperties.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { humidityRatio, pressure, temperature } from "#domain/base/units.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figures = (stated: Record<string, number>) =>
  Object.entries(stated).map(([code, value]) => ({ code, value }));
const duty = (more: Record<string, number>) =>
  figures({ [PROPERTY.airFlow]: 10_000, [PROPERTY.totalPressure]: 500, ...more });
const airAt = (stated: Record<string, number>) => siteAir(statedAir(figures(stated))!);
const point = (more: Record<string, number>) => {
  const read = readDuty(FAN, "SINGLE_SPEED", duty(more));
  return read.ok ? read.value?.point : null;
};

describe("cases of data/engineering2_cases.json", () => {
  it("C2 moist air density", () => {
    const found = moistAirDensity(temperature(30), humidityRatio(0.02), pressure(95_461));
    expect(Math.abs(found / 1.084_119_863_482_19 - 1)).toBeLessThan(3e-4);
    // (1 + W) divided by the density is the volume per kilogram of dry air.
    expect(Math.abs(1.02 / found / 0.940_855_374_352_943 - 1)).toBeLessThan(3e-4);
  });

  it("C4 fan at altitude", () => {
    const air = airAt({ siteAltitude: 1500, airTemperature: 20, airHumidity: 0 });
    expect(air.pressure).toBeCloseTo(84_555.9, 1);
    expect(air.density).toBeCloseTo(1.0049, 4);
    expect(air.share).toBeCloseTo(0.837_389, 5);
    const searched = point({ siteAltitude: 1500, airTemperature: 20, airHumidity: 0 });
    expect(searched?.value.value).toBeCloseTo(597.09, 1);
    expect(searched?.flow.value).toBe(10_000);
  });
});

describe("the air of a site", () => {
  it("is the standard air to the last bit where it is stated as such", () => {
    for (const stated of [{ siteAltitude: 0 }, { airTemperature: 20 }, { siteAirPressure: 101.325 }]) {
      const air = airAt(stated);
      expect([air.density, air.share, air.lowestShare]).toEqual([1.2, 1, 1]);
    }
    expect(point({ siteAltitude: 0, airTemperature: 20 })).toEqual(point({}));
  });

  it("moves every pressure of the duty with its density, and no flow, whatever the system", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 5000 }),
        fc.integer({ min: -40, max: 80 }),
        fc.option(fc.integer({ min: 0, max: 100 })),
        fc.constantFrom(-100, 0, 200, 500),
        fc.constantFrom(1, 1.852, 2, 2.5),
        (siteAltitude, airTemperature, airHumidity, staticHead, systemExponent) => {
          const stated = {
            siteAltitude,
            airTemperature,
            ...(airHumidity === null ? {} : { airHumidity }),
          };
          const { share } = airAt(stated);
          const more = { staticHead, systemExponent, mostHead: 600 };
          const [here, recorded] = [point({ ...more, ...stated }), point(more)];
          expect(here?.flow).toEqual(recorded?.flow);
          expect(here!.value.value * share).toBeCloseTo(500, 9);
          expect(here!.system.staticValue * share).toBeCloseTo(staticHead, 9);
          expect((here!.system.k * share) / (recorded!.system.k || 1)).toBeCloseTo(
            recorded!.system.k === 0 ? 0 : 1,
            9,
          );
          expect(here!.others[0]!.system.k * share).toBeCloseTo(recorded!.others[0]!.system.k, 9);
        },
      ),
      { numRuns: runsOf(200) },
    );
  });

  it("is lighter the higher, the warmer and the damper it is, and heaviest at its lowest temperature", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 4900, noNaN: true }),
        fc.double({ min: -40, max: 70, noNaN: true }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        fc.double({ min: -40, max: 70, noNaN: true }),
        (siteAltitude, airTemperature, airHumidity, other) => {
          const at = (more: Record<string, number>) =>
            airAt({ siteAltitude, airTemperature, airHumidity, ...more });
          const { density } = at({});
          expect(at({ siteAltitude: siteAltitude + 100 }).density).toBeLessThan(density);
          expect(at({ airTemperature: airTemperature + 10 }).density).toBeLessThan(density);
          expect(at({ airHumidity: airHumidity + 10 }).density).toBeLessThan(density);
          // Where the lowest temperature is not known, it is never above that of the test air.
          expect(at({}).lowestTemperature).toBe(Math.min(airTemperature, 20));
          expect(at({}).lowestDensity).toBeGreaterThanOrEqual(density * (1 - 1e-12));
          const lowest = Math.min(airTemperature, other);
          expect(at({ lowestAirTemperature: lowest }).lowestDensity).toBeGreaterThanOrEqual(
            density * (1 - 1e-12),
          );
        },
      ),
      { numRuns: runsOf(300) },
    );
  });

  it("without a humidity is as damp as the standard air, as far as cold air can be", () => {
    const damp = airAt({ siteAltitude: 1500, airTemperature: 35 });
    // At a fixed composition the density of a gas follows p/T.
    expect(damp.density).toBeCloseTo((1.2 * 84_555.9 * 293.15) / (101_325 * 308.15), 6);
    const frost = airAt({ airTemperature: -20 });
    const saturated = saturationHumidityRatio(temperature(-20));
    expect(frost.density).toBe(moistAirDensity(temperature(-20), saturated, pressure(101_325)));
  });

  it("in the cold holds what it held, or what saturates it there", () => {
    const cold = airAt({ airTemperature: 35, airHumidity: 60, lowestAirTemperature: -10 });
    const saturated = saturationHumidityRatio(temperature(-10));
    expect(cold.lowestDensity).toBe(moistAirDensity(temperature(-10), saturated, pressure(101_325)));
  });

  it.each([
    [{ siteAltitude: 9000 }, "siteAltitude", "altitude-out-of-range", "海拔应在 −500 到 5000 m 之间"],
    [{ siteAltitude: -501 }, "siteAltitude", "altitude-out-of-range", "海拔应在 −500 到 5000 m 之间"],
    [
      { siteAirPressure: 101_325 },
      "siteAirPressure",
      "air-pressure-out-of-range",
      "大气压应在 54 到 108 kPa 之间",
    ],
    [
      { siteAltitude: 0, siteAirPressure: 101 },
      "siteAirPressure",
      "two-air-pressures",
      "海拔和大气压只填一项",
    ],
    [
      { airTemperature: 280 },
      "airTemperature",
      "air-temperature-out-of-range",
      "空气温度应在 −40 到 80 ℃ 之间",
    ],
    [
      { lowestAirTemperature: -41 },
      "lowestAirTemperature",
      "air-temperature-out-of-range",
      "空气温度应在 −40 到 80 ℃ 之间",
    ],
    [{ airHumidity: 101 }, "airHumidity", "air-humidity-out-of-range", "相对湿度应在 0 到 100 % 之间"],
    [{ airHumidity: -1 }, "airHumidity", "air-humidity-out-of-range", "相对湿度应在 0 到 100 % 之间"],
    [
      { airTemperature: 5, lowestAirTemperature: 6 },
      "lowestAirTemperature",
      "lowest-above-air-temperature",
      "最低空气温度不应高于空气温度",
    ],
    [
      { lowestAirTemperature: 21 },
      "lowestAirTemperature",
      "lowest-above-air-temperature",
      "最低空气温度不应高于空气温度",
    ],
  ])("of %j is refused at its field, by its code and its sentence", (stated, code, fault, sentence) => {
    const fields = dutyFields(FAN, "SINGLE_SPEED");
    expect(dutyFault(fields, duty(stated))).toEqual({ code, fault, sentence });
    expect(statedAir(figures(stated))).toBeNull();
    const at = duty(stated).findIndex((figure) => figure.code === code);
    expect(readDuty(FAN, "SINGLE_SPEED", duty(stated))).toEqual({
      ok: false,
      issues: [{ path: `curveProperties.${at}.value`, message: fault }],
    });
  });

  it("belongs to a duty: by itself it lacks the flow, beside it nothing", () => {
    const alone = readDuty(FAN, "SINGLE_SPEED", figures({ siteAltitude: 1500 }));
    expect(alone).toEqual({
      ok: false,
      issues: [{ path: "curveProperties", message: "lacks P000007, which is required" }],
    });
    const byFlow = readDuty(FAN, "SINGLE_SPEED", figures({ [PROPERTY.airFlow]: 10_000, siteAltitude: 1500 }));
    expect(byFlow.ok && byFlow.value?.rated.map(({ value }) => value)).toEqual([10_000]);
    const low = { [PROPERTY.lowSpeedAirFlow]: 6_000, [PROPERTY.lowSpeedTotalPressure]: 200 };
    const byLow = readDuty(FAN, "DOUBLE_SPEED", figures({ ...low, siteAltitude: 1500 }));
    const { share } = airAt({ siteAltitude: 1500 });
    expect(byLow.ok && byLow.value?.rated.map(({ value }) => value)).toEqual([6_000, 200 / share]);
  });

  it("is none of a pump's", () => {
    expect(dutyFields(PUMP, "SINGLE_SPEED").map(({ code }) => code)).not.toContain("airTemperature");
    const asked = figures({ [PROPERTY.airFlow]: 240, [PROPERTY.head]: 32, airTemperature: 15 });
    expect(readDuty(PUMP, null, asked)).toMatchObject({
      issues: [{ path: "curveProperties.2.code", message: "is not searched by curve here" }],
    });
  });

  it("travels by the address and by a link to a product, below zero too, and is read in words", () => {
    const entries = duty({ siteAltitude: -150, airTemperature: -5, airHumidity: 0 }).map((entry) => ({
      ...entry,
      deviationRate: null,
    }));
    const state = { ...readListAddress([]), duty: entries };
    expect(readListAddress(writeListAddress(state)).duty).toEqual(entries);
    expect(readDesignProperties(designPropertiesOf(entries))).toEqual({ ok: true, value: entries });
    expect(dutyWords(FAN, state)).toBe(
      "风量 10,000 m³/h · 全压 500 Pa · 海拔 −150 m · 空气温度 −5 ℃ · 相对湿度 0 %",
    );
  });
});
