import { describe, expect, it } from "vitest";
import { adviceOf } from "#domain/building/batch/kind/adviceOf.ts";
import { explainNoMatch } from "#domain/building/kinds/fanCoil/explainNoMatch.ts";
import { fanCoilAdvice } from "#domain/building/kinds/fanCoil/fanCoilAdvice.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { NoMatchReason, PossibleChange } from "#domain/building/selection/multiRoom.ts";

const TOTAL = PROPERTY.mediumTotalCooling;
const QUANTITY: PossibleChange = { code: "change", kind: "quantity", from: 2, to: 3 };
const COLDER: PossibleChange = { code: "change", kind: "water", season: "summer", from: 7, to: 2 };
const WARMER: PossibleChange = { code: "change", kind: "water", season: "winter", from: 60, to: 64 };
const told = (...reasons: NoMatchReason[]) => adviceOf(reasons, fanCoilAdvice);
const line = (change: PossibleChange) => {
  const [first] = told(change)?.changes ?? [];
  return `${first?.what} ${first?.how}`;
};

describe("advice for a room without a fan coil", () => {
  it("names the nearest model and all that it lacks", () => {
    const lacks = [
      { check: TOTAL, required: 4, best: 3.171 },
      { check: PROPERTY.mediumHeating, required: 5, best: null },
    ];
    expect(told({ code: "nearest", model: "FP-68", lacks })?.nearest).toEqual({
      model: "FP-68",
      lacks: "全冷 3.17 kW，单台需 4.00 kW；未提供制热",
    });
  });

  it.each<[PossibleChange, string]>([
    [QUANTITY, "数量 2 台增至 3 台"],
    [COLDER, "夏季供水温度 7 ℃ 降至 2 ℃（取整度）"],
    [WARMER, "冬季供水温度 60 ℃ 升至 64 ℃（取整度）"],
    [
      {
        code: "change",
        kind: "range",
        property: PROPERTY.externalStaticPressure,
        from: { from: 12, to: 30 },
        to: { from: 12, to: 50 },
      },
      "机外静压 12–30 Pa 放宽至 12–50 Pa",
    ],
    [{ code: "change", kind: "filter", filter: "brand", admitted: 12 }, "不限品牌 有 12 个可选"],
    [
      { code: "change", kind: "filter", filter: PROPERTY.structure, admitted: 1200 },
      "不限结构形式 有 1,200 个可选",
    ],
    [
      { code: "change", kind: "filter", filter: PROPERTY.installation, admitted: 1 },
      "不限安装形式 有 1 个可选",
    ],
  ])("says %o as %s", (change, words) => expect(line(change)).toBe(words));

  it("rounds a requirement so that the figure as it reads would do", () => {
    const lowered = (check: string, from: number, to: number) =>
      line({ code: "change", kind: "requirement", check, from, to });
    // 3.178 kW is available, so a requirement of 3.18 kW would still not be met.
    expect(lowered(TOTAL, 4, 3.178)).toBe("全冷要求 单台 4.00 kW 降至 3.17 kW");
    // 4.1 times 100 is 409.99999999999994: it stays 4.10.
    expect(lowered(TOTAL, 5, 4.1)).toBe("全冷要求 单台 5.00 kW 降至 4.10 kW");
    expect(lowered(PROPERTY.mediumHeatMoistureRatio, 9000, 9259.2)).toBe(
      "热湿比要求 单台 9,000 kJ/kg 放宽至 9,260 kJ/kg",
    );
    // Two different figures are written differently.
    expect(lowered(TOTAL, 3.1794, 3.1789)).toBe("全冷要求 单台 3.1794 kW 降至 3.1789 kW");
  });

  it("has its reservations against what no designer does, and says why", () => {
    const reservation = (change: PossibleChange) => told(change)?.changes[0]?.reservation;
    expect(reservation(COLDER)).toBe("冷水机组一般不供低于 5 ℃ 的水");
    expect(reservation({ ...COLDER, to: 5 })).toBeNull();
    expect(reservation(WARMER)).toBe("末端一般不用高于 60 ℃ 的热水");
    expect(reservation({ ...WARMER, from: 50, to: 60 })).toBeNull();
    expect(reservation({ code: "change", kind: "requirement", check: TOTAL, from: 4, to: 3 })).toBe(
      "由房间决定，先核对房间的数值",
    );
    expect(reservation({ ...QUANTITY, to: 20 })).toBeNull();
    expect(reservation({ ...QUANTITY, to: 21 })).toBe("超过现有数量的 10 倍，先核对房间的数值与单位");
  });

  it("is none where the engine named nothing to do", () => {
    expect(told({ code: "no-requirement" })).toBeNull();
    expect(told({ code: "no-candidates" })).toBeNull();
  });

  it("leaves the row's one sentence as it is", () => {
    const cause: NoMatchReason = { code: "short", check: TOTAL, required: 15.6, best: 5 };
    const nearest: NoMatchReason = { code: "nearest", model: "FP-68", lacks: [] };
    expect(explainNoMatch([cause, nearest, QUANTITY])).toBe("单台需全冷 15.60 kW，最大可选 5.00 kW");
  });

  it("changes a room's conditions by the water, the static pressure and the brand, to whole figures", () => {
    expect(fanCoilAdvice.apply(FAN_COIL_DEFAULTS, COLDER)).toEqual({
      ...FAN_COIL_DEFAULTS,
      summerSupplyWaterTemperature: 2,
    });
    expect(fanCoilAdvice.apply(FAN_COIL_DEFAULTS, WARMER)).toEqual({
      ...FAN_COIL_DEFAULTS,
      winterSupplyWaterTemperature: 64,
    });
    const asked = { ...FAN_COIL_DEFAULTS, brandCode: "B1", staticPressure: { isOn: true, from: 12, to: 30 } };
    const property = PROPERTY.externalStaticPressure;
    const [wider] =
      told({ code: "change", kind: "range", property, from: { from: 12, to: 30 }, to: { from: 5.5, to: 30 } })
        ?.changes ?? [];
    expect(wider?.how).toBe("12–30 Pa 放宽至 5–30 Pa");
    expect(fanCoilAdvice.apply(asked, wider!.change)).toEqual({
      ...asked,
      staticPressure: { isOn: true, from: 5, to: 30 },
    });
    const dropped = (filter: string) =>
      fanCoilAdvice.apply(asked, { code: "change", kind: "filter", filter, admitted: 1 });
    expect(dropped(property)).toEqual({ ...asked, staticPressure: { isOn: false, from: 12, to: 30 } });
    expect(dropped("brand")).toEqual({ ...asked, brandCode: null });
    expect(dropped(PROPERTY.structure)).toBeNull();
    expect(fanCoilAdvice.apply(asked, QUANTITY)).toBeNull();
  });
});
