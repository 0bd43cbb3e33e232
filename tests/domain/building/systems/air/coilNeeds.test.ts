import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { airSettingsFault, airSettingsSentence } from "#domain/building/systems/air/airSettingsFault.ts";
import { coilNeeds } from "#domain/building/systems/air/coilNeeds.ts";
import { proposedAir, wholeAirList, withAirSettings } from "#domain/building/systems/air/AirList.ts";
import { handlerAssumptions } from "#domain/building/systems/air/handlerAssumptions.ts";
import { handlerYear } from "#domain/building/systems/air/handlerYear.ts";
import { airRoom } from "../../../../support/drawnAir.ts";

const AIR = { flow: 3600, density: 1.2, altitude: 0 };
const FRESH: AirSettings = { ...PROPOSED_AIR, use: "fresh", summerDry: 35, summerWet: 28, winterDry: -5 };
const SUPPLY: AirSettings = { ...FRESH, use: "supply", freshShare: 0.2, supplySummer: 15, supplyWinter: 30 };

/**
 * Enthalpy of air by Magnus' formula, kJ for each kg of dry air: a plain way beside the equations of the domain.
 */
function enthalpy(t: number, humidity: number): number {
  const vapour = humidity * 611.2 * Math.exp((17.62 * t) / (243.12 + t));
  const w = (0.622 * vapour) / (101_325 - vapour);
  return 1.006 * t + w * (2501 + 1.86 * t);
}

describe("the coils of an air handling unit", () => {
  it("bring fresh air to the rooms' enthalpy in summer and to their temperature in winter", () => {
    const { cooling, heating } = coilNeeds(FRESH, AIR);
    // 35/28 ℃ has 89.4 kJ/kg and 26 ℃ at 60 % 58.5 kJ/kg in tables of moist air; 1.2 kg/s.
    expect(cooling.power).toBeCloseTo(1.2 * (89.4 - 58.5), 0);
    expect(heating.power).toBeCloseTo(1.2 * 1.01 * 25, 1);
  });

  it("cool and heat a mixture with the air of the rooms to the supply state", () => {
    const { cooling, heating } = coilNeeds(SUPPLY, AIR);
    const before = 0.2 * 89.4 + 0.8 * enthalpy(26, 0.6);
    expect(cooling.power).toBeCloseTo(1.2 * (before - enthalpy(15, 0.9)), 0);
    expect(heating.power).toBeCloseTo(1.2 * 1.01 * (30 - (0.2 * -5 + 0.8 * 20)), 1);
  });

  it("need what they need in step with the flow, and nothing where the air is there already", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 50, noNaN: true }), (times) => {
        const one = coilNeeds(SUPPLY, AIR);
        const more = coilNeeds(SUPPLY, { ...AIR, flow: AIR.flow * times });
        expect(more.cooling.power! / times).toBeCloseTo(one.cooling.power!, 6);
        expect(more.heating.power! / times).toBeCloseTo(one.heating.power!, 6);
      }),
    );
    const mild = coilNeeds({ ...FRESH, summerDry: 20, summerWet: 12, winterDry: 25 }, AIR);
    expect([mild.cooling.power, mild.heating.power]).toEqual([0, 0]);
  });

  it("are never known where something that they hang on is not said", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fresh", "supply"),
        fc.constantFrom("summerDry", "summerWet"),
        (use, missing) => {
          const { cooling, heating } = coilNeeds({ ...SUPPLY, use, [missing]: null }, AIR);
          expect(cooling).toEqual({ power: null, gap: "未输入夏季室外干、湿球温度，冷量未知", missing });
          expect(heating.power).not.toBeNull();
        },
      ),
    );
    expect(coilNeeds({ ...FRESH, winterDry: null }, AIR).heating.missing).toBe("winterDry");
    const bare = coilNeeds({ ...SUPPLY, freshShare: null }, AIR);
    expect([bare.cooling.missing, bare.heating.missing]).toEqual(["freshShare", "freshShare"]);
    const open = coilNeeds({ ...SUPPLY, supplySummer: null, supplyWinter: null }, AIR);
    expect([open.cooling.missing, open.heating.missing]).toEqual(["supplySummer", "supplyWinter"]);
    expect(coilNeeds({ ...FRESH, summerDry: 35, summerWet: 5 }, AIR).cooling.gap).toContain("不能同时成立");
    // Air of the rooms alone asks for no state outdoors.
    const round = coilNeeds({ ...SUPPLY, freshShare: 0, summerDry: null, winterDry: null }, AIR);
    expect([round.cooling.gap, round.heating.gap]).toEqual(["", ""]);
  });

  it("are asked for as a person says, and not of air that leaves the rooms", () => {
    const asked = (settings: AirSettings) => {
      const { cooling, heating } = coilNeeds(settings, AIR);
      return [cooling.power !== null, heating.power !== null];
    };
    expect(asked({ ...FRESH, coils: "cooling" })).toEqual([true, false]);
    expect(asked({ ...FRESH, coils: "heating" })).toEqual([false, true]);
    expect(asked({ ...FRESH, use: "exhaust" })).toEqual([false, false]);
  });

  it("refuse a wet bulb above the dry bulb", () => {
    const fault = airSettingsFault({ ...FRESH, summerWet: 36 });
    expect(fault).toEqual({ code: "wet-bulb", field: "summerWet" });
    expect(airSettingsSentence(fault!, FRESH)).toContain("不能高于");
  });
});

