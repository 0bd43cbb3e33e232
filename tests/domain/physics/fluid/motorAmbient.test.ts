import { expect, it } from "vitest";
import { altitudeAtPressure, pressureAtAltitude } from "#domain/physics/air/altitude.ts";
import { motorRatingText } from "#domain/physics/fluid/motorAmbient.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { figures } from "../../../support/liquidMaker.ts";

const air = (stated: Record<string, number>) => siteAir(statedAir(figures(stated))!);

it("says above 1,000 m and 40 ℃ that a motor's rated output does not hold as it stands", () => {
  expect(motorRatingText(1000, 40)).toBeNull();
  expect(motorRatingText(0, null)).toBeNull();
  expect(motorRatingText(500, 45)).toBe(
    "电动机额定输出只到环境 40 ℃（IEC 60034-1，待核对），现场 45 ℃，应按厂家数据降容或选大一档",
  );
  expect(motorRatingText(2300, 35)).toBe(
    "海拔 2,300 m，电动机额定输出只到环境 27 ℃（IEC 60034-1，待核对），现场 35 ℃，应按厂家数据降容或选大一档",
  );
  expect(motorRatingText(2300, 20)).toContain("27 ℃（IEC 60034-1，待核对），现场 20 ℃ 以内");
  expect(motorRatingText(2300, null)).toContain("更热时按厂家数据降容");
});

it("knows the altitude of a stated pressure", () => {
  for (const altitude of [-500, 0, 1500, 5000])
    expect(altitudeAtPressure(pressureAtAltitude(altitude))).toBeCloseTo(altitude, 6);
});

it("does not take the hottest day for the coldest where nobody says how cold it gets", () => {
  const hot = air({ siteAltitude: 2300, airTemperature: 35 });
  expect(hot.lowestTemperature).toBe(20);
  expect(hot.lowestDensity).toBeGreaterThan(hot.density);
  const cold = air({ airTemperature: -5 });
  expect([cold.lowestTemperature, cold.lowestDensity]).toEqual([-5, cold.density]);
  expect(air({ airTemperature: 35, lowestAirTemperature: 35 }).lowestTemperature).toBe(35);
});
