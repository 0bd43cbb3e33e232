import { causeOf, StartFailure } from "../StartFailure.ts";
import { holdDataDir } from "../dataDirLock.ts";
import { readForEngine } from "../engine/Engine.ts";
import { createCatalogueSearch } from "../engine/search/CatalogueSearch.ts";
import { createLog, type Log } from "../log.ts";
import { readSettings, type Settings } from "../settings.ts";
import { openDatabase, type Database } from "../store/database.ts";
import { snapshotsIn } from "../store/snapshots.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import type { LoadMessage } from "./LoadMessage.ts";
import { partsFromThread } from "./partsFromThread.ts";

const [codeVersion = ""] = process.argv.slice(2);

const tell = (message: LoadMessage) =>
  new Promise<void>((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });

/** The server that waits for us then reads files, as it will at every start, and not the database. */
async function keepSnapshots(database: Database, { dataDir }: Settings, log: Log): Promise<void> {
  const snapshots = snapshotsIn(dataDir, { queries: database.queries, codeVersion, log });
  await readForEngine({ database, snapshots });
  await createCatalogueSearch({ database, log, snapshots }).readAll();
}

async function load(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const lock = settings.databaseUrl === null ? await holdDataDir(settings.dataDir) : null;
  // Made while the database is; where another node was first, for nothing.
  const coming = partsFromThread(settings.samples);
  try {
    const database = await openDatabase(settings);
    try {
      await database.migrate();
      await loadCatalogue(database, settings.samples, () => {}, coming.parts);
      await keepSnapshots(database, settings, log);
    } finally {
      await database.close();
    }
  } finally {
    await coming.stop();
    lock?.release();
  }
}

// A stop reaches the whole group; whoever waits for us decides what it means. Nobody waits once the line is cut.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.once("disconnect", () => process.exit(1));

try {
  await load();
  await tell({ ok: true });
} catch (error) {
  await tell({
    ok: false,
    sentence: error instanceof StartFailure ? error.message : null,
    cause: causeOf(error),
  });
}
process.disconnect();
