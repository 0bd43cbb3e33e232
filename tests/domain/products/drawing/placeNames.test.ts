import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axisTicks } from "#domain/products/drawing/axisTicks.ts";
import { placeNames } from "#domain/products/drawing/placeNames.ts";

describe("names at the ends of curves", () => {
  const LINE = 14;
  const at = (y: number, x = 0) => ({ x, y, width: 48 });

  test("stay where they are when they are clear of one another", () =>
    expect(placeNames([at(50), at(90), at(20)], 200, LINE)).toEqual([50, 90, 20]));

  test("part evenly, the upper one upwards", () =>
    expect(placeNames([at(100), at(104)], 200, LINE)).toEqual([95, 109]));

  test("may stand at one height beside each other", () =>
    expect(placeNames([at(100), at(100, 60)], 200, LINE)).toEqual([100, 100]));

  test("stay within the pane", () => expect(placeNames([at(-20), at(300)], 200, LINE)).toEqual([7, 193]));

  test("never cover one another where there is room for all", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 8 }), (heights) => {
        const placed = placeNames(
          heights.map((y) => at(y)),
          400,
          LINE,
        ).sort((a, b) => a - b);
        placed.slice(1).forEach((y, before) => expect(y - placed[before]!).toBeGreaterThanOrEqual(13.9));
      }),
    );
  });
});

test("ticks are the multiples of the interval from end to end", () => {
  expect(axisTicks({ min: 0, max: 0.6, interval: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  expect(axisTicks({ min: 20, max: 100, interval: 30 })).toEqual([30, 60, 90]);
});
