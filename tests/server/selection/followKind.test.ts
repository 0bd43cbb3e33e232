import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { keyedFrom } from "#domain/base/keyed.ts";
import { engineKinds } from "#server/selection/engineKinds.ts";
import type { CategoryProduct } from "#server/selection/categoryProducts.ts";

const FIGURES = {
  [PROPERTY.highAirFlow]: 680,
  [PROPERTY.highTotalCooling]: 3.6,
  [PROPERTY.highSensibleCooling]: 2.6,
  [PROPERTY.mediumAirFlow]: 510,
  [PROPERTY.mediumTotalCooling]: 2.9,
  [PROPERTY.mediumSensibleCooling]: 2.1,
  [PROPERTY.coolingCapacity]: 2.8,
  [PROPERTY.heatingCapacity]: 3.2,
  [PROPERTY.length]: 600,
  [PROPERTY.width]: 600,
} as const;

/** Valid for each kind, except for a figure or two. */
const stated = fc.record({
  model: fc.constantFrom("A-2", "A-10", "B"),
  factor: fc.constantFrom(1, 1.1, 1.5),
  without: fc.subarray(Object.keys(FIGURES), { maxLength: 2 }),
});
const ID = fc.integer({ min: 0, max: 30 }).map((at) => `p-${at}`);
const state = fc.uniqueArray(fc.tuple(ID, stated), { selector: ([id]) => id, maxLength: 30 });
const change = fc.uniqueArray(fc.tuple(ID, fc.option(stated)), { selector: ([id]) => id, maxLength: 8 });

type Stated = typeof stated extends fc.Arbitrary<infer Value> ? Value : never;
const product = (id: string, { model, factor, without }: Stated): CategoryProduct => ({
  id,
  name: "产品",
  model,
  brandCode: "B1",
  imageUrl: null,
  seriesId: null,
  seriesName: null,
  hasDetail: true,
  isSample: false,
  numbers: keyedFrom(
    Object.entries(FIGURES).flatMap(([code, figure]) =>
      without.includes(code) ? [] : [[code, figure * factor] as const],
    ),
  ),
  enums: keyedFrom([[PROPERTY.outletType, "V001101"]]),
});
const productsOf = (all: ReadonlyMap<string, Stated>) =>
  [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, own]) => product(id, own));

test("a kind that follows what has changed stands as if it were prepared anew", async () => {
  let unsound = 0;
  for (const kind of (await engineKinds()).values()) {
    fc.assert(
      fc.property(state, change, (before, changes) => {
        const after = new Map(before);
        for (const [id, own] of changes) {
          if (own === null) after.delete(id);
          else after.set(id, own);
        }
        const changedIds = new Set(changes.map(([id]) => id));
        const now = productsOf(after);
        const followed = kind.follow(
          kind.prepare(productsOf(new Map(before))),
          changedIds,
          now.filter(({ id }) => changedIds.has(id)),
        );
        expect(followed).toEqual(kind.prepare(now));
        unsound += followed.unsound.length;
      }),
      { numRuns: 60 },
    );
  }
  // Otherwise no product that cannot be selected would have been tested.
  expect(unsound).toBeGreaterThan(0);
});
