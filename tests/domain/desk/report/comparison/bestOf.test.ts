import { expect, test } from "vitest";
import { bestOf } from "#domain/desk/report/comparison/bestOf.ts";

test("marks the greatest or the least, every one of them", () => {
  expect([...bestOf([80, null, 82, 82], "more")]).toEqual([2, 3]);
  expect([...bestOf([3.1, 2.9, null], "less")]).toEqual([1]);
});

test("marks by full precision, and both of two that are equal", () => {
  expect([...bestOf([73.21, 73.24], "more")]).toEqual([1]);
  expect([...bestOf([2, 2, null], "less")]).toEqual([0, 1]);
  // Two solvers that find the same crossing give the same figure.
  expect([...bestOf([73.2, 73.2 * (1 + 1e-12)], "more")]).toEqual([0, 1]);
});

test("judges nothing where no side is better, or one figure stands alone", () => {
  expect(bestOf([1, 2], null).size).toBe(0);
  expect(bestOf([null, 2], "more").size).toBe(0);
  expect(bestOf([], "less").size).toBe(0);
});
