import { expect, test } from "vitest";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { keyedFrom, entriesOf } from "#domain/base/keyed.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { propertyAnswers } from "#server/search/facetAnswers.ts";
import { manyFans } from "../../support/manyFans.ts";

const FANS = 500;
const FAN_TYPE: PropertyDefinition = {
  code: PROPERTY.fanType,
  name: "风机类型",
  groupCode: null,
  groupName: null,
  dataType: "Enum",
  unitSymbol: null,
  isListDisplay: true,
  isPerformanceFilter: false,
  isCustomSort: false,
  enumValues: [],
};

/** Fans, and the number of rows whose fan type was read. */
function countedFans(): { readonly columns: SearchColumns; readonly reads: () => number } {
  const fans = manyFans(FANS);
  let reads = 0;
  const properties = entriesOf(fans.properties).map(([code, column]) => {
    if (column.kind !== "enum" || code !== PROPERTY.fanType) return [code, column] as const;
    const rows = new Proxy(column.coded.rows, {
      get(of, name) {
        if (name !== "length") reads++;
        return Reflect.get(of, name) as unknown;
      },
    });
    return [code, { ...column, coded: { ...column.coded, rows } }] as const;
  });
  return { columns: { ...fans, properties: keyedFrom(properties) }, reads: () => reads };
}

function ask(columns: SearchColumns, asked: Partial<AskedConditions>) {
  const read = readConditions(columns, {
    brandCode: null,
    productSeriesId: null,
    isSample: null,
    speedControl: "SINGLE_SPEED",
    curveProperties: [],
    productProperties: [],
    ...asked,
  });
  if (!read.ok) throw new Error("the question is not understood");
  const narrowed = narrow(columns, read.value, null);
  return propertyAnswers({ definitions: [FAN_TYPE], columns }, narrowed, read.value);
}

const countsIn = ([property]: ReturnType<typeof ask>) => property?.values.map(({ count }) => count);

test("facets without conditions are counted once for a state of the category, and by speed", () => {
  const { columns, reads } = countedFans();
  const first = ask(columns, {});
  expect(countsIn(first)?.reduce((sum, count) => sum + count, 0)).toBe(FANS);
  expect(reads()).toBe(FANS);

  expect(ask(columns, {})).toEqual(first);
  expect(reads()).toBe(FANS);

  // The facets when nothing is found.
  const nothing = ask(columns, { brandCode: "none" });
  expect(nothing[0]?.values.map(({ code, count }) => [code, count])).toEqual(
    first[0]?.values.map(({ code }) => [code, 0]),
  );
  expect(reads()).toBe(FANS);

  // There is no fan with two speeds, so nothing is found and nothing can be offered.
  expect(ask(columns, { speedControl: "DOUBLE_SPEED" })).toEqual([]);
  expect(ask(columns, { brandCode: "B1" })).not.toEqual(first);
  expect(reads()).toBeGreaterThan(FANS);
  // Another state of the category is counted again.
  expect(countsIn(ask(manyFans(FANS / 2), {}))?.reduce((sum, count) => sum + count, 0)).toBe(FANS / 2);
});
