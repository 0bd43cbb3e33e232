import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { fanCoilRequest } from "#domain/building/kinds/fanCoil/fanCoilRequest.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { conditionsOf } from "#domain/building/kinds/fanCoil/selection/conditionsOf.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { ratedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { fanCoilParameters } from "#domain/building/kinds/fanCoil/selection/fanCoilParameters.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { LEVELS, type FanCoilRequest, type Parameter } from "#domain/building/selection/multiRoom.ts";
import { area, flow, power, temperature } from "#domain/base/units.ts";
import { makeFanCoils, room } from "../../../../support/fanCoilMaker.ts";

const office = room({
  roomArea: area(36.2),
  coolingLoad: power(5.43),
  sensibleLoad: power(3.9),
  heatLoad: power(3.44),
  airSupplyVolume: flow(500),
});
const filter = (changed: Partial<FanCoilFilter> = {}): FanCoilFilter => ({
  ...FAN_COIL_DEFAULTS,
  ...changed,
});

describe("the words of fan coils", () => {
  it("are the specification's", () => {
    expect(fanCoilKind.words).toEqual({
      title: "风机盘管",
      model: "型号",
      noMatch: "未找到合适型号",
      unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
      chosen: "已选产品",
      counter: "台",
    });
    expect(BATCH_KINDS["fanCoil"]).toBe(fanCoilKind);
  });

  it("head six figures, from air flow to heating", () => {
    const heads = fanCoilKind
      .figures(filter())
      .map(({ title, unit, digits }) => `${title} ${unit} ${digits}`);
    expect(heads).toEqual([
      "风量 m³/h 0",
      "全冷量 kW 2",
      "显冷量 kW 2",
      "潜冷量 kW 2",
      "热湿比 kJ/kg 0",
      "制热量 kW 2",
    ]);
  });
});

describe("the request", () => {
  it("carries the specification's defaults", () => {
    expect(fanCoilKind.request(filter(), [office])).toEqual({
      topSize: 50,
      brandCode: null,
      inputCondition: [office],
      productProperties: [
        { code: PROPERTY.structure, parameterType: "Enums", queryType: "EQUAL", value: "V000401" },
        { code: PROPERTY.installation, parameterType: "Enums", queryType: "EQUAL", value: "V000411" },
      ],
      singleUnitResponsibilityArea: 20,
      validationProperties: [
        PROPERTY.mediumAirFlow,
        PROPERTY.mediumTotalCooling,
        PROPERTY.mediumSensibleCooling,
        PROPERTY.mediumHeating,
      ],
      nonValidationProperties: [PROPERTY.mediumLatentCooling, PROPERTY.mediumHeatMoistureRatio],
      level: "MEDIUM_LEVEL",
      dustCorrectionFactor: 10,
      intermittentUseFactor: 10,
      summerSupplyWaterTemperature: 7,
      winterSupplyWaterTemperature: 60,
    });
  });

  it("carries the height of the place where one is stated, inside the atmosphere's formula", () => {
    expect(Object.keys(fanCoilKind.request(filter({ altitude: 0 }), [office]))).not.toContain("altitude");
    const sent = fanCoilKind.request(filter({ altitude: 1891 }), [office]);
    const { body } = selectForRooms(fanCoilKind);
    const conditions = conditionsOf(v.parse(body, sent) as FanCoilRequest);
    expect(conditions.ok && conditions.value.altitude).toBe(1891);
    for (const altitude of [-501, 5001, "1891"])
      expect(v.safeParse(body, { ...sent, altitude }).success).toBe(false);
  });

  it.each(LEVELS)("is what the wire and the engine take, at %s with everything on", (level) => {
    const everything = filter({
      level,
      brandCode: "B1",
      staticPressure: { isOn: true, from: 12, to: 30 },
      checks: [1, 2, 3, 4, 5, 6],
    });
    const sent: unknown = JSON.parse(JSON.stringify(fanCoilKind.request(everything, [office])));
    const conditions = conditionsOf(v.parse(selectForRooms(fanCoilKind).body, sent) as FanCoilRequest);
    expect(conditions.ok && conditions.value).toMatchObject({
      level,
      brandCode: "B1",
      structure: "V000401",
      installation: "V000411",
      staticPressure: { from: 12, to: 30 },
      checks: ["airFlow", "totalCooling", "sensibleCooling", "latentCooling", "heatMoistureRatio", "heating"],
    });
  });
});

