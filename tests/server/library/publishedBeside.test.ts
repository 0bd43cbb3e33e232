import { eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { changeUser } from "#server/account/users.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { libraries, publishedProducts } from "#server/database/schema/librarySchema.ts";
import {
  brands,
  products,
  productSeries,
  productSheets,
  supersededRecords,
} from "#server/database/schema/schema.ts";
import { operateLibrary } from "#server/library/operateLibrary.ts";
import { imported, LIBRARIES, newLibrary, SECRET, sentFan } from "../../support/libraryCalls.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

const operate = (command: "publish" | "take-back", libraryId: string) =>
  operateLibrary(server.database.queries, null, { command, libraryId });
const withModel = (model: string) =>
  server.database.queries.select().from(products).where(eq(products.model, model));
const addedBrands = () => server.database.queries.$count(brands, eq(brands.name, SECRET.brand));

const ofMaker = (model: string): ImportedProduct => ({
  categoryCode: "C000001",
  brand: SECRET.brand,
  series: null,
  model,
  name: "厂家的风机",
  source: "厂家",
  remark: null,
  values: [],
  curves: [],
});

describe("26: published products", () => {
  test("that a maker's import has replaced are the import's: taken back and published again they stay", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan("P1"), sentFan("P2")]);
    await operate("publish", id);
    await writeImported(queries, [ofMaker("P1")]);
    expect(await operate("publish", id)).toMatchObject({ products: 1, skipped: 1 });
    expect(await withModel("P1")).toMatchObject([{ name: "厂家的风机", source: "厂家" }]);
    expect(await operate("take-back", id)).toMatchObject({ products: 1 });
    expect(await withModel("P1")).toMatchObject([{ name: "厂家的风机" }]);
    expect(await withModel("P2")).toEqual([]);
    // Its brand is still used.
    expect(await addedBrands()).toBe(1);
    await queries.delete(productSheets).where(like(productSheets.productId, "p-%"));
    await queries.delete(products).where(eq(products.model, "P1"));
    await queries.delete(brands).where(eq(brands.name, SECRET.brand));
  });

  test("are none of which the catalogue has the key already, and leave no brand and series behind", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const [first, second] = [await newLibrary(owner), await newLibrary(owner)];
    await imported(owner, first, [sentFan("Q1")]);
    await imported(owner, second, [sentFan("Q1"), sentFan("Q2")]);
    await imported(owner, second, [sentFan("Q2")], { duplicates: "both" });
    expect(await operate("publish", first)).toMatchObject({ products: 1, skipped: 0 });
    expect(await operate("publish", second)).toMatchObject({ products: 1, skipped: 2 });
    expect(await withModel("Q1")).toHaveLength(1);
    expect(await withModel("Q2")).toHaveLength(1);
    await operate("take-back", first);
    expect(await addedBrands()).toBe(1);
    await operate("take-back", second);
    expect(await addedBrands()).toBe(0);
    expect(await queries.$count(productSeries, eq(productSeries.name, SECRET.series))).toBe(0);
  });

  test("leave their former record to links when they are published anew", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan("R1"), sentFan("R2")]);
    await operate("publish", id);
    const sheetOf = async (model: string) => {
      const [product] = await withModel(model);
      const sheets = await queries
        .select()
        .from(productSheets)
        .where(eq(productSheets.productId, product!.id));
      return sheets[0]?.recordHash;
    };
    const [changed, same] = [await sheetOf("R1"), await sheetOf("R2")];
    await imported(owner, id, [sentFan("R1", 8000)]);
    await operate("publish", id);
    expect(await sheetOf("R1")).not.toBe(changed);
    expect(await sheetOf("R2")).toBe(same);
    const copies = [...(await withModel("R1")), ...(await withModel("R2"))].map((copy) => copy.id);
    const kept = await queries
      .select()
      .from(supersededRecords)
      .where(inArray(supersededRecords.productId, copies));
    expect(kept.map(({ recordHash }) => recordHash)).toEqual([changed]);
    await operate("take-back", id);
  });

  test("go with the library that is deleted, and what is left of a deleted one is listed and taken back", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const operator = await server.person();
    await changeUser(queries, operator.userId, { isOperator: true });
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan("S1")]);
    await operate("publish", id);
    await owner.delete(`${LIBRARIES}/${id}`);
    expect(await withModel("S1")).toEqual([]);
    expect(await queries.$count(publishedProducts, eq(publishedProducts.libraryId, id))).toBe(0);
    expect(await operate("publish", id)).toEqual({ refusal: "unknown" });
    const listed = async () =>
      (
        (await operator.get("/operators/v1/libraries")).data as { list: { id: string; published: number }[] }
      ).list
        .filter((each) => each.id === id)
        .map(({ published }) => published);
    expect(await listed()).toEqual([]);
    // Published and deleted by a version whose deletion did not unpublish.
    await owner.post(`${LIBRARIES}/${id}/restore`, undefined);
    await operate("publish", id);
    await queries.update(libraries).set({ deletedAt: new Date() }).where(eq(libraries.id, id));
    expect(await listed()).toEqual([1]);
    expect(await operate("take-back", id)).toMatchObject({ products: 1 });
    expect(await withModel("S1")).toEqual([]);
    expect(await listed()).toEqual([]);
  });
});
