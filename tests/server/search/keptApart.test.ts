import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCategoryApart } from "#server/catalogue/loadApart.ts";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { giveMissingRevisions } from "#server/database/revisions/catalogueRevisions.ts";
import { snapshotsIn } from "#server/database/revisions/snapshots.ts";
import { createLog } from "#server/process/log.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { fillFans } from "../../../bench/fillFans.ts";
import { countedRows } from "../../support/countedRows.ts";
import { hasPostgres, ownPostgres } from "../../support/ownPostgres.ts";
import { fillSmall, smallCatalogue } from "../../support/smallCatalogue.ts";

const FAN = "C000001";
const CODE = "code 1";
/** More products than the largest category that keeps data for yearly energy. */
const LARGE = 100_001;
const log = createLog("silent");

let dir = "";
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-apart-"));
});
afterEach(() => rm(dir, { recursive: true }));

const searchOf = (database: Database, keepApart: (code: string) => Promise<void>) =>
  createCatalogueSearch({
    database,
    log,
    snapshots: snapshotsIn(dir, { queries: database.queries, codeVersion: CODE, log }),
    keepApart,
  });

test.skipIf(!(await hasPostgres()))(
  "a category that another process has kept is taken from its file, and a process that cannot says so",
  async () => {
    const postgres = await ownPostgres();
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
    try {
      await database.migrate();
      await fillSmall(database, [{ id: "one" }, { id: "two" }]);
      await giveMissingRevisions(database.queries, [FAN]);
      const settings = { databaseUrl: postgres.url, dataDir: dir, samples: "off" } as const;
      await keepCategoryApart(settings, CODE, FAN);
      expect(await readdir(join(dir, "snapshots"))).toEqual([`search-${FAN}.snapshot`]);
      const rows = countedRows(database);
      const { category } = await searchOf(database, () => Promise.reject(new Error("is there"))).open(FAN);
      expect(category.columns.size).toBe(2);
      expect(rows.products).toBe(0);
      const nowhere = { ...settings, databaseUrl: `${postgres.url}-not-there` };
      await expect(keepCategoryApart(nowhere, CODE, FAN)).rejects.toThrow("cannot be loaded");
    } finally {
      await database.close();
      await postgres.remove();
    }
  },
);

test("only a large category is kept apart, and is read here where that fails or keeps nothing", async () => {
  const database = await smallCatalogue([{ id: "one", figures: { P000007: 2000 } }]);
  const { queries } = database;
  await giveMissingRevisions(queries, [FAN]);
  const asked: string[] = [];
  const fails = (code: string) => {
    asked.push(code);
    return Promise.reject(new Error("no process"));
  };
  await searchOf(database, fails).open(FAN);
  expect(asked).toEqual([]);

  await rm(join(dir, "snapshots"), { recursive: true });
  await queries.execute(sql`update products set origin = 'generated'`);
  const size = await fillFans(queries, LARGE);
  expect((await searchOf(database, fails).open(FAN)).category.columns.size).toBe(size);
  expect(asked).toEqual([FAN]);
  // Read from the file that was written before.
  await searchOf(database, fails).open(FAN);
  expect(asked).toEqual([FAN]);
  await database.close();
});
