import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import { awaitDataDir } from "../process/awaitDataDir.ts";
import { endWithParent } from "../process/endWithParent.ts";
import { readForEngine } from "../selection/Engine.ts";
import { createCatalogueSearch, keepMade } from "../search/CatalogueSearch.ts";
import type { SearchCategory } from "../search/SearchCategory.ts";
import { createLog, type Log } from "../process/log.ts";
import { readSettings, type Settings } from "../process/settings.ts";
import { openDatabase, patient, type Database } from "../database/connection/database.ts";
import type { Replaced } from "./write/replaceCatalogue.ts";
import { snapshotsIn, type AtRevision } from "../database/revisions/snapshots.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import type { LoadMessage } from "./LoadMessage.ts";
import { partsFromThreads, type ComingParts } from "./partsFromThreads.ts";

const [codeVersion = "", categoryCode] = process.argv.slice(2);

const send = (message: LoadMessage) =>
  new Promise<void>((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });

/**
 * Writes the snapshot files, so that the waiting server reads files, as at every start, and not the database.
 */
async function keepSnapshots(
  database: Database,
  { dataDir }: Settings,
  made: readonly AtRevision<SearchCategory>[],
  log: Log,
): Promise<void> {
  const snapshots = snapshotsIn(dataDir, { queries: database.queries, codeVersion, log });
  await readForEngine({ database, snapshots });
  const kept = await keepMade({ database, snapshots }, made);
  const search = createCatalogueSearch({ database, log, snapshots });
  for (const code of Object.keys(CATEGORIES)) if (!kept.has(code)) await search.open(code);
}

/**
 * The threads' search data of the written categories, if these contain nothing else. Otherwise the threads are
 * stopped, because they would compete for the cores with the reading of the database.
 */
async function madeOf(replaced: Replaced | null, coming: ComingParts): Promise<AtRevision<SearchCategory>[]> {
  if (replaced === null || !replaced.isAlone) {
    await coming.stop();
    return [];
  }
  const categories = await coming.categories();
  return categories.map((value) => ({ value, revision: replaced.revisions.get(value.code) ?? null }));
}

async function load(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const lock = settings.databaseUrl === null ? await awaitDataDir(settings.dataDir) : null;
  // Made while the database opens and migrates; wasted if another node was first.
  const coming = partsFromThreads(settings.samples);
  try {
    const database = patient(await openDatabase(settings));
    try {
      await database.migrate();
      const replaced = await loadCatalogue(database, settings.samples, () => {}, coming.parts);
      await keepSnapshots(database, settings, await madeOf(replaced, coming), log);
    } finally {
      await database.close();
    }
  } finally {
    await coming.stop();
    lock?.release();
  }
}

/** Reads one category of a PostgreSQL server. The caller has loaded the catalogue before. */
async function keepCategory(code: string): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const database = patient(await openDatabase(settings));
  try {
    const snapshots = snapshotsIn(settings.dataDir, { queries: database.queries, codeVersion, log });
    await createCatalogueSearch({ database, log, snapshots }).open(code);
  } finally {
    await database.close();
  }
}

// A signal reaches the whole process group; the parent process decides what it means. If the connection to
// the parent is lost, the process ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
endWithParent();

try {
  await (categoryCode === undefined ? load() : keepCategory(categoryCode));
  await send({ ok: true });
} catch (error) {
  await send({
    ok: false,
    sentence: error instanceof StartFailure ? error.message : null,
    cause: causeOf(error),
  });
}
process.disconnect();
