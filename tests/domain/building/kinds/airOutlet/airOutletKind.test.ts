import { describe, expect, it } from "vitest";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { OUTLET_TYPES, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { airOutletConditionsOf } from "#domain/building/kinds/airOutlet/selection/airOutletConditionsOf.ts";
import { airOutletParameters } from "#domain/building/kinds/airOutlet/selection/airOutletParameters.ts";
import { outletFigures } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { airOutletRequest } from "#domain/building/kinds/airOutlet/airOutletRequest.ts";
import { area, flow } from "#domain/base/units.ts";
import { outlet } from "../../../../support/airOutletMaker.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const filter = (change: Partial<AirOutletFilter> = {}): AirOutletFilter => ({
  ...AIR_OUTLET_DEFAULTS,
  ...change,
});
const office = testRoom(0, { roomArea: area(80), airSupplyVolume: flow(900) });
const TYPES = Object.keys(OUTLET_TYPES) as OutletType[];

it("the words of air outlets are the specification's", () => {
  expect(airOutletKind.words).toMatchObject({
    title: "风口",
    model: "规格",
    noMatch: "未找到合适规格",
    unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选规格",
  });
});

describe("the request", () => {
  const base = { topSize: 50, brandCode: null, inputCondition: [office], singleUnitResponsibilityArea: 50 };
  const velocity = { code: "P000306", parameterType: "Double", queryType: "RANGE_TE", from: 2, to: 4 };
  const type = (value: string) => ({ code: "P000205", parameterType: "Enums", queryType: "EQUAL", value });

  it("of a diffuser has its type and the range of velocity", () => {
    expect(airOutletKind.request(filter({ brandCode: "B1" }), [office])).toEqual({
      ...base,
      productProperties: [type("V000167"), velocity],
      aspectRatioFrom: null,
      aspectRatioTo: null,
    });
  });

  it.each(["V000169", "V000170"] as const)("of louvre %s has the proportions as well", (louvre) => {
    expect(airOutletKind.request(filter({ type: louvre }), [office])).toEqual({
      ...base,
      productProperties: [type(louvre), velocity],
      aspectRatioFrom: 1,
      aspectRatioTo: 3,
    });
  });

  it("of a spherical nozzle has brand and throw as well", () => {
    expect(airOutletKind.request(filter({ type: "V000164", brandCode: "B1" }), [office])).toEqual({
      ...base,
      brandCode: "B1",
      productProperties: [
        type("V000164"),
        velocity,
        { code: "P000209", parameterType: "Double", queryType: "RANGE_TE", from: 8, to: 1000 },
      ],
      aspectRatioFrom: null,
      aspectRatioTo: null,
    });
  });

  it.each(TYPES)("of %s is one that the server takes", (one) => {
    expect(airOutletConditionsOf(airOutletRequest(filter({ type: one }), [office])).ok).toBe(true);
  });
});

describe("the columns", () => {
  const shown = (type: OutletType) =>
    airOutletKind.figures(filter({ type })).flatMap(({ key, isHidden }) => (isHidden ? [] : [key]));

  it.each<[OutletType, string[]]>([
    ["V000167", ["length", "width", "velocity"]],
    ["V000168", ["diameter", "velocity"]],
    ["V000169", ["length", "width", "velocity"]],
    ["V000170", ["length", "width", "velocity"]],
    ["V000164", ["diameter", "nozzleThrow", "velocity"]],
  ])("of %s are %j", (type, keys) => {
    expect(shown(type)).toEqual(keys);
  });

  it("keep their places, whatever the type", () => {
    const keys = TYPES.map((type) => airOutletKind.figures(filter({ type })).map(({ key }) => key));
    for (const each of keys) expect(each).toEqual(keys[0]);
  });

  it("say that the throw is an estimate", () => {
    const nozzle = airOutletKind.figures(filter({ type: "V000164" }));
    expect(nozzle.find(({ key }) => key === "nozzleThrow")?.note).toBe("根据产品性能数据估算");
  });
});

it("figures are read from what the wire says of an outlet", () => {
  const nozzle = outlet("V000164", [280]);
  const figures = outletFigures(nozzle, flow(700));
  const read = airOutletKind.readFigures(airOutletParameters(nozzle, figures), filter({ type: "V000164" }));
  expect(read).toEqual([null, null, 280, figures.nozzleThrow, figures.velocity]);
});

it("a room has as many outlets as its area asks for", () => {
  expect(airOutletKind.calculatedQuantity(office, filter())).toBe(2);
  expect(airOutletKind.calculatedQuantity({ ...office, roomArea: null }, filter())).toBe(1);
});

it.each<[OutletType, string]>([
  ["V000164", "SPHERICAL_DIFFUSER"],
  ["V000168", "OBS_DIFFUSERS"],
])("alternatives of %s are compared by %s in this room", (type, parameterFilter) => {
  expect(airOutletKind.comparedBy(filter({ type }), office, 2)).toEqual({
    parameter_filter: parameterFilter,
    airSupplyVolume: 900,
    equipmentNumber: 2,
    roomArea: 80,
    singleUnitResponsibilityArea: 50,
  });
});

it("a confirmed room carries specification and velocity, and nothing else", () => {
  expect(airOutletKind.planParameters?.("FS4-240×240", [240, 240, null, null, 2.8935])).toEqual([
    { code: "P000303", name: "规格", value: "FS4-240×240" },
    { code: "P000306", name: "出口风速", value: 2.8935 },
  ]);
});

describe("a room without a match reads", () => {
  const explain = (reason: Parameters<typeof airOutletKind.explain>[0][number]) =>
    airOutletKind.explain([reason], filter());

  it.each([
    [{ code: "no-requirement" }, "房间没有送风量，请补充后重新选型"],
    [{ code: "no-candidates" }, "没有风口符合风口类型、品牌、长宽比等筛选条件"],
    [
      { code: "short", check: "P000306", required: 4, best: 5.144 },
      "最接近的出风口风速 5.14 m/s，高于上限 4.00 m/s，可增加数量",
    ],
    [
      { code: "short", check: "P000306", required: 2, best: 1.9999 },
      "最接近的出风口风速 1.9999 m/s，低于下限 2.0000 m/s，可减少数量",
    ],
    [{ code: "short", check: "P000209", required: 30, best: 12.18 }, "喷口射程需 30.0 m，最远可达 12.2 m"],
    [
      { code: "combined", check: "P000209", required: 15, best: 10.69, model: "LYQPA-315" },
      "射程需 15.0 m，风速合适时最远 10.7 m（LYQPA-315）",
    ],
  ] as const)("%j: %s", (reason, sentence) => {
    expect(explain(reason)).toBe(sentence);
  });
});
