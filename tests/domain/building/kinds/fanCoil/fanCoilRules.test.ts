import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { fanCoilRequest } from "#domain/building/kinds/fanCoil/fanCoilRequest.ts";
import { fieldWarning, type FanCoilNumberField } from "#domain/building/kinds/fanCoil/fanCoilRules.ts";
import { room } from "../../../../support/fanCoilMaker.ts";

const context = {
  climate: { minSummerBulb: 18, maxWinterDryBulb: 22 },
  staticPressure: { from: 12, to: 30 },
};
const FIELDS: readonly FanCoilNumberField[] = [
  "dustCorrectionFactor",
  "intermittentUseFactor",
  "summerSupplyWaterTemperature",
  "winterSupplyWaterTemperature",
  "singleUnitResponsibilityArea",
  "staticPressureFrom",
  "staticPressureTo",
];

describe("an empty field", () => {
  it.each<[FanCoilNumberField, string]>([
    ["dustCorrectionFactor", "积灰修正附加率不能为空"],
    ["intermittentUseFactor", "间歇运行附加率不能为空"],
    ["summerSupplyWaterTemperature", "夏季供水温度（℃）不能为空"],
    ["winterSupplyWaterTemperature", "冬季供水温度（℃）不能为空"],
    ["singleUnitResponsibilityArea", "单台承担面积不能为空"],
    ["staticPressureFrom", "机外静压不能为空"],
    ["staticPressureTo", "机外静压不能为空"],
  ])("%s: %s", (field, message) => {
    expect(fieldWarning(field, "", context)).toEqual({ message, clears: false });
    expect(fieldWarning(field, "  ", context)).toEqual({ message, clears: false });
  });
});

describe("single-unit area", () => {
  it("of nothing is as good as empty", () => {
    expect(fieldWarning("singleUnitResponsibilityArea", "0", context)?.message).toBe("单台承担面积不能为空");
    expect(fieldWarning("singleUnitResponsibilityArea", "1", context)).toBeNull();
  });
});

describe("supply water", () => {
  const summer = (text: string) => fieldWarning("summerSupplyWaterTemperature", text, context);
  const winter = (text: string) => fieldWarning("winterSupplyWaterTemperature", text, context);

  it("in summer is cleared above the lowest bulb temperature, and only above", () => {
    expect(summer("19")).toEqual({
      message: "夏季供水温度应小于夏季室内干、湿球温度，请重新输入",
      clears: true,
    });
    expect(summer("18")).toBeNull();
    expect(summer("7")).toBeNull();
    expect(summer("0")).toBeNull();
  });

  it("in winter is cleared below the highest dry bulb, and only below", () => {
    expect(winter("21")).toEqual({
      message: "冬季供水温度应大于冬季室内干球温度，请重新输入",
      clears: true,
    });
    expect(winter("22")).toBeNull();
    expect(winter("60")).toBeNull();
  });

  it("is not judged by a climate before there are rooms", () => {
    const none = { climate: null };
    expect(fieldWarning("summerSupplyWaterTemperature", "30", none)).toBeNull();
    expect(fieldWarning("winterSupplyWaterTemperature", "5", none)).toBeNull();
  });
});

describe("static pressure", () => {
  it.each<[FanCoilNumberField, string, boolean]>([
    ["staticPressureFrom", "31", true],
    ["staticPressureFrom", "30", false],
    ["staticPressureFrom", "0", false],
    ["staticPressureTo", "11", true],
    ["staticPressureTo", "12", false],
  ])("%s of %s runs backwards: %s", (field, text, isBackwards) => {
    const warning = { message: "最大值不能小于最小值", clears: true };
    expect(fieldWarning(field, text, context)).toEqual(isBackwards ? warning : null);
  });
});

describe("limits", () => {
  it.each<[FanCoilNumberField, string]>([
    ["dustCorrectionFactor", "积灰修正附加率不能大于 100 %"],
    ["intermittentUseFactor", "间歇运行附加率不能大于 100 %"],
    ["winterSupplyWaterTemperature", "冬季供水温度不能大于 100 ℃"],
  ])("%s ends at 100", (field, message) => {
    expect(fieldWarning(field, "101", context)).toEqual({ message, clears: true });
    expect(fieldWarning(field, "100", context)).toBeNull();
  });

  it("let nothing through that the wire refuses", () => {
    const wide = { climate: null, staticPressure: { from: 0, to: 1e15 } };
    for (const field of FIELDS)
      for (const text of ["0", "1", "100", "101", "10000", "10001", "1000000", "1000001", "99999999999999"]) {
        if (fieldWarning(field, text, wide) !== null) continue;
        const value = Number(text);
        const filter =
          field === "staticPressureFrom" || field === "staticPressureTo"
            ? { ...FAN_COIL_DEFAULTS, staticPressure: { isOn: true, from: value, to: value } }
            : { ...FAN_COIL_DEFAULTS, [field]: value };
        const taken = v.safeParse(selectForRooms(fanCoilKind).body, fanCoilRequest(filter, [room()]));
        expect(taken.success, `${field} ${text}`).toBe(true);
      }
  });
});
