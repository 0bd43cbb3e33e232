import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { restoreFilter } from "#domain/building/batch/kind/readFilter.ts";
import { fanCoilAdvice } from "#domain/building/kinds/fanCoil/fanCoilAdvice.ts";
import { FAN_COIL_COLUMNS } from "#domain/building/kinds/fanCoil/fanCoilFigureColumns.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { INDOOR_UNIT_DEFAULTS } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { limitWarning } from "#domain/building/batch/kind/limitRules.ts";
import { filterOfNow, marginOf, NO_MARGIN_LIMITS } from "#domain/building/batch/kind/LimitFilter.ts";
import { ownFields } from "#domain/building/batch/rules/editRules.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { conditionsOf } from "#domain/building/kinds/fanCoil/selection/conditionsOf.ts";
import { indoorUnitConditionsOf } from "#domain/building/kinds/indoorUnit/selection/indoorUnitConditionsOf.ts";
import type {
  CheckedRequest,
  FanCoilRequest,
  NoMatchReason,
  PossibleChange,
} from "#domain/building/selection/multiRoom.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const LIMITS = { noiseLimit: 38, marginLimit: 20 };
const rooms = [testRoom(0)];
const dropped = (filter: string, admitted: number): PossibleChange => ({
  code: "change",
  kind: "filter",
  filter,
  admitted,
});

describe("limits of noise and excess", () => {
  it("ask of fan coils by the sound of their level, as wire and engine take it", () => {
    for (const [level, code] of [
      ["MEDIUM_LEVEL", PROPERTY.mediumNoise],
      ["HIGH_LEVEL", PROPERTY.highNoise],
    ] as const) {
      const asked = fanCoilKind.request({ ...FAN_COIL_DEFAULTS, level, ...LIMITS }, rooms);
      expect(asked.productProperties.at(-1)).toEqual({
        code,
        parameterType: "Double",
        queryType: "RANGE_TE",
        from: 0,
        to: 38,
      });
      const sent = v.parse(selectForRooms(fanCoilKind).body, asked) as FanCoilRequest;
      expect(conditionsOf(sent)).toMatchObject({
        ok: true,
        value: { noise: { from: 0, to: 38 }, margin: 0.2 },
      });
      const other = { ...sent, level: level === "HIGH_LEVEL" ? "MEDIUM_LEVEL" : "HIGH_LEVEL" } as const;
      expect(conditionsOf({ ...other, validationProperties: [], nonValidationProperties: [] })).toMatchObject(
        {
          ok: false,
          issues: [{ path: "productProperties.2.code" }],
        },
      );
      for (const margin of [-1, 501, "20"])
        expect(v.safeParse(selectForRooms(fanCoilKind).body, { ...sent, margin }).success).toBe(false);
    }
  });

  it("ask of indoor units by their sound", () => {
    const asked = indoorUnitKind.request({ ...INDOOR_UNIT_DEFAULTS, ...LIMITS }, rooms);
    const sent = v.parse(selectForRooms(indoorUnitKind).body, asked) as CheckedRequest;
    expect(indoorUnitConditionsOf(sent)).toMatchObject({
      ok: true,
      value: { noise: { from: 0, to: 38 }, margin: 0.2 },
    });
    const equal = { code: PROPERTY.noise, parameterType: "Enums", queryType: "EQUAL", value: "38" } as const;
    expect(indoorUnitConditionsOf({ ...sent, productProperties: [equal] })).toMatchObject({
      ok: false,
      issues: [{ path: "productProperties.0.queryType" }],
    });
  });

  it("change nothing of what is asked where there are none", () => {
    const none = { noiseLimit: null, marginLimit: null };
    expect(fanCoilKind.request({ ...FAN_COIL_DEFAULTS, ...none }, rooms)).toEqual(
      fanCoilKind.request(FAN_COIL_DEFAULTS, rooms),
    );
    expect(indoorUnitKind.request({ ...INDOOR_UNIT_DEFAULTS, ...none }, rooms)).toEqual(
      indoorUnitKind.request(INDOOR_UNIT_DEFAULTS, rooms),
    );
    expect(conditionsOf(fanCoilKind.request(FAN_COIL_DEFAULTS, rooms) as FanCoilRequest)).not.toMatchObject({
      value: { noise: expect.anything() },
    });
  });

  it("of 0 are limits, too", () => {
    const asked = fanCoilKind.request({ ...FAN_COIL_DEFAULTS, noiseLimit: 0, marginLimit: 0 }, rooms);
    expect(asked).toMatchObject({ margin: 0 });
    expect(asked.productProperties).toHaveLength(3);
  });

  it("are said among the conditions, so that plans and exported files show them", () => {
    expect(filterWords(fanCoilKind.filterFields, { ...FAN_COIL_DEFAULTS, ...LIMITS }, null)).toEqual(
      expect.arrayContaining(["单台噪声 ≤ 38 dB(A)", "余量 ≤ 20 %"]),
    );
    expect(filterWords(indoorUnitKind.filterFields, { ...INDOOR_UNIT_DEFAULTS, ...LIMITS }, null)).toEqual(
      expect.arrayContaining(["单台噪声 ≤ 38 dB(A)", "余量 ≤ 20 %"]),
    );
    expect(filterWords(fanCoilKind.filterFields, { ...FAN_COIL_DEFAULTS, noiseLimit: null }, null)).toEqual(
      filterWords(fanCoilKind.filterFields, FAN_COIL_DEFAULTS, null),
    );
  });

  it("are a rule's own, also where it takes away what the building's conditions limit", () => {
    const own = ownFields<FanCoilFilter>(
      FAN_COIL_DEFAULTS,
      { ...FAN_COIL_DEFAULTS, noiseLimit: 35 },
      FAN_COIL_FIELDS,
    );
    expect(own).toEqual({ noiseLimit: 35 });
    const general = { ...FAN_COIL_DEFAULTS, ...LIMITS };
    expect(ownFields<FanCoilFilter>(general, { ...general, noiseLimit: null }, FAN_COIL_FIELDS)).toEqual({
      noiseLimit: null,
    });
    expect(
      ownFields<FanCoilFilter>(
        FAN_COIL_DEFAULTS,
        { ...FAN_COIL_DEFAULTS, marginLimit: null },
        FAN_COIL_FIELDS,
      ),
    ).toEqual({});
    expect([marginOf(general), marginOf(FAN_COIL_DEFAULTS), marginOf({ marginLimit: null })]).toEqual([
      0.2,
      null,
      null,
    ]);
  });

  it("are numbers that a limit can be, or none", () => {
    expect([limitWarning("noiseLimit", ""), limitWarning("marginLimit", "0")]).toEqual([null, null]);
    expect(limitWarning("noiseLimit", "121")).toEqual({
      message: "噪声上限应在 0 到 120 dB(A) 之间，不填则不限",
      clears: true,
    });
    expect(limitWarning("marginLimit", "501")?.message).toBe("允许余量应在 0 到 500 % 之间，不填则不限");
    const restored = (kept: object) => restoreFilter(fanCoilKind, kept);
    expect(restored(LIMITS)).toEqual({ ...FAN_COIL_DEFAULTS, ...LIMITS });
    expect(restored({ noiseLimit: 900, marginLimit: "20", figureMarginLimits: "none" })).toEqual(
      FAN_COIL_DEFAULTS,
    );
  });
});

