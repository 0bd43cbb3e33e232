import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/store/database.ts";
import { insertValues } from "#server/store/insertValues.ts";
import { productPropertyValues } from "#server/store/schema.ts";
import type { ValueRow } from "#server/store/catalogueRows.ts";
import { testDatabase } from "../../support/testDatabase.ts";

let database: Database;
let productId = "";
beforeAll(async () => {
  database = await testDatabase();
  const [any] = await database.queries.select().from(productPropertyValues).limit(1);
  productId = any?.productId ?? "";
});
afterAll(() => database.close());

const insert = (value: Omit<ValueRow, "productId" | "propertyCode">, propertyCode: string) =>
  insertValues(database.queries, [{ productId, propertyCode, ...value }]);

test("a value of each kind goes in and comes out as it was", async () => {
  const values = {
    number: { number: 0.1 },
    text: { text: 'Rc3/4, "x" {1,2} \\ \'' },
    enum: { enumCode: "V000401" },
    bool: { bool: false },
    range: { rangeFrom: 1, rangeTo: 2 },
    upTo: { rangeTo: 2 },
  };
  for (const [code, value] of Object.entries(values)) await insert(value, code);
  const stored = await database.queries.select().from(productPropertyValues);
  for (const [code, value] of Object.entries(values))
    expect(stored.find(({ propertyCode }) => propertyCode === code)).toMatchObject(value);
});

test.each([
  ["no value", {}],
  ["two kinds of value", { number: 1, text: "1" }],
  ["a value beside a range", { number: 1, rangeFrom: 1 }],
])("a row with %s is refused by the database itself", async (_what, value) => {
  await expect(insert(value, "odd")).rejects.toMatchObject({
    cause: { constraint: "product_property_values_one_kind" },
  });
});

test("a value of a product that does not exist is refused", async () => {
  await expect(
    insertValues(database.queries, [{ productId: "nobody", propertyCode: "P000401", number: 1 }]),
  ).rejects.toMatchObject({ cause: { constraint: "product_property_values_product_id_products_id_fk" } });
});
