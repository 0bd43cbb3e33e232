import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dewPoint } from "#domain/physics/air/dewPoint.ts";
import { humidityRatioOfBulbs, saturationHumidityRatio } from "#domain/physics/air/humidityRatio.ts";
import { moistAirEnthalpy } from "#domain/physics/air/moistAirEnthalpy.ts";
import { SATURATED_AT_SEA_LEVEL, SaturatedAir } from "#domain/physics/air/saturatedAir.ts";
import { saturationPressure, saturationPressureSlope } from "#domain/physics/air/saturationPressure.ts";
import { enthalpy, humidityRatio, pressure, temperature } from "#domain/base/units.ts";

const celsius = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(temperature);

describe("saturation", () => {
  it("has no step where ice turns to water", () => {
    const ice = saturationPressure(temperature(0.01));
    const water = saturationPressure(temperature(0.010_000_1));
    expect(water / ice - 1).toBeLessThan(1e-5);
    expect(water).toBeGreaterThan(ice);
  });

  it("slopes as its own difference quotient says", () =>
    fc.assert(
      fc.property(celsius(-99, 198), (t) => {
        fc.pre(Math.abs(t - 0.01) > 0.01);
        const step = 1e-3;
        const rise = Math.log(
          saturationPressure(temperature(t + step)) / saturationPressure(temperature(t - step)),
        );
        expect(saturationPressureSlope(t)).toBeCloseTo(rise / (2 * step), 6);
      }),
    ));

  it("gives saturated air the enthalpy whose temperature it is", () =>
    fc.assert(
      fc.property(celsius(-99.9, 80), fc.double({ min: 54_000, max: 108_000, noNaN: true }), (t, total) => {
        const saturated = new SaturatedAir(pressure(total));
        expect(saturated.temperature(saturated.enthalpy(t))).toBeCloseTo(t, 8);
      }),
    ));

  it("gives the slope of saturated air's enthalpy", () =>
    fc.assert(
      fc.property(celsius(-99, 90), (t) => {
        fc.pre(Math.abs(t - 0.01) > 0.01);
        const step = 1e-3;
        const rise =
          SATURATED_AT_SEA_LEVEL.enthalpy(temperature(t + step)) -
          SATURATED_AT_SEA_LEVEL.enthalpy(temperature(t - step));
        expect(SATURATED_AT_SEA_LEVEL.slope(t) / (rise / (2 * step))).toBeCloseTo(1, 5);
      }),
    ));

  it("ends at -100 and 99 degrees", () => {
    expect(SATURATED_AT_SEA_LEVEL.temperature(enthalpy(-1e6))).toBe(-100);
    expect(SATURATED_AT_SEA_LEVEL.temperature(enthalpy(1e6))).toBe(99);
    // At this pressure water boils at 83 ℃.
    expect(new SaturatedAir(pressure(54_000)).temperature(enthalpy(1e6))).toBe(82);
  });
});

describe("humidity ratio of bulbs", () => {
  it("is that of saturated air when both bulbs agree", () =>
    fc.assert(
      fc.property(celsius(-60, 80), (t) => {
        const found = humidityRatioOfBulbs(t, t);
        expect(found.ok && found.value / saturationHumidityRatio(t)).toBeCloseTo(1, 9);
      }),
    ));

  it("refuses a wet bulb above the dry bulb", () => {
    expect(humidityRatioOfBulbs(temperature(20), temperature(20.1))).toEqual({
      ok: false,
      code: "impossible-air",
    });
  });

  it("refuses a wet bulb so low that the air would hold less than no water", () => {
    expect(humidityRatioOfBulbs(temperature(26), temperature(5)).ok).toBe(false);
    expect(humidityRatioOfBulbs(temperature(26), temperature(9)).ok).toBe(true);
  });

  it("knows the air of GB/T 19232: 27 / 19.5 degrees hold 11.0 g/kg and 55.3 kJ/kg", () => {
    // Read from a psychrometric chart at 101.325 kPa.
    const found = humidityRatioOfBulbs(temperature(27), temperature(19.5));
    expect(found.ok && found.value * 1000).toBeCloseTo(11.0, 0);
    expect(found.ok && moistAirEnthalpy(temperature(27), found.value)).toBeCloseTo(55.3, 0);
  });
});

describe("dew point", () => {
  it("is where the humidity ratio saturates", () =>
    fc.assert(
      fc.property(celsius(-99.9, 99), (t) => {
        const found = dewPoint(saturationHumidityRatio(t));
        expect(found.ok && found.value).toBeCloseTo(t, 8);
      }),
    ));

  it("lies about 14.7 degrees in the measured fan coil's air, as its source notes", () => {
    const w = humidityRatioOfBulbs(temperature(27), temperature(19));
    const found = w.ok ? dewPoint(w.value) : w;
    if (!found.ok) throw new Error(found.code);
    expect(Math.abs(found.value - 14.7)).toBeLessThan(0.5);
  });

  it("is not given for air without water", () => {
    expect(dewPoint(humidityRatio(0))).toEqual({ ok: false, code: "too-dry" });
  });
});