describe("limits figure by figure", () => {
  const limits = [
    { figure: "totalCooling", most: 20 },
    { figure: "heating", most: 150 },
  ];

  it("are asked for by the properties of the level, and said by their names", () => {
    const filter: FanCoilFilter = { ...FAN_COIL_DEFAULTS, figureMarginLimits: limits };
    expect(fanCoilKind.request(filter, rooms)).toMatchObject({
      figureMargins: [
        { code: PROPERTY.mediumTotalCooling, most: 20 },
        { code: PROPERTY.mediumHeating, most: 150 },
      ],
    });
    expect(conditionsOf(fanCoilKind.request(filter, rooms) as FanCoilRequest)).toMatchObject({
      value: {
        figureMargins: [
          { figure: "totalCooling", check: PROPERTY.mediumTotalCooling, most: 0.2 },
          { figure: "heating", check: PROPERTY.mediumHeating, most: 1.5 },
        ],
      },
    });
    expect(filterWords(fanCoilKind.filterFields, filter, null)).toEqual(
      expect.arrayContaining(["冷余量 ≤ 20 %", "热余量 ≤ 150 %"]),
    );
  });

  it("are kept where they are some, of figures of the kind", () => {
    const kept = {
      figureMarginLimits: [...limits, { figure: "cooling", most: 5 }, { figure: "airFlow" }, 7],
    };
    expect(restoreFilter(fanCoilKind, kept)).toEqual({ ...FAN_COIL_DEFAULTS, figureMarginLimits: limits });
  });

  it("name the figure that is exceeded too much where it is one of them", () => {
    const check = PROPERTY.mediumHeating;
    const reasons: NoMatchReason[] = [{ code: "oversized", allowed: 150, least: 180, model: "FP-68", check }];
    expect(fanCoilKind.explain(reasons, FAN_COIL_DEFAULTS)).toBe(
      "允许制热余量 150 % 内没有产品，最接近的 FP-68 为 180.0 %",
    );
  });
});

