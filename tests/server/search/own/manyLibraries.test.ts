import { afterAll, beforeAll, expect, test } from "vitest";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import type { DutyBlock, DutyHead } from "#domain/products/search/parts/DutyParts.ts";
import { packData, unpackData } from "#domain/products/search/parts/packData.ts";
import { packBlock, packHead } from "#domain/products/search/parts/packDutyParts.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { readOwnCategory } from "#server/search/own/OwnCategory.ts";
import { withOwnProducts } from "#server/search/own/withOwnProducts.ts";
import { createLog } from "#server/process/log.ts";
import { foundLibrary, moveToLibrary } from "../../../support/ownLibraries.ts";
import { startProjectServer, type ProjectServer } from "../../../support/projectServer.ts";
import { insertSmallProducts } from "../../../support/smallCatalogue.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

test("own products are told apart by library in hundreds of libraries", async () => {
  const { database } = server;
  const { queries } = database;
  await insertSmallProducts(queries, [{ id: "o-1", brandCode: "B2", model: "自用", figures: {} }]);
  const libraryId = await foundLibrary(queries, "设备组");
  await moveToLibrary(queries, libraryId, ["o-1"]);
  const search = createCatalogueSearch({ database, log: createLog("silent") });
  const { category: known } = await search.open("C000001");
  const { category, brands: ownBrands } = await readOwnCategory(queries, libraryId, known);
  const owns = Array.from({ length: 300 }, (_, at) => ({
    category: {
      ...category!,
      texts: { ...category!.texts, ids: category!.texts.ids.map((id) => `${id}-${at + 1}`) },
    },
    brands: ownBrands,
  }));
  const merged = await withOwnProducts(known, owns);
  const { columns, texts, bestFlows } = merged.category;
  expect(Array.from(columns.libraries ?? [])).toEqual(
    texts.ids.map((id) => (id.startsWith("o-") ? Number(id.split("-")[2]) : 0)),
  );
  const named = { ...columns, models: texts.models };
  const sent = (part: unknown) => unpackData(packData(part));
  const reader = new DutyColumnsReader(sent(packHead(named, "1")) as DutyHead);
  expect(reader.addBlock(sent(packBlock(named, bestFlows, "1", 0)) as DutyBlock)).toBe(true);
  expect(Array.from(reader.columns().libraries ?? [])).toEqual(Array.from(columns.libraries ?? []));
});
