import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Area } from "#domain/products/goods/Area.ts";
import { areaTree } from "#domain/products/goods/areaTree.ts";
import { isOlderThanYear } from "#domain/products/goods/priceAge.ts";
import { roundPrice, sampleQuotes } from "#domain/products/goods/samplePrices.ts";

const AREAS = JSON.parse(readFileSync("data/areas.json", "utf8")) as Area[];
const tree = areaTree(AREAS);
const quotesIn = (code: string) => sampleQuotes("g-1", 1000, code, tree);

test("every area has suppliers of its own, at prices near the base and the cheapest first", () => {
  for (const { code } of AREAS) {
    const quotes = quotesIn(code);
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    for (const { area, price } of quotes) {
      expect(tree.pathOf(area.code).some((above) => above.code === code)).toBe(true);
      expect(price).toBeGreaterThan(800);
      expect(price).toBeLessThan(1250);
    }
    const prices = quotes.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(new Set(quotes.map(({ supplierId }) => supplierId)).size).toBe(quotes.length);
  }
});

test("the same question has the same answer, and provinces differ", () => {
  expect(quotesIn("510100")).toEqual(quotesIn("510100"));
  const cheapest = tree.childrenOf("1").map(({ code }) => quotesIn(code)[0]?.price);
  expect(new Set(cheapest).size).toBeGreaterThan(10);
});

test("a supplier asks the same wherever the question comes from", () => {
  const asked = new Map<string, number>();
  for (const { code } of AREAS)
    for (const { supplierId, price } of quotesIn(code))
      expect(asked.set(supplierId, asked.get(supplierId) ?? price).get(supplierId)).toBe(price);
});

test("a price has three figures and no part of a fen", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 1e7, noNaN: true }), (price) => {
      const rounded = roundPrice(price);
      expect(Math.abs(rounded - price)).toBeLessThanOrEqual(Math.max(0.0056, price * 0.005001));
      expect(Number(rounded.toFixed(2))).toBe(rounded);
    }),
  );
});

test.each([
  ["2025-11-22", "2026-11-22", false],
  ["2025-11-21", "2026-11-22", true],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
  ["2027-01-01", "2026-11-22", false],
])("a price of %s is on %s older than a year: %s", (day, today, isOld) => {
  expect(isOlderThanYear(day, today)).toBe(isOld);
});
