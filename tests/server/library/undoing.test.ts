import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Keyed } from "#domain/base/keyed.ts";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import {
  libraryImported,
  libraryImports,
  ownProducts,
  ownProductSheets,
} from "#server/database/schema/librarySchema.ts";
import { pruneLibraries } from "#server/library/pruneLibraries.ts";
import { imported, LIBRARIES, newLibrary, productsIn, SECRET, sentFan } from "../../support/libraryCalls.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

/** A product of a category without required figures. */
const bare = (model: string, source = "手册"): SentProduct => ({
  place: `row ${model}`,
  fields: [
    ["分类", "C000003"],
    ["品牌", SECRET.brand],
    ["型号", model],
    ["来源", source],
  ],
  points: [],
});

const undo = async (owner: Person, libraryId: string, { id }: LibraryImport) =>
  (await owner.post(`${LIBRARIES}/${libraryId}/imports/${id}/undo`, undefined)).data;
const sheetOf = async (id: string) =>
  (
    await server.database.queries.select().from(ownProductSheets).where(eq(ownProductSheets.productId, id))
  )[0];

describe("26: undoing an import", () => {
  test("brings back a product without any figure, and the figures that it was brought in without", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [bare("N1")]);
    const [product] = await productsIn(owner, id);
    expect(await sheetOf(product!.id)).toBeUndefined();
    const again = await imported(owner, id, [bare("N1", "another")]);
    expect(again.import.counts).toMatchObject({ updated: 1 });
    expect(await undo(owner, id, again.import)).toMatchObject({ undone: 1, left: 0 });
    expect(await productsIn(owner, id)).toMatchObject([{ id: product!.id, source: "手册" }]);
    // A product that had figures gets them back.
    const sheet = {
      productId: product!.id,
      values: JSON.parse('{"P000001":5}') as Keyed<number>,
      curves: [],
      recordHash: "then",
    };
    await server.database.queries.insert(ownProductSheets).values(sheet);
    const without = await imported(owner, id, [bare("N1")]);
    expect(await sheetOf(product!.id)).toBeUndefined();
    await undo(owner, id, without.import);
    expect(await sheetOf(product!.id)).toEqual(sheet);
    // A product that gained figures has none again.
    const { queries } = server.database;
    await queries.delete(ownProductSheets).where(eq(ownProductSheets.productId, product!.id));
    const later = await imported(owner, id, [bare("N1")]);
    await queries.insert(ownProductSheets).values(sheet);
    await undo(owner, id, later.import);
    expect(await sheetOf(product!.id)).toBeUndefined();
  });

  test("leaves what somebody has taken into use or withdrawn since", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const state = async (ids: readonly string[], isDraft: boolean) =>
      owner.post(`${LIBRARIES}/${id}/products/state`, { ids, isDraft });
    const drafts = await imported(owner, id, [sentFan("Z1"), sentFan("Z2")], { isDraft: true });
    const accepted = (await productsIn(owner, id)).find(({ model }) => model === "Z1")!;
    await state([accepted.id], false);
    expect(await undo(owner, id, drafts.import)).toMatchObject({ undone: 1, left: 1 });
    expect(await productsIn(owner, id)).toMatchObject([{ model: "Z1", isDraft: false }]);
    const replaced = await imported(owner, id, [sentFan("Z1", 8000)]);
    await state([accepted.id], true);
    expect(await undo(owner, id, replaced.import)).toMatchObject({ undone: 0, left: 1 });
    expect(await productsIn(owner, id)).toMatchObject([{ model: "Z1", isDraft: true }]);
    // A later import over it can be undone as usual.
    const over = await imported(owner, id, [sentFan("Z1", 7000)]);
    expect(await undo(owner, id, over.import)).toMatchObject({ undone: 1, left: 0 });
    expect(await productsIn(owner, id)).toMatchObject([{ model: "Z1", isDraft: true }]);
  });

  test("goes back past imports that were undone before it", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const first = await imported(owner, id, [sentFan("V1")]);
    const second = await imported(owner, id, [sentFan("V1", 8000), sentFan("V2", 8000)]);
    const third = await imported(owner, id, [sentFan("V1", 7000), sentFan("V2", 7000)]);
    expect(await undo(owner, id, first.import)).toMatchObject({ undone: 0, left: 1 });
    expect(await undo(owner, id, second.import)).toMatchObject({ undone: 0, left: 2 });
    expect(await undo(owner, id, third.import)).toMatchObject({ undone: 2, left: 0 });
    expect(await productsIn(owner, id)).toEqual([]);
    // Undoing returns to the state of an import that is still in force.
    const held = await imported(owner, id, [sentFan("W1")]);
    const over = await imported(owner, id, [sentFan("W1", 8000)]);
    const last = await imported(owner, id, [sentFan("W1", 7000)]);
    await undo(owner, id, over.import);
    await undo(owner, id, last.import);
    expect(await productsIn(owner, id)).toMatchObject([{ model: "W1", importId: held.import.id }]);
    expect(await server.database.queries.$count(ownProducts, eq(ownProducts.libraryId, id))).toBe(1);
  });

  test("goes back past imports that were undone before it however old those are by then", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const id = await newLibrary(owner);
    const aged = async ({ id: importId }: LibraryImport, days: number) =>
      queries
        .update(libraryImports)
        .set({ startedAt: sql`now() - make_interval(days => ${days}::int)` })
        .where(eq(libraryImports.id, importId));
    const standing = await imported(owner, id, [sentFan("P1")]);
    const first = await imported(owner, id, [sentFan("P1", 8000), sentFan("P2", 8000)]);
    const second = await imported(owner, id, [sentFan("P1", 7500), sentFan("P2", 7500)]);
    const third = await imported(owner, id, [sentFan("P1", 7000), sentFan("P2", 7000)]);
    await undo(owner, id, first.import);
    await undo(owner, id, second.import);
    for (const each of [standing, first, second]) await aged(each.import, 45);
    await pruneLibraries(queries);
    expect(await undo(owner, id, third.import)).toMatchObject({ undone: 2, left: 0 });
    expect(await productsIn(owner, id)).toMatchObject([{ model: "P1", importId: standing.import.id }]);
    // Once no import can be undone to them, the states are deleted too.
    await aged(third.import, 31);
    await pruneLibraries(queries);
    const runs = [first, second, third].map((each) => each.import.id);
    expect(await queries.$count(libraryImported, inArray(libraryImported.importId, runs))).toBe(0);
  });
});
