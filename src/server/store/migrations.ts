import { and, eq } from "drizzle-orm";
import { pgSchema, serial, text } from "drizzle-orm/pg-core";
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
});
const knownTables = pgSchema("information_schema").table("tables", {
  schema: text("table_schema"),
  name: text("table_name"),
});

async function appliedSoFar(queries: Queries): Promise<number> {
  const isLedger = and(
    eq(knownTables.schema, MIGRATIONS.migrationsSchema),
    eq(knownTables.name, MIGRATIONS.migrationsTable),
  );
  return (await queries.$count(knownTables, isLedger)) === 0 ? 0 : queries.$count(ledger);
}

/** Runs the migrator and answers how many migrations it applied. */
export async function countMigrations(queries: Queries, run: () => Promise<void>): Promise<number> {
  const before = await appliedSoFar(queries);
  await run();
  return (await appliedSoFar(queries)) - before;
}
