import * as fc from "fast-check";
import { expect, it } from "vitest";
import { humidityRatioOfBulbs, saturationHumidityRatio } from "#domain/physics/air/humidityRatio.ts";
import { wetBulbOfHumidity } from "#domain/physics/air/wetBulb.ts";
import { saturationPressure } from "#domain/physics/air/saturationPressure.ts";
import { humidityRatioOfVapour } from "#domain/physics/air/humidityRatio.ts";
import { pressure, temperature } from "#domain/base/units.ts";

const wetBulb = (dryBulb: number, humidity: number) => {
  const found = wetBulbOfHumidity(temperature(dryBulb), humidity);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

it("is the dry bulb in saturated air, and lies below it in any other", () => {
  expect(wetBulb(26, 1)).toBeCloseTo(26, 6);
  expect(wetBulb(26, 0.5)).toBeLessThan(26);
  expect(saturationHumidityRatio(temperature(wetBulb(26, 1)))).toBeCloseTo(0.02135, 4);
});

it("has the humidity that it was worked out from", () => {
  const state = fc.record({
    dryBulb: fc.double({ min: 5, max: 45, noNaN: true }),
    humidity: fc.double({ min: 0.05, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(state, ({ dryBulb, humidity }) => {
      const wanted = humidityRatioOfVapour(pressure(saturationPressure(temperature(dryBulb)) * humidity));
      const found = humidityRatioOfBulbs(temperature(dryBulb), temperature(wetBulb(dryBulb, humidity)));
      expect(found.ok && found.value).toBeCloseTo(wanted, 8);
    }),
  );
});

it("of more than saturated air is none", () => {
  expect(wetBulbOfHumidity(temperature(26), 1.2)).toEqual({ ok: false, code: "impossible-air" });
});
