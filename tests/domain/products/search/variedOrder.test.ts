import fc from "fast-check";
import { expect, test } from "vitest";
import { variedOrder } from "#domain/products/search/variedOrder.ts";

const orderOf = (series: readonly number[]) => [
  ...variedOrder({ codes: [], rows: Uint16Array.from(series) }, series.length),
];

test("the first of each series comes before the second of any", () => {
  expect(orderOf([1, 1, 1, 2, 0, 2, 0])).toEqual([0, 3, 4, 1, 5, 6, 2]);
  expect(orderOf([])).toEqual([]);
});

/** How often a row's series occurs above it, counted again for every row. */
const roundPlainly = (series: readonly number[], row: number) =>
  series.slice(0, row).filter((each) => each === series[row]).length;

test("as a plain sort by how often a series was seen", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 60 }), (series) => {
      const plain = series
        .map((_, row) => row)
        .sort((a, b) => roundPlainly(series, a) - roundPlainly(series, b) || a - b);
      expect(orderOf(series)).toEqual(plain);
    }),
  );
});
