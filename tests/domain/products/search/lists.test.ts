import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { brandCounts, propertyFacet, seriesCounts } from "#domain/products/search/facets.ts";
import type { Order } from "#domain/products/search/Order.ts";
import { numberOf, plainlyPasses } from "./support/plainSearch.ts";
import { NOTHING, question } from "./support/questions.ts";
import { idsOf, searchIn } from "./support/searchIn.ts";
import { anyFans, BRANDS, fan, NOTE, SPRUNG, VOLTAGE, type TestFan } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

test("any list holds what a plain filter over all products holds", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const { fans: found, total } = searchIn(fans, asked).page(null, 0, 1000);
      const plain = fans.filter((product) => plainlyPasses(product, asked));
      expect(idsOf(found).toSorted()).toEqual(idsOf(plain).toSorted());
      expect(total).toBe(plain.length);
    }),
    { numRuns: runsOf(300) },
  );
});

test("each facet counts what a plain filter counts without that facet's own conditions", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const { columns, narrowed } = searchIn(fans, asked);
      const count = (facet: string, has: (product: TestFan) => boolean) =>
        fans.filter((product) => has(product) && plainlyPasses(product, asked, facet)).length;
      const brands = columns.brands.codes.map((code) => count("brand", ({ brand }) => brand === code));
      expect([...brandCounts(narrowed)]).toEqual(brands);
      const series = columns.series.codes.map((code) =>
        count("series", (product) => product.series === code),
      );
      expect([...seriesCounts(narrowed)]).toEqual(series);
      expect(propertyFacet(narrowed, PROPERTY.fanType)).toEqual({
        kind: "counts",
        codes: ["V2", "V1", "V3"],
        counts: Uint32Array.from(["V2", "V1", "V3"], (code) =>
          count(PROPERTY.fanType, ({ type }) => type === code),
        ),
      });
      expect(propertyFacet(narrowed, SPRUNG)).toMatchObject({
        counts: Uint32Array.of(
          count(SPRUNG, ({ isSprung }) => isSprung === false),
          count(SPRUNG, ({ isSprung }) => isSprung === true),
        ),
      });
      const powers = fans
        .filter((product) => plainlyPasses(product, asked, PROPERTY.motorPower))
        .flatMap(({ power }) => power ?? [])
        .toSorted((a, b) => a - b);
      expect(propertyFacet(narrowed, PROPERTY.motorPower)).toEqual({
        kind: "span",
        min: powers[0] ?? null,
        max: powers.at(-1) ?? null,
      });
    }),
    { numRuns: runsOf(200) },
  );
});

const order: fc.Arbitrary<Order | null> = fc.option(
  fc
    .record({
      of: fc.constantFrom(
        ...[
          PROPERTY.airFlow,
          PROPERTY.motorPower,
          PROPERTY.fanType,
          PROPERTY.highSpeedAirFlow,
          PROPERTY.highSpeedTotalPressure,
          VOLTAGE,
          NOTE,
        ].map((code) => ({ kind: "property", code }) as const),
        { kind: "deviationOf", code: PROPERTY.airFlow } as const,
        { kind: "brand" } as const,
        { kind: "deviation" } as const,
        { kind: "airVolumePower" } as const,
      ),
      isDescending: fc.boolean(),
    })
    .map(({ of, isDescending }) => ({ ...of, isDescending })),
);

test("pages of any size, one after the other, are the whole list, each product once", () => {
  fc.assert(
    fc.property(anyFans, question, order, fc.integer({ min: 1, max: 30 }), (fans, asked, by, size) => {
      const { page } = searchIn(fans, asked);
      const whole = page(by, 0, 1000);
      const pages = Array.from({ length: Math.ceil(whole.total / size) + 1 }, (_, at) =>
        page(by, at * size, (at + 1) * size),
      );
      expect(pages.flatMap((part) => idsOf(part.fans))).toEqual(idsOf(whole.fans));
      expect(new Set(idsOf(whole.fans)).size).toBe(whole.total);
    }),
    { numRuns: runsOf(200) },
  );
});

test("an order does not depend on the order in which products were read", () => {
  fc.assert(
    fc.property(anyFans, question, order, (fans, asked, by) => {
      const backwards = searchIn(fans.toReversed(), asked).page(by, 0, 1000);
      expect(idsOf(backwards.fans)).toEqual(idsOf(searchIn(fans, asked).page(by, 0, 1000).fans));
    }),
    { numRuns: runsOf(100) },
  );
});

test("an ordered list rises or falls, with what is not stated last", () => {
  fc.assert(
    fc.property(anyFans, fc.boolean(), (fans, isDescending) => {
      const by = { kind: "property", code: PROPERTY.motorPower, isDescending } as const;
      const powers = searchIn(fans, NOTHING)
        .page(by, 0, 1000)
        .fans.map((product) => numberOf(product, PROPERTY.motorPower));
      const known = powers.flatMap((power) => power ?? []);
      expect(known).toEqual(known.toSorted((a, b) => (isDescending ? b - a : a - b)));
      expect(powers.slice(known.length).every((power) => power === null)).toBe(true);
    }),
  );
});

describe("the order of a list that nobody ordered", () => {
  test("is by brand in pinyin, then by model as a person counts, then by id", () => {
    const fans = [
      fan({ id: "1", brand: "B1", model: "T-2" }),
      fan({ id: "2", brand: "B3", model: "T-10" }),
      fan({ id: "3", brand: "B3", model: "T-2" }),
      fan({ id: "5", brand: "B2", model: "Z" }),
      fan({ id: "4", brand: "B2", model: "Z" }),
    ];
    const { page, columns } = searchIn(fans, NOTHING);
    expect(columns.brands.codes.map((code) => BRANDS.get(code))).toEqual(["北辰", "澄川", "朗源"]);
    expect(idsOf(page(null, 0, 10).fans)).toEqual(["4", "5", "3", "2", "1"]);
  });

  test("by deviation is by the worst one, then by power, then by model", () => {
    const asked = { ...NOTHING, curveProperties: [{ code: PROPERTY.airFlow, value: 10_000 }] };
    const byDeviation = { kind: "deviation", isDescending: false } as const;
    const fans = [
      fan({ id: "far", airFlow: 10_900, power: 1 }),
      fan({ id: "strong", airFlow: 9_900, power: 3 }),
      fan({ id: "second", airFlow: 9_900, power: 2, model: "A-10" }),
      fan({ id: "first", airFlow: 10_100, power: 2, model: "A-9" }),
      fan({ id: "unknown", airFlow: 10_100, power: null }),
    ];
    expect(idsOf(searchIn(fans, asked).page(byDeviation, 0, 10).fans)).toEqual([
      "first",
      "second",
      "strong",
      "unknown",
      "far",
    ]);
  });
});
