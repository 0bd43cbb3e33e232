import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_TABLES } from "#server/database/schema/catalogueTables.ts";
import type { CurveRow, ValueRow } from "#server/database/schema/catalogueRows.ts";
import { curvesOfProduct } from "#server/product/curvesOfProduct.ts";
import type { Database } from "#server/database/connection/database.ts";
import { insertSheets } from "#server/catalogue/write/insertSheets.ts";
import { sheetsOf } from "#server/catalogue/write/packSheets.ts";
import { productSheets } from "#server/database/schema/schema.ts";
import { insertSmallProducts, smallCatalogue } from "../../../support/smallCatalogue.ts";

let database: Database;
beforeAll(async () => {
  database = await smallCatalogue([{ id: "other" }]);
});
afterAll(() => database.close());

/** A product without any values. */
async function product(id: string): Promise<string> {
  await insertSmallProducts(database.queries, [{ id }]);
  return id;
}
async function sheetOf(id: string) {
  const [found] = await database.queries.select().from(productSheets).where(eq(productSheets.productId, id));
  return found;
}

test("a value of each kind goes in and comes out as it was", async () => {
  const productId = await product("kinds");
  await insertSheets(database.queries, {
    values: [
      { productId, propertyCode: "number", number: 0.1 },
      { productId, propertyCode: "small", number: 5e-324 },
      { productId, propertyCode: "text", text: 'Rc3/4, "x" {1,2} \\ \'' },
      { productId, propertyCode: "enum", enumCode: "V000401" },
      { productId, propertyCode: "bool", bool: false },
      { productId, propertyCode: "range", rangeFrom: 1, rangeTo: 2 },
      { productId, propertyCode: "upTo", rangeTo: 2 },
      { productId, propertyCode: "__proto__", number: 1 },
    ],
  });
  const found = await sheetOf(productId);
  expect(Object.entries(found?.values ?? {})).toEqual([
    ["number", 0.1],
    ["small", 5e-324],
    ["text", 'Rc3/4, "x" {1,2} \\ \''],
    ["enum", { enum: "V000401" }],
    ["bool", false],
    ["range", { from: 1, to: 2 }],
    ["upTo", { from: null, to: 2 }],
    ["__proto__", 1],
  ]);
  expect(found?.curves).toEqual([]);
});

const CURVE: CurveRow = {
  productId: "curves",
  position: 0,
  quantity: "totalPressure",
  setting: "高速",
  rotationalSpeed: 1450.5,
  isScalable: true,
  flows: [0.1 + 0.2, 1e-7, 12345.678],
  values: [-1.5, 0, 3],
  fit: { kind: "it's", "a,b": [1, 2.5, null] },
};
const CURVES: readonly CurveRow[] = [
  CURVE,
  { ...CURVE, position: 1, quantity: "efficiency", values: [1, 2, 3], fit: null },
  { ...CURVE, position: 2, setting: "低速" },
  {
    ...CURVE,
    position: 3,
    setting: null,
    rotationalSpeed: null,
    isScalable: false,
    flows: [1, 2],
    values: [3, 4],
  },
];

test("curves of different lengths, settings and fits come back in their order; those of one set share its flows", async () => {
  const productId = await product(CURVE.productId);
  await insertSheets(database.queries, { curves: CURVES });
  const sets = (await sheetOf(productId))?.curves ?? [];
  expect(sets.map(({ lines }) => lines.map(({ quantity, fit }) => [quantity, fit]))).toEqual([
    [
      ["totalPressure", CURVE.fit],
      ["efficiency", null],
    ],
    [["totalPressure", CURVE.fit]],
    [["totalPressure", CURVE.fit]],
  ]);
  expect((await curvesOfProduct(database.queries, PUBLIC_TABLES, productId))?.curves).toEqual(
    CURVES.map(({ quantity, setting, rotationalSpeed, isScalable, flows, values }) => ({
      quantity,
      setting,
      rotationalSpeed,
      isScalable,
      points: flows.map((x, at) => ({ x, y: values[at] })),
    })),
  );
});

describe("refused before it is written:", () => {
  const value = (row: Partial<ValueRow>): ValueRow => ({ productId: "p", propertyCode: "odd", ...row });
  test.each<[string, readonly ValueRow[], string]>([
    ["no value", [value({})], "p states 0 values of odd"],
    ["two kinds of value", [value({ number: 1, text: "1" })], "p states 2 values of odd"],
    ["a value beside a range", [value({ number: 1, rangeFrom: 1 })], "p states 2 values of odd"],
    ["a text with a NUL", [value({ text: "a\0b" })], "p: the text of odd holds a character"],
    ["a property twice", [value({ number: 1 }), value({ number: 1 })], "p states odd twice"],
  ])("%s", (_what, values, sentence) => {
    expect(() => sheetsOf({ values, curves: [] })).toThrow(sentence);
  });

  test("two curves in one place", () => {
    expect(() => sheetsOf({ values: [], curves: [CURVE, CURVE] })).toThrow("curves: curve 0 after 0");
  });
});

describe("refused by the database itself:", () => {
  test("a sheet of a product that does not exist", async () => {
    await expect(
      insertSheets(database.queries, {
        values: [{ productId: "nobody", propertyCode: "P000401", number: 1 }],
      }),
    ).rejects.toMatchObject({ cause: { constraint: "product_sheets_product_id_products_id_fk" } });
  });

  test("a second sheet of a product", async () => {
    const stated = { values: [{ productId: await product("twice"), propertyCode: "P000401", number: 1 }] };
    await insertSheets(database.queries, stated);
    await expect(insertSheets(database.queries, stated)).rejects.toMatchObject({
      cause: { constraint: "product_sheets_pkey" },
    });
  });

  test.each([
    ["values that are no object", "[]", "[]"],
    ["curves that are no list", "{}", "{}"],
  ])("%s", async (_what, values, curves) => {
    const insert = sql`insert into ${productSheets} values ('other', ${values}::json, ${curves}::json)`;
    await expect(database.queries.execute(insert)).rejects.toMatchObject({
      cause: { constraint: "product_sheets_form" },
    });
  });
});
