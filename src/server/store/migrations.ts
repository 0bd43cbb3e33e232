import { count, max, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgSchema, serial } from "drizzle-orm/pg-core";
import { projectFile } from "../projectFile.ts";
import type { Queries } from "./queries.ts";

/** Numbered files, written by drizzle-kit from the schema and never changed once they are in use. */
export const MIGRATIONS = {
  migrationsFolder: projectFile("src/server/migrations"),
  migrationsSchema: "drizzle",
  migrationsTable: "applied_migrations",
};

const ledger = pgSchema(MIGRATIONS.migrationsSchema).table(MIGRATIONS.migrationsTable, {
  id: serial().primaryKey(),
  made: bigint("created_at", { mode: "number" }),
});
const LEDGER = `${MIGRATIONS.migrationsSchema}.${MIGRATIONS.migrationsTable}`;

/** How many are applied, and when the last of them was written. */
async function appliedSoFar(queries: Queries): Promise<{ readonly count: number; readonly last: number }> {
  const isKnown = sql<boolean>`to_regclass(${LEDGER}) is not null`;
  const [ledgers] = await queries.select({ isKnown }).from(sql`(select 1) as one`);
  if (ledgers?.isKnown !== true) return { count: 0, last: 0 };
  const [applied] = await queries.select({ count: count(), last: max(ledger.made) }).from(ledger);
  return { count: applied?.count ?? 0, last: applied?.last ?? 0 };
}

/** Runs the migrator where something is to be applied, and answers how many migrations that was. */
export async function countMigrations(queries: Queries, run: () => Promise<void>): Promise<number> {
  const before = await appliedSoFar(queries);
  const written = readMigrationFiles(MIGRATIONS).at(-1)?.folderMillis ?? 0;
  if (before.last >= written) return 0;
  await run();
  return (await appliedSoFar(queries)).count - before.count;
}