describe("what one unit must do", () => {
  it("is the room's share, of the ticked checks alone", () => {
    expect(fanCoilKind.calculatedQuantity(office, filter())).toBe(2);
    expect(fanCoilKind.required(office, 2, filter())).toEqual([250, 2.715, 1.95, null, null, 1.72]);
  });

  it("carries both margins at the high level", () => {
    const required = fanCoilKind.required(office, 2, filter({ level: "HIGH_LEVEL", checks: [2] }));
    expect(required).toEqual([null, 2.715 * 1.21, null, null, null, null]);
    expect(fanCoilKind.surplusFigure).toBe(1);
  });
});

describe("figures on the wire", () => {
  const [coil] = makeFanCoils(1);
  if (coil === undefined) throw new Error("one was made");

  it.each([
    ["MEDIUM_LEVEL", "中档"],
    ["HIGH_LEVEL", "高档"],
  ] as const)("at %s are named with %s in front", (level, prefix) => {
    const parameters = fanCoilParameters(ratedFigures(levelOf(coil, level)), level);
    expect(parameters.map(({ name }) => name)).toEqual(
      ["风量", "全冷", "显冷", "潜冷", "制冷热湿比", "制热"].map((name) => `${prefix}${name}`),
    );
  });

  it("come back in the order of the columns, missing ones as none", () => {
    const figures = ratedFigures(levelOf(coil, "MEDIUM_LEVEL"));
    const parameters = fanCoilParameters(figures, "MEDIUM_LEVEL");
    expect(fanCoilKind.readFigures(parameters, filter())).toEqual([
      figures.airFlow,
      figures.totalCooling,
      figures.sensibleCooling,
      figures.latentCooling,
      figures.heatMoistureRatio,
      figures.heating,
    ]);
    expect(fanCoilKind.readFigures(parameters, filter({ level: "HIGH_LEVEL" }))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect(fanCoilKind.readFigures([], filter())).toEqual(Array.from({ length: 6 }, () => null));
  });
});

describe("an alternative, compared on this side of the wire", () => {
  const coils = makeFanCoils(40, 3);
  const rated: readonly Parameter[] = [
    { code: PROPERTY.ratedCoolingDryBulb, name: "", value: 27 },
    { code: PROPERTY.ratedCoolingWetBulb, name: "", value: 19.5 },
    { code: PROPERTY.ratedCoolingWater, name: "", value: 7 },
    { code: PROPERTY.ratedHeatingDryBulb, name: "", value: 21 },
    { code: PROPERTY.ratedHeatingWater, name: "", value: 60 },
  ];

  it.each(LEVELS)("has the very figures that the engine answers, at %s", (level) => {
    const asked = filter({ level, summerSupplyWaterTemperature: 9, winterSupplyWaterTemperature: 50 });
    const warm = { ...office, summerDryBulb: temperature(25), summerWetBulb: temperature(18) };
    const conditions = conditionsOf(fanCoilRequest(asked, [warm]));
    if (!conditions.ok) throw new Error(conditions.code);
    let compared = 0;
    for (const coil of coils) {
      const only = { ...conditions.value, structure: null, installation: null, productIds: [coil.id] };
      const [answer] = selectFanCoils(fanCoilColumns(coils), [warm], only);
      if (!answer?.corrected) continue;
      compared++;
      const figures = fanCoilParameters(ratedFigures(levelOf(coil, level)), level);
      const sent = JSON.parse(JSON.stringify([...figures, ...rated])) as Parameter[];
      const found = fanCoilKind.compare(sent, warm, asked);
      expect(found.corrected).toEqual(Object.values(answer.corrected));
    }
    expect(compared).toBeGreaterThan(5);
    expect(fanCoilKind.comparedBy(asked, warm, 2)).toEqual({ parameter_filter: `ALTERNATIVE_${level}` });
  });

  it("shows its electric input", () => {
    const input = { code: PROPERTY.mediumInputPower, name: "", value: 0.062 };
    expect(fanCoilKind.compare([input], office, filter()).inputPower).toBe(0.062);
    expect(fanCoilKind.compare([input], office, filter({ level: "HIGH_LEVEL" })).inputPower).toBeNull();
  });

  it("is corrected from the standard's rated state as far as it states none, as the engine does", () => {
    const figures = fanCoilParameters(ratedFigures(levelOf(coils[0]!, "MEDIUM_LEVEL")), "MEDIUM_LEVEL");
    const stated = fanCoilKind.compare([...figures, ...rated], office, filter());
    expect(stated.corrected).not.toContain(null);
    expect(fanCoilKind.compare([...figures, ...rated.slice(1)], office, filter())).toEqual(stated);
    expect(fanCoilKind.compare(figures, office, filter())).toEqual(stated);
  });
});
