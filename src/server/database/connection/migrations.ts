import { count, max, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgSchema, serial } from "drizzle-orm/pg-core";
import { projectFile } from "../../process/projectFile.ts";
import { StartFailure } from "../../process/StartFailure.ts";
import type { Queries } from "../queries.ts";

/**
 * Numbered files, written by drizzle-kit from the schema. They are only added, never changed. The first file
 * has the date of the last migration that it replaced, so a database with all of those continues after it.
 */
export const MIGRATIONS = {
  migrationsFolder: projectFile("src/server/database/migrations"),
  migrationsSchema: "drizzle",
  migrationsTable: "applied_migrations",
};

const ledger = pgSchema(MIGRATIONS.migrationsSchema).table(MIGRATIONS.migrationsTable, {
  id: serial().primaryKey(),
  made: bigint("created_at", { mode: "number" }),
});
const LEDGER = `${MIGRATIONS.migrationsSchema}.${MIGRATIONS.migrationsTable}`;

const TOO_OLD =
  "The database is older than the first migration of this version and was left as it is. " +
  "Start it once with a version of 26 November 2026, which brings it to migration 0024, and then with this one.";

/** Number of applied migrations, and the time at which the last of them was written. */
async function appliedSoFar(queries: Queries): Promise<{ readonly count: number; readonly last: number }> {
  const isKnown = sql<boolean>`to_regclass(${LEDGER}) is not null`;
  const [ledgers] = await queries.select({ isKnown }).from(sql`(select 1) as one`);
  if (ledgers?.isKnown !== true) return { count: 0, last: 0 };
  const [applied] = await queries.select({ count: count(), last: max(ledger.made) }).from(ledger);
  return { count: applied?.count ?? 0, last: applied?.last ?? 0 };
}

/** The last migration of a database, by its date; 0 without any. */
export const schemaVersion = async (queries: Queries): Promise<number> => (await appliedSoFar(queries)).last;

/** The last migration of this version. */
export const currentSchema = (): number => readMigrationFiles(MIGRATIONS).at(-1)!.folderMillis;

/**
 * Runs the migrator if something is to be applied, and returns how many migrations that was.
 * @throws StartFailure for a database older than the first migration; it stays as it is
 */
export async function countMigrations(queries: Queries, run: () => Promise<void>): Promise<number> {
  const before = await appliedSoFar(queries);
  const written = readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);
  if (before.count > 0 && before.last < written[0]!) throw new StartFailure(TOO_OLD);
  if (before.last >= written.at(-1)!) return 0;
  await run();
  return (await appliedSoFar(queries)).count - before.count;
}
