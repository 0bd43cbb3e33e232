import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { listedSamples } from "#server/samples/listed/listedSamples.ts";
import { dataStandard } from "#server/standard/dataStandard.ts";
import { LISTED_CATEGORIES } from "#server/samples/listed/listedCategories.ts";

const STANDARD = dataStandard();
const CATALOGUES = LISTED_CATEGORIES.map((category) => [category.code, listedSamples(category)] as const);

/** Figures of one product by property code. */
function figures(model: string): Record<string, number | null | undefined> {
  for (const [, { products, values }] of CATALOGUES) {
    const found = products.find((product) => product.model === model);
    if (!found) continue;
    return Object.fromEntries(
      values.filter(({ productId }) => productId === found.id).map((row) => [row.propertyCode, row.number]),
    );
  }
  throw new Error(`no ${model}`);
}

test("with fans, pumps, sets, fan coils, indoor units and outlets every category has products", () => {
  const others = ["C000001", "C000002", "C000005", "C000006", "C000007", "C000012"];
  expect([...CATALOGUES.map(([code]) => code), ...others].sort()).toEqual(Object.keys(CATEGORIES));
});

test.each(CATALOGUES)("%s has some hundreds of products, all samples of several makers", (_, catalogue) => {
  const { products, series } = catalogue;
  expect(products.length).toBeGreaterThanOrEqual(250);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ brandCode }) => brandCode)).size).toBeGreaterThanOrEqual(6);
  expect(products.filter(({ isSample, source }) => !isSample || !source.startsWith("示例数据"))).toEqual([]);
  expect(new Set(series.map(({ id }) => id)).size).toBe(series.length);
});

test.each(CATALOGUES)("%s can be shown, filtered by performance and sorted", (code) => {
  const definitions = STANDARD.definitions.filter(({ categoryCode }) => categoryCode === code);
  expect(definitions.filter(({ isListDisplay }) => isListDisplay).length).toBeGreaterThanOrEqual(4);
  expect(definitions.some(({ isPerformanceFilter }) => isPerformanceFilter)).toBe(true);
  expect(definitions.some(({ isCustomSort }) => isCustomSort)).toBe(true);
  expect(definitions.filter(({ dataType }) => dataType === "Enum").length).toBeGreaterThanOrEqual(1);
});

test.each(CATALOGUES)("every figure of %s is finite and above zero", (_, { values }) => {
  const numbers = values.flatMap((row) => (row.number == null ? [] : row));
  expect(numbers.length).toBeGreaterThan(1000);
  expect(numbers.filter(({ number }) => !Number.isFinite(number) || Number(number) <= 0)).toEqual([]);
});

test("a water-cooled chiller gives its condenser what it takes in and what it cools", () => {
  const { P000094, P000451, P000605, P000424, P000607 } = figures("LYLSG-1230");
  expect(Number(P000094) / Number(P000451)).toBeCloseTo(Number(P000605), 1);
  expect(Number(P000607) / Number(P000424)).toBeCloseTo(1 + 1 / Number(P000605), 2);
});

test("a double-leaf door of class A is listed by its opening", () => {
  expect(figures("LYMGJ-1524")).toMatchObject({ P000015: 1500, P000016: 2400, P000617: 30 });
});

test("every section of a radiator gives the same heat", () => {
  const { P000095, P000619, P000620 } = figures("LYSGZ-400-12");
  expect(Number(P000095)).toBeCloseTo((Number(P000619) * Number(P000620)) / 1000, 3);
});

test("a boiler burns as much gas as its efficiency asks, and one with electric elements none", () => {
  const { P000095, P000693, P000694, P000451 } = figures("LYGLN-700");
  expect(Number(P000694)).toBeCloseTo((Number(P000095) * 100) / Number(P000693) / 9.97, 0);
  expect(Number(P000451)).toBeLessThan(3);
  const electric = figures("LYGLD-360");
  expect(electric["P000694"] ?? null).toBeNull();
  expect(Number(electric["P000451"])).toBeCloseTo((360 * 100) / Number(electric["P000693"]), 0);
});

test("an outdoor unit states the limits of its system, and a cooling-only one heats nothing", () => {
  expect(figures("LYVT-280")).toMatchObject({
    P000643: 50,
    P000644: 130,
    P000645: 16,
    P000647: 165,
    P000652: 18,
  });
  const { P000094, P000451, P000095 } = figures("LYVC-140");
  expect(Number(P000094) / Number(P000451)).toBeCloseTo(3.9, 0);
  expect(P000095).toBeUndefined();
});
