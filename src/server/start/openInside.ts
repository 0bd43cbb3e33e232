import * as v from "valibot";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { accountService } from "./accountService.ts";
import { callersIn } from "../account/callersIn.ts";
import { librariesIn } from "../account/librariesIn.ts";
import { pruneHourly } from "./pruneHourly.ts";
import { createApp } from "../http/app.ts";
import { startHeartbeat } from "../operators/heartbeat.ts";
import type { ServingNode } from "../operators/NodeParts.ts";
import { LibraryCommandSchema, operateLibrary } from "../library/operateLibrary.ts";
import { createManualReader } from "../library/manuals/manualReader.ts";
import { openImportChannel } from "../import/openImportChannel.ts";
import { displayDataFiles } from "../components/displayDataFiles.ts";
import { counted } from "../process/counted.ts";
import { textIndex } from "../documents/textIndex.ts";
import { createEngine, startingEngine, threadsBeside } from "../selection/Engine.ts";
import { MOST_OWN_SEARCHED, memberMemory } from "../search/own/memberMemory.ts";
import { createCatalogueSearch } from "../search/CatalogueSearch.ts";
import { keepCategoryApart } from "../catalogue/loadApart.ts";
import { followChanges } from "./followChanges.ts";
import type { Opening } from "./Opening.ts";
import { openLoaded } from "./openLoaded.ts";
import { projectFile } from "../process/projectFile.ts";
import { healthOf } from "./Readiness.ts";
import { allRoutes } from "./allRoutes.ts";
import { createMetrics } from "../http/metrics.ts";
import { readSite } from "../http/site.ts";
import type { StartOptions } from "./StartOptions.ts";
import { patient, type Database } from "../database/connection/database.ts";
import { snapshotsIn } from "../database/revisions/snapshots.ts";

const SITE_DIR = projectFile("dist");
const STATIC_DIR = projectFile("public/static");

/**
 * The only process on a database need not spread its reading. An import reports its end; other changes, such as
 * publishing, are only noticed by notifications.
 */
const ALONE = { spreadMs: 0, patienceMs: 60_000 };

/**
 * Opens what answers calls. `serve` receives the app as soon as the database is open: a call waits only for
 * what it needs, such as its category.
 */
export async function openInside(
  options: StartOptions,
  opening: Opening,
  serve: (app: ReturnType<typeof createApp>) => void,
): Promise<Pick<Database, "lost">> {
  const { settings, say, checkAnswers, codeVersion, worker } = options;
  // Work that is done once is done by the first of several workers.
  const isFirst = worker === undefined || worker.number === 1;
  const { folder, log, closes, readiness } = opening;
  const database = await openLoaded(options, opening);
  const reader = patient(database);
  const snapshots = snapshotsIn(settings.dataDir, { queries: reader.queries, codeVersion, log });
  const members = {
    bytes: memberMemory(worker?.of),
    // A deployment that allows larger libraries must also allow searching them.
    own: Math.max(MOST_OWN_SEARCHED, settings.bounds.libraryProducts),
  };
  const search = createCatalogueSearch({
    database: reader,
    log,
    snapshots,
    mostByYear: settings.mostByYear,
    members,
    // The embedded database belongs to one process.
    ...(folder === null
      ? { keepApart: (code: string) => keepCategoryApart(settings, codeVersion, code) }
      : {}),
  });
  const metrics = settings.hasMetrics
    ? createMetrics({
        engineQueue: () => engine.waiting(),
        pool: database.pool ?? null,
        ...(worker === undefined ? {} : { gather: worker.gather }),
      })
    : undefined;
  if (metrics !== undefined) worker?.onMetrics(metrics.read);
  const rebuild = async (categoryCode: string) => {
    try {
      await engine.rebuild(categoryCode);
      const isRead = await search.rebuild(categoryCode);
      // The end of an import and its notification both arrive; only the first reads the changes.
      if (isRead) metrics?.noteImport("done");
    } catch (error) {
      metrics?.noteImport("failed");
      throw error;
    }
  };
  // Subscribed before anything is read, so that no change is missed in between.
  const stopFollowing = await followChanges({ database, rebuild, log, ...(folder === null ? {} : ALONE) });
  const starting = createEngine({
    database: reader,
    log,
    snapshots,
    members,
    ...(worker === undefined ? {} : { threads: threadsBeside(worker.of) }),
  });
  const engine = startingEngine(starting);
  closes.push(() => engine.dispose(), stopFollowing);
  if (isFirst) closes.push(pruneHourly(reader.queries, log));
  const reading = search.readAll();
  // Both are awaited below; if one fails while the other is awaited, its error is reported there.
  reading.catch(() => {});
  starting.then(
    () => (readiness.hasEngine = true),
    () => {},
  );
  Object.assign(readiness, { database, search });
  const node: ServingNode = {
    id: randomUUID(),
    code: codeVersion,
    startedAt: new Date(),
    dataDir: settings.dataDir,
    isEmbedded: folder !== null,
    health: () => healthOf(readiness),
    revisions: () => search.revisions(),
  };
  // The embedded database has no other nodes that would need to know.
  if (folder === null) closes.push(startHeartbeat(database.queries, node, log));
  const texts = textIndex(database.queries);
  const manuals = createManualReader();
  closes.push(
    () => texts.close(),
    () => manuals.close(),
  );
  const site = existsSync(SITE_DIR) ? readSite(SITE_DIR, settings.client) : undefined;
  serve(
    createApp({
      routes: allRoutes({ database, bounds: settings.bounds, engine, search, texts, manuals, node }),
      callerOf: callersIn(database.queries),
      librariesOf: librariesIn(database.queries),
      account: accountService({
        queries: database.queries,
        log,
        settings: settings.account,
        bounds: settings.bounds,
        accountBase: settings.client.accountBase,
        loginOrigin: settings.client.loginOrigin,
        checkAnswers,
        ...(worker === undefined ? {} : { originKey: worker.originKey }),
      }),
      appOrigins: settings.account.appOrigins,
      trustedProxies: settings.account.trustedProxies,
      log,
      clientSettings: settings.client,
      health: () => healthOf(readiness),
      frameAncestors: settings.frameAncestors,
      checkAnswers,
      ...(site === undefined ? {} : { site }),
      ...(metrics === undefined ? {} : { metrics }),
      models: displayDataFiles(database.queries),
      staticDir: STATIC_DIR,
    }),
  );
  await reading;
  say(`Catalogue loaded: ${counted(search.size(), "product")}.`);
  await starting;
  say("Selection engine ready.");
  say("Catalogue search ready.");
  const ending = new AbortController();
  closes.push(() => ending.abort());
  // Only when nothing else is pending; an import indexes its own documents.
  const indexing = isFirst ? texts.read() : Promise.resolve({ read: 0, late: [] });
  indexing.then(
    ({ read, late }) => {
      if (read > 0) log.info({ manuals: read }, "the text of manuals was read for search");
      if (late.length > 0)
        log.warn({ documents: late }, "the text of manuals took too long; the next start tries again");
    },
    (error: unknown) => {
      // A stop ends the reading thread: the next start continues.
      if (!ending.signal.aborted)
        log.warn({ err: error }, "the text of manuals was not read; the next search tries again");
    },
  );
  if (folder === null) return database;
  const channel = await openImportChannel({
    ...{ dir: folder.dir, database, rebuild, log, texts },
    operateLibrary: (command) =>
      operateLibrary(database.queries, null, v.parse(LibraryCommandSchema, command)),
  });
  closes.push(() => channel.close());
  return database;
}
