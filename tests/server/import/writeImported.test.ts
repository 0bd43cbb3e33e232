import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { PUBLIC_TABLES } from "#server/database/schema/catalogueTables.ts";
import { importProducts } from "#server/import/importProducts.ts";
import { curvesOfProduct } from "#server/product/curvesOfProduct.ts";
import type { Database } from "#server/database/connection/database.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { packRows } from "#server/catalogue/write/PackedRows.ts";
import { replaceCatalogue } from "#server/catalogue/write/replaceCatalogue.ts";
import { brands, products, productSeries, productSheets } from "#server/database/schema/schema.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { BARE_CATALOGUE, bareDatabase } from "../../support/bareDatabase.ts";
import { csvOf, fileWith, targetOf } from "../../support/importFiles.ts";

let database: Database;
beforeAll(async () => {
  database = await bareDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(products);
  await database.queries.delete(productSeries);
});

const HEADERS = ["分类", "品牌", "系列", "型号", "级数", "流量 m³/h", "扬程 m"];
const row = (model: string, series: string, stages: number, flow: number, head: number) =>
  ["水泵", "甲", series, model, stages, flow, head] as const;

async function importRows(...rows: readonly (readonly (string | number)[])[]) {
  const file = await fileWith("p.csv", csvOf([HEADERS, ...rows]));
  const said: string[] = [];
  const counts = await importProducts(
    file,
    () => Promise.resolve(targetOf(database)),
    ({ place }) => said.push(place),
  );
  return { ...counts, said };
}
const stored = () => database.queries.select().from(products).orderBy(products.model);

test("a second import of a product keeps its id and replaces its values and curves", async () => {
  expect(await importRows(row("P-1", "老", 1, 10, 20), row("P-1", "老", 1, 20, 15))).toMatchObject({
    added: 1,
    updated: 0,
  });
  const [before] = await stored();
  expect(await importRows(row("P-1", "新", 2, 11, 21), row("P-1", "新", 2, 22, 16))).toMatchObject({
    added: 0,
    updated: 1,
  });
  const [after, ...others] = await stored();
  expect(others).toEqual([]);
  expect(after).toMatchObject({
    id: before?.id,
    brandCode: before?.brandCode,
    origin: "imported",
    isSample: false,
    source: "imported from p.csv",
  });
  const [sheet] = await database.queries.select().from(productSheets);
  expect(sheet?.curves).toMatchObject([
    { flows: [11, 22], lines: [{ quantity: "head", values: [21, 16], fit: { kind: "polynomial" } }] },
  ]);
  expect(sheet?.values).toEqual({
    P000536: 2,
    // The rated point follows from the curve of heads.
    P000007: 22,
    P000531: 16,
    // The standard's result is written too: a curve of heads alone gives no grade.
    P000551: { enum: "V000905" },
  });
  // The series without products was removed.
  expect(await database.queries.select({ name: productSeries.name }).from(productSeries)).toEqual([
    { name: "新" },
  ]);
});

test("a product with any fault leaves nothing of itself, and what stood before stays", async () => {
  await importRows(row("P-1", "老", 1, 10, 20), row("P-1", "老", 1, 20, 15));
  const outcome = await importRows(
    row("P-1", "新", 2, 10, -20),
    row("P-1", "新", 2, 20, 15),
    row("P-2", "新", 2, 20, 15),
    row("P-2", "新", 2, 10, 18),
  );
  expect(outcome).toMatchObject({ added: 1, updated: 0, refused: 1, said: ["row 2"] });
  expect((await stored()).map(({ model }) => model)).toEqual(["P-1", "P-2"]);
  expect(
    (await curvesOfProduct(database.queries, PUBLIC_TABLES, (await stored())[0]?.id ?? ""))?.curves,
  ).toHaveLength(1);
});

