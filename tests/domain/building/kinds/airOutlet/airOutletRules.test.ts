import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AIR_OUTLET_DEFAULTS,
  brandInForce,
  withOutletType,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import type { NumberFieldOf } from "#domain/building/batch/kind/FilterFields.ts";
import { outletNumberText, outletWarning } from "#domain/building/kinds/airOutlet/airOutletRules.ts";

type NumberField = NumberFieldOf<AirOutletFilter>;
const warning = (field: NumberField, text: string) => outletWarning(field, text, AIR_OUTLET_DEFAULTS);

it("the defaults are the specification's", () => {
  expect(AIR_OUTLET_DEFAULTS).toEqual({
    type: "V000167",
    brandCode: null,
    fromVelocity: 2,
    toVelocity: 4,
    nozzleThrow: 8,
    aspectRatioFrom: 1,
    aspectRatioTo: 3,
    singleUnitResponsibilityArea: 50,
  });
});

describe("an entry that does not hold says so", () => {
  it.each<[NumberField, string, string, boolean]>([
    ["fromVelocity", "0", "出风口风速不能为0", true],
    ["toVelocity", "0", "出风口风速不能为0", true],
    ["fromVelocity", "0.00", "出风口风速不能为0", true],
    ["fromVelocity", "", "出风口风速不能为空", false],
    ["toVelocity", "", "出风口风速不能为空", false],
    ["fromVelocity", "4.5", "最大值不能小于最小值", true],
    ["toVelocity", "1.99999999", "最大值不能小于最小值", true],
    ["aspectRatioFrom", "0", "长宽比不能为0", true],
    ["aspectRatioTo", "0", "长宽比不能为0", true],
    ["aspectRatioFrom", "", "长宽比不能为空", false],
    ["aspectRatioTo", "", "长宽比不能为空", false],
    ["aspectRatioFrom", "3.5", "最大值不能小于最小值", true],
    ["aspectRatioTo", "0.5", "最大值不能小于最小值", true],
    ["nozzleThrow", "0", "喷口射程不能为0", true],
    ["nozzleThrow", "", "喷口射程不能为空", false],
    ["singleUnitResponsibilityArea", "0", "单个风口承担面积不能为空", true],
    ["singleUnitResponsibilityArea", "", "单个风口承担面积不能为空", false],
    ["toVelocity", "101", "出风口风速不能大于 100 m/s", true],
    ["aspectRatioTo", "101", "长宽比不能大于 100", true],
    ["nozzleThrow", "1001", "喷口射程不能大于 1,000 m", true],
    ["singleUnitResponsibilityArea", "1000001", "单个风口承担面积不能大于 1,000,000 ㎡", true],
  ])("%s with %j: %s", (field, text, message, clears) => {
    expect(warning(field, text)).toEqual({ message, clears });
  });
});

it.each<[NumberField, string]>([
  ["fromVelocity", "4"],
  ["toVelocity", "2"],
  ["fromVelocity", "0.00000001"],
  ["aspectRatioFrom", "3"],
  ["nozzleThrow", "12.5"],
  ["nozzleThrow", "8."],
  ["singleUnitResponsibilityArea", "0.5"],
])("%s takes %j", (field, text) => {
  expect(warning(field, text)).toBeNull();
});

describe("a number field keeps", () => {
  it.each([
    ["1.23456789012", "1.23456789"],
    [".5", "5"],
    ["007.5", "7.5"],
    ["000", "0"],
    ["1.2.3", "1.23"],
    ["-3e2", "32"],
    ["２．５", "2.5"],
  ])("of %j what is left: %j", (typed, kept) => {
    expect(outletNumberText(typed)).toBe(kept);
  });

  it("digits and one point with at most 8 decimals, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(outletNumberText(typed)).toMatch(/^(?:(?:0|[1-9]\d*)(?:\.\d{0,8})?)?$/u);
      }),
    );
  });
});

describe("the brand", () => {
  const nozzle = { ...AIR_OUTLET_DEFAULTS, type: "V000164", brandCode: "B1" } as const;

  it("is cleared by choosing another type, and kept by choosing the same", () => {
    expect(withOutletType(nozzle, "V000168")).toMatchObject({ type: "V000168", brandCode: null });
    expect(withOutletType(nozzle, "V000164").brandCode).toBe("B1");
  });

  it("acts for spherical nozzles only", () => {
    expect(brandInForce(nozzle)).toBe("B1");
    expect(brandInForce({ ...nozzle, type: "V000167" })).toBeNull();
  });
});
