import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SentProduct } from "#api/contract/libraryImports.ts";
import {
  libraryImported,
  libraryImports,
  ownBrands,
  ownSeries,
} from "#server/database/schema/librarySchema.ts";
import { pruneLibraries } from "#server/library/pruneLibraries.ts";
import { imported, LIBRARIES, newLibrary, productsIn, sentFan } from "../../support/libraryCalls.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

const inOtherSeries = (model: string): SentProduct => {
  const { fields, ...fan } = sentFan(model);
  return { ...fan, fields: fields.map(([name, value]) => [name, name === "系列" ? "他系列" : value]) };
};

test("26: what old imports replaced, and series and brands of nothing, are kept no longer", async () => {
  const { queries } = server.database;
  const owner = await server.person();
  const id = await newLibrary(owner);
  const at = `${LIBRARIES}/${id}`;
  await imported(owner, id, [sentFan("A")]);
  const { import: run } = await imported(owner, id, [inOtherSeries("A")]);
  await pruneLibraries(queries);
  // The former series is needed if the import is undone.
  expect(await queries.$count(ownSeries)).toBe(2);
  await queries
    .update(libraryImports)
    .set({ startedAt: sql`now() - interval '31 days'` })
    .where(eq(libraryImports.id, run.id));
  await pruneLibraries(queries);
  expect(await queries.$count(libraryImported, eq(libraryImported.importId, run.id))).toBe(0);
  expect((await queries.select().from(ownSeries)).map(({ name }) => name)).toEqual(["他系列"]);
  expect(await owner.post(`${at}/imports/${run.id}/undo`, undefined)).toMatchObject({
    code: "invalid.input",
    message: "导入已超过 30 天，不能再撤销",
  });
  await owner.post(`${at}/products/delete`, { ids: (await productsIn(owner, id)).map((each) => each.id) });
  await pruneLibraries(queries);
  expect([await queries.$count(ownSeries), await queries.$count(ownBrands)]).toEqual([0, 0]);
});
