import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { accountPages } from "./account/accountPages.ts";
import { createApp } from "./app.ts";
import { openImportChannel } from "./catalogue/import/openImportChannel.ts";
import { loadCatalogue } from "./catalogue/loadCatalogue.ts";
import { holdDataDir, type DataDirLock } from "./dataDirLock.ts";
import { createEngine } from "./engine/Engine.ts";
import { createCatalogueSearch } from "./engine/search/CatalogueSearch.ts";
import { followChanges } from "./followChanges.ts";
import { listen } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { allRoutes } from "./routes/allRoutes.ts";
import type { Settings } from "./settings.ts";
import { readSite } from "./site.ts";
import { causeOf, StartFailure } from "./StartFailure.ts";
import { openDatabase, type Database } from "./store/database.ts";

export interface StartOptions {
  readonly settings: Settings;
  /** Tells the person at the terminal what was done, a sentence a step. */
  readonly say: (line: string) => void;
  /** Checks every answer against the contract: in development and tests. */
  readonly checkAnswers: boolean;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes the calls in flight, then closes everything that was opened. */
  stop(): Promise<void>;
}

type Close = () => Promise<void> | void;

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SITE_DIR = folder("dist");
const STATIC_DIR = folder("public/static");

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

/** Opens what answers calls, noting in `closes` how to close it again. */
async function openInside(
  { settings, say, checkAnswers }: StartOptions,
  lock: DataDirLock | null,
  log: Log,
  closes: Close[],
) {
  const database = await openedDatabase(settings, log);
  closes.push(() => database.close());
  const applied = await database.migrate();
  say(`Database open, ${applied === 0 ? "up to date" : `${count(applied, "migration")} applied`}.`);
  const { products } = await loadCatalogue(database, say);
  say(`Catalogue loaded: ${count(products, "product")}.`);
  const engine = await createEngine(database, log);
  closes.push(() => engine.dispose());
  say("Selection engine ready.");
  const search = createCatalogueSearch(database, log);
  await search.readAll();
  say("Catalogue search ready.");
  const rebuild = async (categoryCode: string) => {
    await engine.rebuild(categoryCode);
    await search.rebuild(categoryCode);
  };
  if (lock !== null) {
    const channel = await openImportChannel({ dir: lock.dir, database, rebuild, log });
    closes.push(() => channel.close());
  } else {
    closes.push(await followChanges({ database, rebuild, log }));
  }
  const site = existsSync(SITE_DIR) ? await readSite(SITE_DIR, settings.client) : undefined;
  return createApp({
    routes: allRoutes({ database, engine, search }),
    account: accountPages(database),
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
    const lock = settings.databaseUrl === null ? await holdDataDir(settings.dataDir) : null;
    if (lock !== null) {
      closes.push(() => lock.release());
      say(`Data folder ${lock.dir} held.`);
    }
    let open: (app: ReturnType<typeof createApp>) => void = () => {};
    const app = new Promise<ReturnType<typeof createApp>>((resolve) => {
      open = resolve;
    });
    const door = await listen(settings.host, settings.port, async (request) => (await app).fetch(request));
    try {
      open(await openInside(options, lock, log, closes));
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
