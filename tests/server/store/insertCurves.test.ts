import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CurveRow } from "#server/store/catalogueRows.ts";
import type { Database } from "#server/store/database.ts";
import { insertCurves } from "#server/store/insertCurves.ts";
import { productCurves, products } from "#server/store/schema.ts";
import { testDatabase } from "../../support/testDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("curves of different lengths, settings and fits come back as they went in", async () => {
  const { queries } = database;
  await queries.insert(products).values({
    id: "curve-test",
    categoryCode: "C000001",
    brandCode: "B000001",
    name: "风机",
    model: "X",
    isSample: false,
    origin: "imported",
    source: "a file",
  });
  const rows: CurveRow[] = [
    {
      productId: "curve-test",
      position: 0,
      quantity: "totalPressure",
      setting: "高速",
      rotationalSpeed: 1450.5,
      isScalable: true,
      flows: [0.1 + 0.2, 1e-7, 12345.678],
      values: [-1.5, 0, 3],
      fit: { kind: "it's", "a,b": [1, 2.5, null] },
    },
    {
      productId: "curve-test",
      position: 1,
      quantity: "noise",
      setting: null,
      rotationalSpeed: null,
      isScalable: false,
      flows: [1, 2],
      values: [3, 4],
      fit: null,
    },
  ];
  await insertCurves(queries, rows);
  const found = await queries.select().from(productCurves).orderBy(asc(productCurves.position));
  expect(found.filter(({ productId }) => productId === "curve-test")).toEqual(rows);
});
