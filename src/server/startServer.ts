import { existsSync } from "node:fs";
import { accountService } from "./account/accountService.ts";
import { callersIn } from "./account/caller.ts";
import { pruneHourly } from "./account/pruneHourly.ts";
import { createApp } from "./app.ts";
import { openImportChannel } from "./catalogue/import/openImportChannel.ts";
import { loadApart } from "./catalogue/loadApart.ts";
import { isCatalogueLoaded, loadCatalogue, LOADING } from "./catalogue/loadCatalogue.ts";
import { holdFolder, type HeldFolder } from "./HeldFolder.ts";
import { createEngine } from "./engine/Engine.ts";
import { createCatalogueSearch } from "./engine/search/CatalogueSearch.ts";
import { followChanges } from "./followChanges.ts";
import { listen } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { allRoutes } from "./routes/allRoutes.ts";
import type { Settings } from "./settings.ts";
import { projectFile } from "./projectFile.ts";
import { readSite } from "./site.ts";
import { causeOf, StartFailure } from "./StartFailure.ts";
import { countProducts } from "./store/countProducts.ts";
import { openDatabase, type Database } from "./store/database.ts";
import { isNewFolder } from "./store/openPglite.ts";
import { snapshotsIn } from "./store/snapshots.ts";

export interface StartOptions {
  readonly settings: Settings;
  /** Tells the person at the terminal what was done, a sentence a step. */
  readonly say: (line: string) => void;
  /** Checks every answer against the contract: in development and tests. */
  readonly checkAnswers: boolean;
  /** Names the code that reads the catalogue, for what it keeps from one start to the next. */
  readonly codeVersion: string;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes the calls in flight, then closes everything that was opened. */
  stop(): Promise<void>;
}

type Close = () => Promise<void> | void;

const SITE_DIR = projectFile("dist");
const STATIC_DIR = projectFile("public/static");

/** A call that takes longer than this after a stop is cut off. */
const LAST_CALLS_MS = 5000;

const count = (number: number, one: string) =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

async function openedDatabase(settings: Settings, log: Log): Promise<Database> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    log.error({ err: error }, "the database does not open");
    const which = settings.databaseUrl === null ? `in ${settings.dataDir}` : "that DATABASE_URL names";
    throw new StartFailure(`The database ${which} cannot be opened (${causeOf(error)}).`);
  }
}

/**
 * Opens the database with the catalogue in it, noting in `closes` how to close it again. What has to be loaded is
 * loaded in a process that ends with it: the embedded database never gives back what it takes for that.
 */
async function openLoaded(
  { settings, say, codeVersion }: StartOptions,
  folder: HeldFolder | null,
  log: Log,
  closes: Close[],
): Promise<Database> {
  const load = () => loadApart(settings, codeVersion);
  const loadAway = async (): Promise<void> => {
    say(LOADING);
    await (folder === null ? load() : folder.lend(load));
  };
  const isNew = folder !== null && isNewFolder(folder.dir);
  if (isNew) await loadAway();
  let database = await openedDatabase(settings, log);
  const applied = await database.migrate();
  if (!(await isCatalogueLoaded(database, settings.samples))) {
    await database.close();
    await loadAway();
    database = await openedDatabase(settings, log);
  }
  closes.push(() => database.close());
  const isUpToDate = applied === 0 && !isNew;
  say(
    `Database open, ${isUpToDate ? "up to date" : isNew ? "made" : `${count(applied, "migration")} applied`}.`,
  );
  await loadCatalogue(database, settings.samples, say);
  say(`Catalogue loaded: ${count(await countProducts(database.queries), "product")}.`);
  return database;
}

/** Opens what answers calls, noting in `closes` how to close it again. */
async function openInside(options: StartOptions, folder: HeldFolder | null, log: Log, closes: Close[]) {
  const { settings, say, checkAnswers, codeVersion } = options;
  const database = await openLoaded(options, folder, log, closes);
  const snapshots = snapshotsIn(settings.dataDir, { queries: database.queries, codeVersion, log });
  const engine = await createEngine({ database, log, snapshots });
  closes.push(() => engine.dispose());
  say("Selection engine ready.");
  const search = createCatalogueSearch({ database, log, snapshots });
  await search.readAll();
  say("Catalogue search ready.");
  const rebuild = async (categoryCode: string) => {
    await engine.rebuild(categoryCode);
    await search.rebuild(categoryCode);
  };
  if (folder !== null) {
    const channel = await openImportChannel({ dir: folder.dir, database, rebuild, log });
    closes.push(() => channel.close());
  } else {
    closes.push(await followChanges({ database, rebuild, log }));
  }
  closes.push(pruneHourly(database.queries, log));
  const site = existsSync(SITE_DIR) ? await readSite(SITE_DIR, settings.client) : undefined;
  return createApp({
    routes: allRoutes({ database, engine, search }),
    callerOf: callersIn(database.queries),
    account: accountService({
      queries: database.queries,
      log,
      settings: settings.account,
      accountBase: settings.client.accountBase,
      checkAnswers,
    }),
    appOrigins: settings.account.appOrigins,
    trustedProxies: settings.account.trustedProxies,
    log,
    clientSettings: settings.client,
    health: () => database.ping(),
    frameAncestors: settings.frameAncestors,
    checkAnswers,
    ...(site === undefined ? {} : { site }),
    staticDir: STATIC_DIR,
  });
}

/**
 * Starts everything, a printed step at a time. The port is opened before the slow steps, so that a taken one is
 * known at once; calls that come early wait.
 *
 * @throws StartFailure when the folder, the port or the database cannot be had; all is closed again then
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, say } = options;
  const log = createLog(settings.logLevel);
  const closes: Close[] = [];
  const closeAll = async () => {
    for (const close of closes.toReversed()) await close();
  };
  try {
    const folder = settings.databaseUrl === null ? await holdFolder(settings.dataDir) : null;
    if (folder !== null) {
      closes.push(() => folder.release());
      say(`Data folder ${folder.dir} held.`);
    }
    let open: (app: ReturnType<typeof createApp>) => void = () => {};
    const app = new Promise<ReturnType<typeof createApp>>((resolve) => {
      open = resolve;
    });
    const door = await listen(settings.host, settings.port, async (request, env) =>
      (await app).fetch(request, env),
    );
    try {
      open(await openInside(options, folder, log, closes));
    } catch (error) {
      await door.close(0);
      throw error;
    }
    closes.push(() => door.close(LAST_CALLS_MS));
    return { address: door.address, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
