import { describe, expect, it } from "vitest";
import { rangeBounds, rangeText } from "#domain/base/input/range.ts";
import { signedText } from "#domain/base/input/fieldText.ts";

describe("a range in force", () => {
  it("reads with its unit, open ends as signs and one figure alone", () => {
    expect(rangeText({ from: 1000, to: 2500.5 }, "m³/h")).toBe("1,000 – 2,500.5 m³/h");
    expect(rangeText({ from: 10, to: null }, "kW")).toBe("≥ 10 kW");
    expect(rangeText({ from: null, to: 20 }, "")).toBe("≤ 20");
    expect(rangeText({ from: 3, to: 3 }, "台")).toBe("3 台");
    expect(rangeText({ from: null, to: null }, "kW")).toBe("");
  });

  it("may be of one figure where both ends belong to it", () => {
    expect(rangeBounds("2", "2", true)).toEqual({ ok: true, value: { from: 2, to: 2 } });
    expect(rangeBounds("2", "2").ok).toBe(false);
    expect(rangeBounds("3", "2", true).ok).toBe(false);
  });

  it("has no end where only the beginning of a number was typed", () => {
    expect(rangeBounds("-", ".")).toEqual({ ok: true, value: null });
    expect(rangeBounds("-5", "-1.5")).toEqual({ ok: true, value: { from: -5, to: -1.5 } });
  });
});

it("keeps the sign of a figure below zero, in half width", () => {
  expect(signedText("－１2.345")).toBe("-12.34");
  expect(signedText("−")).toBe("-");
  expect(signedText("1-2")).toBe("12");
});
