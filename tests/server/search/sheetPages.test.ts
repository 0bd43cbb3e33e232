import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lookUp } from "#domain/base/keyed.ts";
import type { Database } from "#server/database/connection/database.ts";
import { products, productSheets } from "#server/database/schema/schema.ts";
import { pagesOf } from "#server/search/searchedCategory.ts";
import { statedOf, type ReadPage } from "#server/search/statedLists.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { fillGraded } from "../../support/gradedCatalogue.ts";
import { insertSmallProducts } from "../../support/smallCatalogue.ts";

const FAN = "C000001";
/** In the order of their bytes, upper case first. */
const IDS = Array.from({ length: 130 }, (_, at) => `${at < 40 ? "Z" : "a"}-${String(at).padStart(3, "0")}`);
const BARE = IDS[57]!;
/** Products of one query, more than a page has. */
const MOST = 60;

describe.each(DATABASES)("pages of a category's sheets, in $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fillGraded(await open());
    await database.queries.delete(products);
    const stated = (id: string, at: number) => ({ id, figures: { P000501: at } });
    await insertSmallProducts(database.queries, IDS.map(stated).toReversed());
    await database.queries.delete(productSheets).where(eq(productSheets.productId, BARE));
  });
  afterAll(() => database.close());

  const processes = async (queries: Database["queries"]) => {
    const { rows } = (await queries.execute(
      sql`select current_setting('max_parallel_workers_per_gather') as most`,
    )) as { readonly rows: readonly { readonly most: string }[] };
    return rows[0]!.most;
  };

  test("have every product once, by id, with its own sheet or none, and no parallel processes", async () => {
    const before = await processes(database.queries);
    const pages: ReadPage[] = [];
    await database.queries.transaction(async (transaction) => {
      // An index would give the order by itself.
      for (const scan of ["indexscan", "bitmapscan"])
        await transaction.execute(sql.raw(`set local enable_${scan} = off`));
      for await (const page of pagesOf(transaction, FAN, MOST)) pages.push(page);
      expect(await processes(transaction)).toBe("0");
    });
    expect(await processes(database.queries)).toBe(before);
    expect(pages.map(({ size }) => size)).toEqual([50, 10, 50, 10, 10]);
    const read = pages.flatMap(statedOf);
    expect(read.map(({ product }) => product.id)).toEqual(IDS);
    expect(read.map(({ values }) => values && lookUp(values, "P000501"))).toEqual(
      IDS.map((id, at) => (id === BARE ? null : at)),
    );
    expect(read.filter(({ curves }) => curves === null).map(({ product }) => product.id)).toEqual([BARE]);
    const [first] = await database.queries.select().from(products).where(eq(products.id, IDS[0]!));
    expect(read[0]!.product).toEqual(first);
  });

  test("can be left while the next query runs, and the database goes on", async () => {
    const read = database.queries.transaction(async (transaction) => {
      for await (const page of pagesOf(transaction, FAN, MOST)) if (page.size > 0) throw new Error("left");
    });
    await expect(read).rejects.toThrow("left");
    expect(await database.queries.$count(products)).toBe(IDS.length);
  });
});
