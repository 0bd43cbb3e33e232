import * as fc from "fast-check";
import { expect, it } from "vitest";
import { leastMatching } from "#domain/building/selection/leastMatching.ts";

it("finds the first number that passes, and none beyond the most", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 300 }), (most, first) => {
      expect(leastMatching(most, (number) => number >= first)).toBe(first <= most ? first : null);
    }),
  ));

it("tests a handful of numbers where the first is near", () => {
  let tests = 0;
  leastMatching(10_000, (number) => {
    tests++;
    return number >= 3;
  });
  // It tests the largest number, then 1, 2, 4, and then 3 between them.
  expect(tests).toBe(5);
});