test("a brand goes by its code or its name, in any case; another one is made", async () => {
  const one = { categoryCode: "C000002", series: null, name: "泵", source: null, values: [], curves: [] };
  await writeImported(database.queries, [
    { ...one, brand: "朗源", model: "1" },
    { ...one, brand: "b000001", model: "2" },
    { ...one, brand: "Neu", model: "3" },
    { ...one, brand: "NEU", model: "4" },
  ]);
  const [first, second, third, fourth] = (await stored()).map(({ brandCode }) => brandCode);
  expect([first, second]).toEqual(["B000001", "B000001"]);
  expect(third).toBe(fourth);
  const made = await database.queries
    .select()
    .from(brands)
    .where(eq(brands.code, third ?? ""));
  expect(made).toMatchObject([{ name: "Neu" }]);
});

test.each<[string, Partial<ImportedProduct>, object]>([
  ["the database", { name: "泵\0" }, { cause: { code: "22021" } }],
  [
    "what packs it",
    { values: [{ propertyCode: "P000536", text: "\0" }] },
    { message: expect.stringContaining("P000536") },
  ],
])("a batch that %s refuses writes nothing", async (_whom, fault, failure) => {
  const one = {
    categoryCode: "C000002",
    brand: "甲",
    series: null,
    name: "泵",
    source: null,
    values: [],
    curves: [],
  };
  const broken = { ...one, model: "2", ...fault };
  await expect(writeImported(database.queries, [{ ...one, model: "1" }, broken])).rejects.toMatchObject(
    failure,
  );
  expect(await stored()).toEqual([]);
});

test("a later load of the catalogue leaves a sample that was imported over as it was imported", async () => {
  const sample = {
    id: "sample-1",
    categoryCode: "C000002",
    brandCode: "B000001",
    seriesId: null,
    name: "示例",
    model: "S-1",
    imageUrl: null,
    isSample: true,
    origin: "generated" as const,
    source: "generator",
  };
  const catalogue = {
    ...BARE_CATALOGUE,
    products: [sample, { ...sample, id: "sample-2", model: "S-2" }],
    values: [{ productId: "sample-1", propertyCode: "P000536", number: 1 }],
  };
  await replaceCatalogue(database.queries, "samples 1", () => [packRows(catalogue)]);
  const one = { categoryCode: "C000002", series: null, name: "实物", source: null, curves: [] };
  const values = [{ propertyCode: "P000536", number: 7 }];
  expect(await writeImported(database.queries, [{ ...one, brand: "朗源", model: "S-1", values }])).toEqual([
    "updated",
  ]);
  await replaceCatalogue(database.queries, "samples 2", () => [packRows(catalogue)]);
  const found = await categoryProducts(database.queries, "C000002", ["P000536"]);
  expect(found.map(({ id, name, isSample, numbers }) => ({ id, name, isSample, numbers }))).toEqual([
    { id: "sample-1", name: "实物", isSample: false, numbers: { P000536: 7 } },
    { id: "sample-2", name: "示例", isSample: true, numbers: {} },
  ]);
});

test("a fan coil whose rated figures cannot be is refused, one without them is taken with a warning", async () => {
  const headers = [
    "category",
    "brand",
    "model",
    "High air flow (m3/h)",
    "高档全冷 kW",
    "高档显冷 kW",
    "Medium air flow (m3/h)",
    "中档全冷 kW",
    "中档显冷 kW",
  ];
  const file = await fileWith(
    "f.csv",
    csvOf([
      headers,
      ["风机盘管", "甲", "good", 680, 3.6, 2.6, 510, 2.9, 2.1],
      ["风机盘管", "甲", "dry", 680, 3.6, 1.2, 510, 2.9, 1],
      ["风机盘管", "甲", "silent", 680, null, null, null, null, null],
    ]),
  );
  const said: string[] = [];
  await importProducts(
    file,
    () => Promise.resolve(targetOf(database)),
    (remark) => said.push(`${remark.severity} ${remark.product}: ${remark.field} ${remark.message}`),
  );
  expect((await stored()).map(({ model }) => model)).toEqual(["good", "silent"]);
  expect(said).toEqual([
    "refused 甲 dry: rated figures contradict each other (no-apparatus-dew-point)",
    "warned 甲 silent: selection for rooms will not find this product (figures-missing)",
  ]);
});
