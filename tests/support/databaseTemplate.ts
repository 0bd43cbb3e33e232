import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { Database } from "#server/database/connection/database.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { START_PARAMETERS } from "#server/database/connection/embedded/embeddedFolder.ts";
import { dropTemplates } from "#server/database/connection/openPglite.ts";
import { pgliteDatabase } from "#server/database/connection/pgliteDatabase.ts";

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
/** What every template is made with: the version of the database itself, and how it is opened and copied. */
export const MADE_WITH: readonly string[] = [
  "node_modules/@electric-sql/pglite/package.json",
  "src/server/database/connection/embedded/embeddedFolder.ts",
  "src/server/database/connection/openPglite.ts",
  "src/server/database/connection/pgliteDatabase.ts",
  "tests/support/databaseTemplate.ts",
];

/** ms after which the process that builds a template counts as dead. */
const BUILD_MS = 240_000;
const LOOK_AGAIN_MS = 100;

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

async function fileOf({ name, madeFrom }: DatabaseTemplate): Promise<string> {
  const files = (await Promise.all([...MADE_WITH, ...madeFrom].map((path) => filesOf(root(path))))).flat();
  const hash = createHash("sha256");
  // Hashes paths relative to the project, so that another copy of the project shares the templates.
  for (const file of files.toSorted()) hash.update(relative(ROOT, file)).update(await readFile(file));
  return join(CACHE, `${name}-${hash.digest("hex").slice(0, 16)}.tar`);
}

async function build({ name, make }: DatabaseTemplate, file: string): Promise<void> {
  const client = await make();
  // Afterwards the log is short.
  await client.exec("checkpoint");
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

/** Compiling the database's program is half the work of opening a copy, so it is done once per process. */
let compiled: Promise<WebAssembly.Module> | undefined;
const program = () =>
  (compiled ??= readFile(
    join(createRequire(import.meta.url).resolve("@electric-sql/pglite"), "../pglite.wasm"),
  ).then((bytes) => WebAssembly.compile(bytes)));

/** Opened as the server opens one: it reserves little memory, and keeps no log that is not needed. */
const open = async (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ startParams: START_PARAMETERS, pgliteWasmModule: await program(), ...options });

/** Files of templates by name: what they are made from does not change while tests run. */
const found = new Map<string, Promise<string>>();

async function ensured(template: DatabaseTemplate): Promise<string> {
  try {
    const file = await fileOf(template);
    await ensure(template, file);
    return file;
  } catch (error) {
    // What failed once is tried again by the next test file.
    found.delete(template.name);
    throw error;
  }
}

/** A copy for one test file: in memory, or in a folder that does not exist yet. */
export async function pgliteFrom(template: DatabaseTemplate, folder?: string): Promise<PGlite> {
  const file = found.get(template.name) ?? ensured(template);
  found.set(template.name, file);
  const loadDataDir = new Blob([await readFile(await file)]);
  return open({ loadDataDir, ...(folder === undefined ? {} : { dataDir: folder }) });
}

const EMPTY: DatabaseTemplate = {
  name: "empty",
  madeFrom: [],
  // Log files of 1 MB instead of 16 MB, which would otherwise be most of the copy.
  make: () => open({ initDbStartParams: ["--wal-segsize=1"] }),
};

/** An empty in-memory database. */
export const emptyPglite = (): Promise<PGlite> => pgliteFrom(EMPTY);

/** The same in a data folder, with the templates for further databases that PostgreSQL makes. */
export const emptyIn = (dataDir: string): Promise<Database> => inFolder(EMPTY, dataDir);

/** An in-memory database with all tables and, as every data folder, without those templates. */
export async function migratedPglite(): Promise<PGlite> {
  const client = await emptyPglite();
  const database = pgliteDatabase(client);
  await database.migrate();
  await dropTemplates(database.queries);
  return client;
}

const MIGRATED: DatabaseTemplate = {
  name: "migrated",
  madeFrom: ["src/server/database/migrations"],
  make: migratedPglite,
};

/** An in-memory database with all tables, all empty. */
export const migratedDatabase = async (): Promise<Database> => pgliteDatabase(await pgliteFrom(MIGRATED));

/** The same in a data folder, for processes that open one. */
export const migratedIn = (dataDir: string): Promise<Database> => inFolder(MIGRATED, dataDir);

async function inFolder(template: DatabaseTemplate, dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  return pgliteDatabase(await pgliteFrom(template, folderIn(dataDir)));
}
