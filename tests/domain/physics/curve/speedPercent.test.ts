import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampSpeedPercent, rateOfPercent, speedPercentText } from "#domain/physics/curve/speedPercent.ts";

describe("a speed percent", () => {
  test.each([
    ["83.5", "83.5"],
    ["83.57", "83.5"],
    ["083", "83"],
    [".5", "5"],
    ["8a3.", "83."],
    ["８３", "83"],
    ["83.5.2", "83.5"],
  ])("of the typed text %s keeps %s", (typed, kept) => expect(speedPercentText(typed)).toBe(kept));

  test.each([
    ["12", 50],
    ["101", 100],
    ["83.5", 83.5],
    ["83.", 83],
    ["", null],
  ])("%s is %s", (text, percent) => expect(clampSpeedPercent(text)).toBe(percent));

  test("of any text is one that curves can be regulated to, or none", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const percent = clampSpeedPercent(text);
        expect(percent === null || (percent >= 50 && percent <= 100)).toBe(true);
      }),
    );
  });

  test("of 83.5 is the rate 0.835", () => expect(rateOfPercent(83.5)).toBe(0.835));
});
