import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { MIGRATIONS } from "#server/store/migrations.ts";

/** Makes a database what it was before a migration, named as its file. */
export async function migrateBefore(client: PGlite, migration: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "volute-migrations-"));
  await cp(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag < migration);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle({ client }), { ...MIGRATIONS, migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
