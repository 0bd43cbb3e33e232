import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { migratedIn } from "../../../support/databaseTemplate.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "volute-death-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** More than the remaining space of a log file. */
const LOGGED = 3_000_000;
const DEAD = "The embedded database has died; a new process can open it again";

test("an embedded database that has met a panic says so, and refuses every call at once", async () => {
  await (await migratedIn(dataDir)).close();
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { queries } = database;
  await queries.execute(sql`create table kept (id integer)`);
  await queries.execute(sql`insert into kept values (1)`);
  // The next log file cannot be created, which is the effect of a full disk.
  await rm(join(folderIn(dataDir), "pg_wal"), { recursive: true });
  const panic = queries.transaction(async (transaction) => {
    await transaction.execute(sql`insert into kept values (2)`);
    await transaction.execute(sql`select pg_logical_emit_message(true, 'x', repeat('y', ${LOGGED}))`);
  });
  // PostgreSQL's own error, or ours for the rollback after it.
  await expect(panic).rejects.toBeInstanceOf(Error);
  expect((await database.lost).message).toBe(DEAD);
  // Without the guard, each of these would block the thread for ever.
  await expect(database.ping()).rejects.toThrow(DEAD);
  await expect(queries.execute(sql`insert into kept values (3)`)).rejects.toMatchObject({
    cause: { message: DEAD },
  });
  await expect(queries.transaction((transaction) => transaction.execute(sql`select 1`))).rejects.toThrow(
    DEAD,
  );
  await database.close();
});