it("has one outdoor air for all systems of a building, also for those that come later", () => {
  const rooms = [airRoom("1", { zone: "东" }), airRoom("2", { zone: "西" })];
  const list = proposedAir(rooms);
  const { summerDry, summerWet, winterDry } = FRESH;
  const site = { summerDry, summerWet, winterDry };
  const said = withAirSettings(list, list[0]!.id, { ...list[0]!.settings, ...site, hours: 3000 });
  expect(said.map(({ settings }) => [settings.summerWet, settings.hours])).toEqual([
    [28, 3000],
    [28, null],
  ]);
  // What says nothing anew leaves the other systems as they are.
  expect(withAirSettings(said, said[0]!.id, said[0]!.settings)[1]).toBe(said[1]);
  const whole = wholeAirList(said, { air: rooms, fresh: rooms });
  expect(whole.filter(({ kind }) => kind === "fresh").map(({ settings }) => settings)).toEqual([
    expect.objectContaining({ ...site, use: "fresh", hours: null }),
    expect.objectContaining({ ...site, use: "fresh", hours: null }),
  ]);
});

describe("the year of an air handling unit", () => {
  const handler = {
    of: {
      ...{ id: "1", model: "K", brand: "B", series: "S", isSample: true, flow: 4000, external: 300 },
      ...{ cooling: 40, heating: 30, motor: 2.2 },
    },
    ...{ hash: "", flow: 3600, total: 250, cooling: null, heating: null },
  };
  const of = (more: Partial<AirSettings>) => handlerYear({ ...FRESH, handler, hours: 3000, ...more });

  it("is its motor for the hours that it runs, and is not known without both", () => {
    expect(of({}).energy).toBeCloseTo(6600, 6);
    expect(of({ hours: null })).toEqual({ energy: null, why: "未输入机组年运行小时" });
    expect(of({ handler: { ...handler, of: { ...handler.of, motor: null } } }).why).toContain("电机功率");
    expect(of({ control: "variable" })).toMatchObject({ energy: null });
    expect(of({ handler: null })).toMatchObject({ energy: null });
  });

  it("names what cooling, heating and year rest on", () => {
    const texts = handlerAssumptions({ ...FRESH, handler, hours: 3000 }).map(({ text }) => text);
    expect(texts.some((text) => text.includes("GB 50736-2012 第 3.0.2 条"))).toBe(true);
    expect(texts.some((text) => text.includes("室内焓值"))).toBe(true);
    expect(texts.some((text) => text.includes("年运行小时"))).toBe(true);
    expect(handlerAssumptions({ ...FRESH, handler: null })).toEqual([]);
  });
});
