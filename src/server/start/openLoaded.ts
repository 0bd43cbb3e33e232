import { loadApart } from "../catalogue/loadApart.ts";
import { isCatalogueLoaded, loadCatalogue, LOADING } from "../catalogue/loadCatalogue.ts";
import { counted } from "../process/counted.ts";
import type { Log } from "../process/log.ts";
import type { Opening } from "./Opening.ts";
import type { Settings } from "../process/settings.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import type { StartOptions } from "./StartOptions.ts";
import { connectionsOfEach } from "../database/connection/Connections.ts";
import { openServerDatabase, type Database } from "../database/connection/database.ts";
import { isNewFolder } from "../process/isNewFolder.ts";

async function openedDatabase(
  settings: Settings,
  log: Log,
  worker: StartOptions["worker"],
): Promise<Database> {
  try {
    const connections = worker === undefined ? {} : { connections: connectionsOfEach(worker.of) };
    return await openServerDatabase({ ...settings, ...connections }, log);
  } catch (error) {
    log.error({ err: error }, "the database does not open");
    const which = settings.databaseUrl === null ? `in ${settings.dataDir}` : "that DATABASE_URL names";
    throw new StartFailure(`The database ${which} cannot be opened (${causeOf(error)}).`);
  }
}

/**
 * Opens the database with the loaded catalogue, and adds its closing to `closes`. Loading runs in a child
 * process, because the embedded database never gives back the memory that this takes.
 */
export async function openLoaded(
  { settings, say, codeVersion, worker }: StartOptions,
  { folder, log, closes, readiness }: Opening,
): Promise<Database> {
  const load = () => loadApart(settings, codeVersion);
  const loadAway = async (): Promise<void> => {
    say(LOADING);
    readiness.isLoading = true;
    await (folder === null ? load() : folder.lend(load));
  };
  const isNew = folder !== null && isNewFolder(folder.dir);
  if (isNew) await loadAway();
  let database = await openedDatabase(settings, log, worker);
  const applied = await database.migrate();
  if (!(await isCatalogueLoaded(database, settings.samples))) {
    await database.close();
    await loadAway();
    database = await openedDatabase(settings, log, worker);
  }
  closes.push(() => database.close());
  const isUpToDate = applied === 0 && !isNew;
  say(
    `Database open, ${isUpToDate ? "up to date" : isNew ? "made" : `${counted(applied, "migration")} applied`}.`,
  );
  await loadCatalogue(database, settings.samples, say);
  return database;
}
