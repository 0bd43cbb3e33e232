import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutDecimals } from "#domain/base/input/numberText.ts";
import { quantityText } from "#domain/base/input/fieldText.ts";
import { deviationText } from "#domain/catalogue/duty/deviationRate.ts";
import { rangeBounds } from "#domain/base/input/range.ts";

describe("a deviation rate as typed", () => {
  it.each([
    ["5", "5"],
    ["100", "10"],
    ["-5%", "5"],
    ["0.5", "5"],
    ["１０", "10"],
    ["", ""],
  ])("%j stays as %j", (typed, kept) => {
    expect(deviationText(typed)).toBe(kept);
  });
});

describe("a quantity as typed", () => {
  it.each([
    ["12000", "12000"],
    [".5", "5"],
    ["007", "7"],
    ["0.5", "0.5"],
    ["1.2.3", "1.23"],
    ["1.239", "1.23"],
    ["1e9", "19"],
    ["-3", "3"],
  ])("%j stays as %j", (typed, kept) => {
    expect(quantityText(typed)).toBe(kept);
  });

  it("is never more than digits, one point and two decimals, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = quantityText(typed);
        expect(kept).toMatch(/^([0-9]+(\.[0-9]{0,2})?)?$/u);
        expect(quantityText(kept)).toBe(kept);
      }),
    );
  });
});

describe("a quantity as sent", () => {
  it.each([
    [1.123_456_789, 1.123456],
    [43.199_999_999, 43.199999],
    [12_000, 12_000],
    [4.35, 4.35],
    [0.000_000_4, 0],
  ])("%d is cut to %d", (value, sent) => {
    expect(cutDecimals(value)).toBe(sent);
  });
});

describe("the ends of a range", () => {
  it("may both be open, which is no filter", () => {
    expect(rangeBounds("", " ")).toEqual({ ok: true, value: null });
  });

  it("may be one", () => {
    expect(rangeBounds("", "5.5")).toEqual({ ok: true, value: { from: null, to: 5.5 } });
    expect(rangeBounds("3", "")).toEqual({ ok: true, value: { from: 3, to: null } });
  });

  it("must rise", () => {
    expect(rangeBounds("2", "10")).toEqual({ ok: true, value: { from: 2, to: 10 } });
    expect(rangeBounds("10", "2")).toEqual({ ok: false, code: "min-not-below-max" });
    expect(rangeBounds("2", "2.0")).toEqual({ ok: false, code: "min-not-below-max" });
  });
});
