import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "#server/database/connection/database.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { pgliteDatabase } from "#server/database/connection/openPglite.ts";

/** A database that is made once and copied by whoever needs one like it: making one takes some eight seconds of work. */
export interface DatabaseTemplate {
  readonly name: string;
  /** Files and folders below the project's root: whatever decides what the template holds. */
  readonly madeFrom: readonly string[];
  readonly make: () => Promise<PGlite>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const root = (path: string) => join(ROOT, path);
const CACHE = root("node_modules/.cache/volute-tests");
/** The version of the database itself. */
const DATABASE = "node_modules/@electric-sql/pglite/package.json";

/** Whoever builds a template longer than this has died over it. */
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
  // By their places in the project: another folder's copy of it has the same templates.
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

/** Test files run side by side: the first one here builds the template, the others wait for it. */
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

/** A copy, the test file's own: in memory, or in a folder that is not there yet. */
export async function pgliteFrom(template: DatabaseTemplate, folder?: string): Promise<PGlite> {
  const file = await fileOf(template);
  await ensure(template, file);
  const loadDataDir = new Blob([await readFile(file)]);
  return PGlite.create({ loadDataDir, ...(folder === undefined ? {} : { dataDir: folder }) });
}

const EMPTY: DatabaseTemplate = {
  name: "empty",
  madeFrom: [],
  // Kept in files of a megabyte, where sixteen are usual, the log is not most of the copy.
  make: () => PGlite.create({ initDbStartParams: ["--wal-segsize=1"] }),
};

/** A database in memory in which nothing has been made. */
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

/** A database in memory with every table, and nothing in them. */
export const migratedDatabase = async (): Promise<Database> => pgliteDatabase(await pgliteFrom(MIGRATED));

/** The same in a data folder, for processes that open one. */
export async function migratedIn(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  return pgliteDatabase(await pgliteFrom(MIGRATED, folderIn(dataDir)));
}
