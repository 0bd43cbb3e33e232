import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "#server/database/connection/database.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { pgliteDatabase } from "#server/database/connection/openPglite.ts";

/** A database that is created once and copied for each use, because creating one takes some eight seconds. */
export interface DatabaseTemplate {
  readonly name: string;
  /** Files and folders below the project's root that determine the template's content. */
  readonly madeFrom: readonly string[];
  readonly make: () => Promise<PGlite>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const root = (path: string) => join(ROOT, path);
const CACHE = root("node_modules/.cache/volute-tests");
/** The version of the database itself. */
const DATABASE = "node_modules/@electric-sql/pglite/package.json";

/** ms after which the process that builds a template counts as dead. */
const BUILD_MS = 240_000;
const LOOK_AGAIN_MS = 100;

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

async function fileOf({ name, madeFrom }: DatabaseTemplate): Promise<string> {
  const files = (await Promise.all([DATABASE, ...madeFrom].map((path) => filesOf(root(path))))).flat();
  const hash = createHash("sha256");
  // Hashes paths relative to the project, so that another copy of the project shares the templates.
  for (const file of files.toSorted()) hash.update(relative(ROOT, file)).update(await readFile(file));
  return join(CACHE, `${name}-${hash.digest("hex").slice(0, 16)}.tar`);
}

async function build({ name, make }: DatabaseTemplate, file: string): Promise<void> {
  const client = await make();
  const dump = await client.dumpDataDir("none");
  await client.close();
  for (const stale of await readdir(CACHE))
    if (stale.startsWith(`${name}-`) && stale.endsWith(".tar")) await rm(join(CACHE, stale));
  await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
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

/** Test files run in parallel: the first one builds the template, and the others wait for it. */
async function ensure(template: DatabaseTemplate, file: string): Promise<void> {
  const lock = `${file}.lock`;
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(file))) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine) {
      try {
        await build(template, file);
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

/** A copy for one test file: in memory, or in a folder that does not exist yet. */
export async function pgliteFrom(template: DatabaseTemplate, folder?: string): Promise<PGlite> {
  const file = await fileOf(template);
  await ensure(template, file);
  const loadDataDir = new Blob([await readFile(file)]);
  return PGlite.create({ loadDataDir, ...(folder === undefined ? {} : { dataDir: folder }) });
}

const EMPTY: DatabaseTemplate = {
  name: "empty",
  madeFrom: [],
  // Log files of 1 MB instead of 16 MB, which would otherwise be most of the copy.
  make: () => PGlite.create({ initDbStartParams: ["--wal-segsize=1"] }),
};

/** An empty in-memory database. */
export const emptyPglite = (): Promise<PGlite> => pgliteFrom(EMPTY);

const MIGRATED: DatabaseTemplate = {
  name: "migrated",
  madeFrom: ["src/server/database/migrations"],
  async make() {
    const client = await emptyPglite();
    await pgliteDatabase(client).migrate();
    return client;
  },
};

/** An in-memory database with all tables, all empty. */
export const migratedDatabase = async (): Promise<Database> => pgliteDatabase(await pgliteFrom(MIGRATED));

/** The same in a data folder, for processes that open one. */
export async function migratedIn(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  return pgliteDatabase(await pgliteFrom(MIGRATED, folderIn(dataDir)));
}
