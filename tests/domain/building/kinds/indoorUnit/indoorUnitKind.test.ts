import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { numberWarning } from "#domain/building/batch/kind/numberWarning.ts";
import { INDOOR_UNIT_FIELDS } from "#domain/building/kinds/indoorUnit/indoorUnitFields.ts";
import { INDOOR_UNIT_DEFAULTS } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import { indoorUnitConditionsOf } from "#domain/building/kinds/indoorUnit/selection/indoorUnitConditionsOf.ts";
import type { CheckedRequest } from "#domain/building/selection/multiRoom.ts";
import { area, power } from "#domain/base/units.ts";
import { testRoom } from "../../../../support/testRooms.ts";

/** 36.2 ㎡ at 20 ㎡ a unit: 2 units. */
const office = testRoom(1, { roomArea: area(36.2), coolingLoad: power(5), heatLoad: power(4) });
const request = (changed: Partial<typeof INDOOR_UNIT_DEFAULTS> = {}) =>
  indoorUnitKind.request({ ...INDOOR_UNIT_DEFAULTS, ...changed }, [office]) as CheckedRequest;

describe("the kind of indoor units", () => {
  it("has the specification's words and defaults", () => {
    expect(indoorUnitKind.words).toMatchObject({
      title: "多联机室内机",
      noMatch: "未找到合适型号",
      unreasonableInput: "存在过大或过小的输入值，请检查是否符合实际情况并重新输入。",
    });
    expect(INDOOR_UNIT_DEFAULTS).toEqual({
      brandCode: null,
      structure: "V000501",
      singleUnitResponsibilityArea: 20,
      checks: [1],
    });
    expect(BATCH_KINDS.indoorUnit).toBe(indoorUnitKind);
  });

  it("asks with its type, its structure and both lists of checks, as the contract takes it", () => {
    const asked = request();
    expect(asked).toEqual({
      topSize: 50,
      brandCode: null,
      inputCondition: [office],
      productProperties: [
        { code: "P000092", parameterType: "Enums", queryType: "EQUAL", value: "V000067" },
        { code: "P000003", parameterType: "Enums", queryType: "EQUAL", value: "V000501" },
      ],
      singleUnitResponsibilityArea: 20,
      validationProperties: ["P000094"],
      nonValidationProperties: ["P000095"],
    });
    expect(v.is(selectForRooms(indoorUnitKind).body, asked)).toBe(true);
    expect(request({ checks: [1, 2] })).toMatchObject({
      validationProperties: ["P000094", "P000095"],
      nonValidationProperties: [],
    });
    expect(request({ checks: [] })).toMatchObject({ validationProperties: [] });
  });

  it("is understood by the engine", () => {
    expect(indoorUnitConditionsOf(request({ brandCode: "B000001", checks: [2] }))).toMatchObject({
      ok: true,
      value: { brandCode: "B000001", structure: "V000501", checks: ["heating"], singleUnitArea: 20 },
    });
  });

  it("counts units, and what each must do of the ticked checks", () => {
    expect(indoorUnitKind.calculatedQuantity(office, INDOOR_UNIT_DEFAULTS)).toBe(2);
    expect(indoorUnitKind.required(office, 2, INDOOR_UNIT_DEFAULTS)).toEqual([2.5, null]);
    expect(indoorUnitKind.required(office, 2, { ...INDOOR_UNIT_DEFAULTS, checks: [1, 2] })).toEqual([2.5, 2]);
  });

  it("compares alternatives by rated figures, without a filter of parameters and without correction", () => {
    expect(indoorUnitKind.comparedBy(INDOOR_UNIT_DEFAULTS, office, 2)).toEqual({});
    const parameters = [
      { code: PROPERTY.coolingCapacity, name: "制冷量", value: null },
      { code: PROPERTY.heatingCapacity, name: "制热量", value: 6.3 },
      { code: PROPERTY.inputPower, name: "输入功率", value: 0.05 },
      { code: PROPERTY.noise, name: "噪声", value: 34 },
      { code: PROPERTY.externalStaticPressure, name: "机外静压", value: 30 },
    ];
    expect(indoorUnitKind.compare(parameters, office, INDOOR_UNIT_DEFAULTS)).toEqual({
      figures: [null, 6.3],
      corrected: [],
      inputPower: 0.05,
      noise: 34,
      staticPressure: 30,
    });
  });

  it.each([
    ["没有可校核的负荷，补充房间负荷或调整校核项", { code: "no-requirement" }],
    ["没有产品符合品牌、结构形式等筛选条件", { code: "no-candidates" }],
    ["候选产品未提供制冷量", { code: "figure-unknown", check: "P000094" }],
    ["单台需制热量 20.00 kW，最大可选 18.00 kW", { code: "short", check: "P000095", required: 20, best: 18 }],
    [
      "各项不能同时满足：最接近的 M 制冷量 2.80 kW，单台需 3.20 kW",
      { code: "combined", check: "P000094", required: 3.2, best: 2.8, model: "M" },
    ],
  ] as const)("says %s", (sentence, reason) => {
    expect(indoorUnitKind.explain([reason], INDOOR_UNIT_DEFAULTS)).toBe(sentence);
  });
});

describe("the area of one unit", () => {
  it("keeps digits without leading zeros", () => {
    expect(["020", "2a5.5", "－3", "０２０"].map(digitsOnly)).toEqual(["20", "255", "3", "20"]);
  });

  it("may not be empty, nothing, or beyond what the server takes", () => {
    const { entry } = INDOOR_UNIT_FIELDS.fields.singleUnitResponsibilityArea;
    const warning = (text: string) => numberWarning(entry, text);
    expect(warning("")).toEqual({ message: "单台承担面积不能为空", clears: false });
    expect(warning("0")).toEqual({ message: "单台承担面积不能为空", clears: true });
    expect(warning("1000001")?.message).toBe("单台承担面积不能大于 1,000,000 ㎡");
    expect(warning("25")).toBeNull();
  });
});
