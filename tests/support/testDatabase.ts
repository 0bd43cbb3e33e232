import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import type { Database } from "#server/store/database.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CACHE = root("node_modules/.cache/volute-tests");
/** Whatever decides what a migrated database with the catalogue holds. */
const SOURCES = ["src/server/migrations", "src/server/catalogue", "src/server/store", "data"];

async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const entries = await readdir(root(source), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return join(CACHE, `${hash.digest("hex").slice(0, 16)}.tar`);
}

async function writeTemplate(file: string): Promise<Blob> {
  const client = await PGlite.create();
  const database = pgliteDatabase(client);
  await database.migrate();
  await loadCatalogue(database, () => {});
  const template = await client.dumpDataDir("none");
  await database.close();
  await mkdir(CACHE, { recursive: true });
  // Two test files may get here at once: the last one to rename wins, and both wrote the same.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await template.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return template;
}

async function readTemplate(): Promise<Blob> {
  const file = await templateName();
  try {
    return new Blob([await readFile(file)]);
  } catch {
    // Not there: this is the first test since its sources changed.
    return writeTemplate(file);
  }
}

/** A migrated database in memory with the whole catalogue, the test file's own; half a second after the first time. */
export async function testDatabase(): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ loadDataDir: await readTemplate() }));
}