describe("what was kept when a limit was of the figure that is exceeded most", () => {
  it("limits every figure, as it did", () => {
    const old = { ...FAN_COIL_DEFAULTS, oversize: 30 };
    const limits = FAN_COIL_COLUMNS.map(({ key }) => ({ figure: key, most: 30 }));
    expect(filterOfNow(old, FAN_COIL_COLUMNS)).toEqual({ ...FAN_COIL_DEFAULTS, figureMarginLimits: limits });
    expect(restoreFilter(fanCoilKind, { noiseLimit: 38, oversize: 30 })).toEqual({
      ...FAN_COIL_DEFAULTS,
      noiseLimit: 38,
      figureMarginLimits: limits,
    });
    expect(filterWords(fanCoilKind.filterFields, filterOfNow(old, FAN_COIL_COLUMNS), null)).toContain(
      "各项余量 ≤ 30 %",
    );
  });

  it("takes away what the building limits where a rule did, and else is the same filter", () => {
    expect(filterOfNow({ oversize: null }, FAN_COIL_COLUMNS)).toEqual({ figureMarginLimits: null });
    expect(filterOfNow(FAN_COIL_DEFAULTS, FAN_COIL_COLUMNS)).toBe(FAN_COIL_DEFAULTS);
    expect(filterOfNow(null, FAN_COIL_COLUMNS)).toBeNull();
  });
});

describe("a room without a match under limits", () => {
  const oversized: readonly NoMatchReason[] = [
    { code: "oversized", allowed: 20, least: 34.16, model: "FP-68" },
    dropped("margin", 7),
  ];

  it("is told which product exceeds least, and by how much", () => {
    const sentence = "允许余量 20 % 内没有产品，余量最小的 FP-68 为 34.2 %";
    expect(fanCoilKind.explain(oversized, FAN_COIL_DEFAULTS)).toBe(sentence);
    expect(indoorUnitKind.explain(oversized, INDOOR_UNIT_DEFAULTS)).toBe(sentence);
    const near: NoMatchReason = { code: "oversized", allowed: 20, least: 20.004, model: "M" };
    expect(fanCoilKind.explain([near], FAN_COIL_DEFAULTS)).toContain("为 20.004 %");
  });

  it("is told that noise keeps out the most, where it does", () => {
    const none: NoMatchReason = { code: "no-candidates" };
    const loud = [none, dropped("brand", 3), dropped(PROPERTY.mediumNoise, 12)];
    expect(fanCoilKind.explain(loud, FAN_COIL_DEFAULTS)).toBe(
      "没有产品符合品牌、结构形式、安装形式等筛选条件；噪声上限排除最多，不限则有 12 种可选，未注明噪声的产品不符合上限",
    );
    const branded = [none, dropped("brand", 30), dropped(PROPERTY.mediumNoise, 12)];
    expect(fanCoilKind.explain(branded, FAN_COIL_DEFAULTS)).toBe(
      "没有产品符合品牌、结构形式、安装形式等筛选条件",
    );
    expect(indoorUnitKind.explain([none, dropped(PROPERTY.noise, 1)], INDOOR_UNIT_DEFAULTS)).toContain(
      "噪声上限排除最多，不限则有 1 种可选",
    );
  });

  it("may be given what a limit keeps out", () => {
    const filter = { ...FAN_COIL_DEFAULTS, ...LIMITS };
    expect(fanCoilAdvice.apply(filter, dropped("margin", 1))).toEqual({ ...filter, ...NO_MARGIN_LIMITS });
    for (const code of [PROPERTY.mediumNoise, PROPERTY.highNoise])
      expect(fanCoilAdvice.apply(filter, dropped(code, 1))).toEqual({ ...filter, noiseLimit: null });
    const unit = { ...INDOOR_UNIT_DEFAULTS, ...LIMITS };
    const { advice } = indoorUnitKind;
    expect(advice?.apply(unit, dropped(PROPERTY.noise, 1))).toEqual({ ...unit, noiseLimit: null });
    expect(advice?.apply(unit, dropped("margin", 1))).toEqual({ ...unit, ...NO_MARGIN_LIMITS });
    expect(advice?.apply(unit, dropped(PROPERTY.structure, 1))).toBeNull();
    expect([fanCoilAdvice.filterNames["margin"], advice?.filterNames[PROPERTY.noise]]).toEqual([
      "余量",
      "噪声",
    ]);
  });
});
