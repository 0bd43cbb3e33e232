import { describe, expect, test } from "vitest";
import { movedIndex } from "#ui/chart/movedIndex.ts";
import { fitRange } from "#ui/chart/picture/fitRange.ts";

describe("the flow axis", () => {
  test("takes the pane's width but for its edges", () =>
    expect(fitRange(500, [{ at: 0.5, width: 60 }])).toEqual({ left: 10, span: 480 }));

  test("leaves room for the name of a curve that ends with it", () =>
    expect(fitRange(500, [{ at: 1, width: 60 }])).toEqual({ left: 10, span: 420 }));

  test("never gives more than two fifths to names", () =>
    expect(fitRange(100, [{ at: 1, width: 90 }]).span).toBeCloseTo(48, 9));
});

describe("a key on the chart", () => {
  test.each([
    ["ArrowRight", null, 400],
    ["ArrowRight", 400, 404],
    ["ArrowLeft", 2, 0],
    ["PageUp", 790, 800],
    ["Home", 400, 0],
    ["End", 400, 800],
    ["Escape", 400, null],
    ["Escape", null, undefined],
    ["a", 400, undefined],
  ])("%s at %s leads to %s", (key, from, to) => expect(movedIndex(key, from, 800)).toBe(to));
});
