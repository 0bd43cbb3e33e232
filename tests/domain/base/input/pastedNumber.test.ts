import { describe, expect, it } from "vitest";
import { digitsOnly, toHalfWidth } from "#domain/base/input/fieldText.ts";
import { pastedNumber } from "#domain/base/input/pastedNumber.ts";
import { specifiedQuantity, unitCountText } from "#domain/base/input/unitCount.ts";

describe("a pasted number", () => {
  it.each([
    ["1.2e4", "12000"],
    ["1.20E+04", "12000"],
    [" １．２ｅ４ ", "12000"],
    ["-2.5e0", "-2.5"],
    ["5e-3", "0.005"],
    [".5e1", "5"],
  ])("%s with an exponent is %s", (text, digits) => expect(pastedNumber(text)).toBe(digits));

  it.each(["12000", "12,000", "1.2", "e4", "1.2e4 m³/h", "1.2e4\n1.3e4", "9e99", "FP-51e", ""])(
    "%j is left to the rule of its field",
    (text) => expect(pastedNumber(text)).toBeNull(),
  );
});

describe("full-width signs", () => {
  it("become the ASCII ones, punctuation too", () => {
    expect(toHalfWidth("－１２，０００．５　ｍ（％）")).toBe("-12,000.5 m(%)");
    expect(toHalfWidth("1。5｡2")).toBe("1.5.2");
  });

  it("in a whole number count as digits", () => expect(digitsOnly("１２，０００")).toBe("12000"));
});

it("a quantity keeps what separates its digits, so that 2.5 is refused and not read as 25", () => {
  expect(unitCountText("12,000")).toBe("12,000");
  expect(unitCountText("２。５台")).toBe("2.5");
  expect(unitCountText(".5")).toBe("5");
  expect(["12,000", "1,200", "2.5", "2,5"].map((text) => specifiedQuantity(text))).toEqual([
    { ok: false, code: "not-a-quantity" },
    { ok: true, value: 1200 },
    { ok: false, code: "not-a-quantity" },
    { ok: false, code: "not-a-quantity" },
  ]);
});
