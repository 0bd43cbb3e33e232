import fc from "fast-check";
import { expect, test } from "vitest";
import { figureKeys, keysBetween } from "#domain/products/goods/figureClasses.ts";

const figure = fc.oneof(
  fc.double({ min: -1e3, max: 1e9, noNaN: true }),
  fc.integer({ min: -40, max: 40 }).map((power) => 2 ** (power / 8)),
  fc.constantFrom(0, 1, 50, 60),
);
const end = fc.option(figure);
/** Whether a figure shares a key with a search; a search without conditions meets every figure. */
const meet = (one: readonly string[], other: readonly string[] | null) =>
  other === null || one.some((key) => other.includes(key));

test("a figure or a range has a key of every search that it meets", () => {
  fc.assert(
    fc.property(end, end, end, end, (low, high, from, to) => {
      fc.pre(low === null || high === null || low <= high);
      fc.pre(from === null || to === null || from <= to);
      const isMet = (high ?? Infinity) >= (from ?? -Infinity) && (low ?? -Infinity) <= (to ?? Infinity);
      const isFound = meet(figureKeys("Q", low, high), keysBetween("Q", from, to));
      expect(isFound || !isMet).toBe(true);
    }),
  );
});

test("what lies far from a search has none of its keys, and another property never has", () => {
  expect(meet(figureKeys("Q", 70, 70), keysBetween("Q", 50, 60))).toBe(false);
  expect(meet(figureKeys("Q", 20, 40), keysBetween("Q", 50, 90))).toBe(false);
  expect(meet(figureKeys("Q1", 50, 50), keysBetween("Q", 50, 60))).toBe(false);
});

test("a search asks for few keys, and goods have few, however wide they are", () => {
  expect(keysBetween("Q", 50, 60)).toEqual(["Q~*", "Q~45", "Q~46", "Q~47"]);
  expect(keysBetween("Q", 20, null)).toBeNull();
  expect(figureKeys("Q", null, 1e6)).toEqual(["Q~*"]);
});
