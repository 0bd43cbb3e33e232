import * as fc from "fast-check";
import { expect, it } from "vitest";
import { blend, interpolate, positionBetween } from "#domain/base/interpolate.ts";

const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const ascending = fc
  .uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 12 })
  .map((list) => list.toSorted((a, b) => a - b));

it("finds the figures of a list themselves, lies between its neighbours, and has no position outside", () => {
  fc.assert(
    fc.property(ascending, fc.array(figure, { minLength: 12, maxLength: 12 }), figure, (list, values, at) => {
      list.forEach((each, index) => expect(interpolate(list, values, each)).toBe(values[index]));
      const position = positionBetween(list, at);
      expect(position === null).toBe(at < list[0]! || at > list.at(-1)!);
      if (position === null) return;
      expect(list[position.below]).toBeLessThanOrEqual(at);
      expect(list[position.below + 1] ?? at).toBeGreaterThanOrEqual(at);
      const found = interpolate(list, values, at)!;
      const [one, other] = [values[position.below]!, values[position.below + 1] ?? values[position.below]!];
      expect(found).toBeGreaterThanOrEqual(Math.min(one, other) - 1e-6);
      expect(found).toBeLessThanOrEqual(Math.max(one, other) + 1e-6);
    }),
  );
});

it("has no position for NaN or in an empty list, and needs no neighbour at an end", () => {
  expect(positionBetween([1, 2], Number.NaN)).toBeNull();
  expect(positionBetween([], 1)).toBeNull();
  expect([0, 1].map((share) => blend(3, Number.NaN, share))).toEqual([3, Number.NaN]);
  expect(interpolate([10, 10, 20], [1, 2, 3], 10)).toBe(1);
  expect(interpolate([5], [7], 5)).toBe(7);
});
