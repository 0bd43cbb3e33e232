import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import type { Database } from "#server/store/database.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";
import { thinParts } from "./thinCatalogue.ts";

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CACHE = root("node_modules/.cache/volute-tests");
/** Whatever decides what a migrated database with the catalogue holds. */
const FOLDERS = [
  "src/server/migrations",
  "src/server/catalogue",
  "src/server/standard",
  "src/server/samples",
  "src/domain/curve",
  "data",
];
const FILES = [
  "arrayLiteral",
  "insertProducts",
  "insertSheets",
  "packSheets",
  "PackedRows",
  "replaceCatalogue",
  "tableStructure",
].map((name) => `src/server/store/${name}.ts`);

/** Whoever builds a template longer than this has died over it. */
const BUILD_MS = 240_000;
const LOOK_AGAIN_MS = 100;

async function templateFile(): Promise<string> {
  const files = FILES.map(root);
  for (const folder of FOLDERS) {
    const entries = await readdir(root(folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return join(CACHE, `${hash.digest("hex").slice(0, 16)}.tar`);
}

async function buildTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  const database = pgliteDatabase(client);
  await database.migrate();
  await loadCatalogue(database, "on", () => {}, thinParts);
  const template = await client.dumpDataDir("none");
  await database.close();
  for (const stale of await readdir(CACHE)) if (stale.endsWith(".tar")) await rm(join(CACHE, stale));
  await writeFile(`${file}.part`, Buffer.from(await template.arrayBuffer()));
  await rename(`${file}.part`, file);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const ageOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/** Test files run side by side: the first one here builds the template, the others wait for it. */
async function ensureTemplate(file: string): Promise<void> {
  const lock = `${file}.lock`;
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(file))) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine) {
      try {
        await buildTemplate(file);
      } finally {
        await rm(lock, { recursive: true });
      }
    } else if ((await ageOf(lock)) > BUILD_MS) {
      await rm(lock, { recursive: true, force: true });
    } else {
      await wait(LOOK_AGAIN_MS);
    }
  }
}

/** A migrated database in memory with a thinned catalogue, the test file's own; about a second after the first time. */
export async function testDatabase(): Promise<Database> {
  const file = await templateFile();
  await ensureTemplate(file);
  return pgliteDatabase(await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) }));
}
