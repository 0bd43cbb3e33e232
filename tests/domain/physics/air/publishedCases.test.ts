import { describe, expect, it } from "vitest";
import { dryAirDensity, dryAirVolume } from "#domain/physics/air/dryAirVolume.ts";
import {
  humidityRatioOfBulbs,
  humidityRatioOfVapour,
  saturationHumidityRatio,
} from "#domain/physics/air/humidityRatio.ts";
import {
  dryBulbOfEnthalpy,
  humidityRatioOfEnthalpy,
  moistAirEnthalpy,
} from "#domain/physics/air/moistAirEnthalpy.ts";
import { saturationPressure } from "#domain/physics/air/saturationPressure.ts";
import { enthalpy, humidityRatio, pressure, temperature } from "#domain/base/units.ts";
import published from "../../../fixtures/psychrometrics.json" with { type: "json" };

/** The published cases state energy in J/kg, we use kJ/kg. */
const fromJoules = (joulesPerKilogram: number) => enthalpy(joulesPerKilogram / 1000);

/** Our function behind each published name, arguments and answer in the units of the cases. */
const OURS: Record<string, (...args: [number, number, number]) => number> = {
  GetSatVapPres: (t) => saturationPressure(temperature(t)),
  GetDryAirEnthalpy: (t) => moistAirEnthalpy(temperature(t), humidityRatio(0)) * 1000,
  GetDryAirVolume: (t, p) => dryAirVolume(temperature(t), pressure(p)),
  GetDryAirDensity: (t, p) => dryAirDensity(temperature(t), pressure(p)),
  GetTDryBulbFromEnthalpyAndHumRatio: (h, w) => dryBulbOfEnthalpy(fromJoules(h), humidityRatio(w)),
  GetHumRatioFromEnthalpyAndTDryBulb: (h, t) => humidityRatioOfEnthalpy(fromJoules(h), temperature(t)),
  GetSatHumRatio: (t, p) => saturationHumidityRatio(temperature(t), pressure(p)),
  GetHumRatioFromTWetBulb: (dry, wet, p) => {
    const found = humidityRatioOfBulbs(temperature(dry), temperature(wet), pressure(p));
    return found.ok ? found.value : NaN;
  },
  GetHumRatioFromVapPres: (vapour, p) => humidityRatioOfVapour(pressure(vapour), pressure(p)),
};

describe("published psychrometric cases", () => {
  it("are all there", () => expect(published.records).toHaveLength(23));

  it.each(
    published.records.map((record) => ({
      ...record,
      allowed:
        record.tolerance_kind === "abs" ? record.tolerance : record.tolerance * Math.abs(record.expected),
      shown: `${record.function}(${record.args.join(", ")})`,
    })),
  )(
    "$shown is $expected within $tolerance $tolerance_kind",
    ({ function: name, args, expected, allowed }) => {
      const ours = OURS[name]?.(...(args as [number, number, number]));
      expect(Math.abs((ours ?? NaN) - expected)).toBeLessThanOrEqual(allowed);
    },
  );
});
