import { expect, test } from "vitest";
import { bestOf } from "#domain/compare/bestOf.ts";

test("marks the greatest or the least, every one of them", () => {
  expect([...bestOf([80, null, 82, 82], "more")]).toEqual([2, 3]);
  expect([...bestOf([3.1, 2.9, null], "less")]).toEqual([1]);
});

test("judges nothing where no side is better, one figure stands alone, or all are alike", () => {
  expect(bestOf([1, 2], null).size).toBe(0);
  expect(bestOf([null, 2], "more").size).toBe(0);
  expect(bestOf([2, 2, null], "less").size).toBe(0);
  expect(bestOf([], "less").size).toBe(0);
});
