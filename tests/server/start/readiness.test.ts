import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readHealth } from "#api/contract/health.ts";
import { createApp } from "#server/http/app.ts";
import { createEngine, startingEngine, type Engine } from "#server/selection/Engine.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { healthOf, notReady } from "#server/start/Readiness.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { Database } from "#server/database/connection/database.ts";
import type { Snapshots } from "#server/database/revisions/snapshots.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { callerOf } from "../../support/caller.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { askedRoom, multiRoomRequest } from "../../support/multiRoomRequest.ts";
import { smallCatalogue } from "../../support/smallCatalogue.ts";

const FAN = "C000001";
const PUMP = "C000002";
const log = createLog("silent");

let database: Database;
beforeAll(async () => {
  database = await smallCatalogue([{ id: "one" }]);
});
afterAll(() => database.close());

/** A promise that the test resolves. */
function held<Value>() {
  let come: (value: Value) => void = () => {};
  const coming = new Promise<Value>((resolve) => {
    come = resolve;
  });
  return { coming, come };
}

const brandsOf = (code: string) => `/search/selection/v1/brands/agg?gjw_category_code=${code}`;
/** Whether a promise has settled by now; can be asked again later. */
function watched(coming: Promise<unknown>) {
  let hasCome = false;
  const come = () => {
    hasCome = true;
  };
  coming.then(come, come);
  return () => hasCome;
}

test("before the database is open nothing is ready, and a load is called one", async () => {
  const readiness = notReady();
  expect(await healthOf(readiness)).toMatchObject({ isReady: false, database: "opening" });
  readiness.isLoading = true;
  const health = await healthOf(readiness);
  expect(health).toMatchObject({ isReady: false, database: "loading", selection: "starting" });
  expect(health.search).toHaveLength(19);
  expect(health.search.some(({ isReady }) => isReady)).toBe(false);
});

test("a call waits for what it needs and for nothing else, and the health says what is there", async () => {
  const pumps = held<void>();
  const engine = held<Engine>();
  const snapshots: Snapshots = {
    async of(_name, categoryCode, read) {
      if (categoryCode === PUMP) await pumps.coming;
      return read(null);
    },
    keep: () => Promise.resolve(),
  };
  const search = createCatalogueSearch({ database, log, snapshots });
  const readiness = { ...notReady(), database, search };
  const app = createApp({
    routes: allRoutes({ database, bounds: USUAL_BOUNDS, search, engine: startingEngine(engine.coming) }),
    log,
    clientSettings: CLIENT_SETTINGS,
    health: () => healthOf(readiness),
  });
  const { get, post } = callerOf(app);
  const health = async () => {
    const { data } = (await (await app.request("/healthz")).json()) as { data: unknown };
    return v.parse(readHealth.output, data);
  };
  const ready = async () =>
    (await health()).search.flatMap(({ categoryCode, isReady }) => (isReady ? categoryCode : []));

  const reading = search.readAll();
  const ofPumps = get(brandsOf(PUMP));
  const rooms = multiRoomRequest([askedRoom("r", { roomArea: 18, coolingLoad: 4.5 })]);
  const selected = post("/search/selection/v1/products/multi_room/C000006", rooms);
  const waiting = [watched(ofPumps), watched(selected)];
  expect(await get(brandsOf(FAN))).toMatchObject({ code: "success", data: [{ brandCode: "B1", count: 1 }] });
  expect(waiting.map((hasCome) => hasCome())).toEqual([false, false]);
  expect(await ready()).toEqual([FAN]);
  expect(await health()).toMatchObject({ isReady: false, database: "ok", selection: "starting" });

  pumps.come();
  await reading;
  expect(await ofPumps).toMatchObject({ code: "success", data: [] });
  expect(await ready()).toHaveLength(19);
  expect(await health()).toMatchObject({ isReady: false, selection: "starting" });

  const started = await createEngine({ database, log });
  engine.come(started);
  readiness.hasEngine = true;
  expect(await selected).toMatchObject({ code: "success", data: [{ roomId: "r", model: null }] });
  expect(await health()).toMatchObject({ isReady: true, database: "ok", selection: "ready" });
  await started.dispose();
});

test("an engine that does not start fails the calls that waited for it, and there is nothing to dispose of", async () => {
  const engine = startingEngine(Promise.reject(new Error("no thread")));
  await expect(engine.rebuild(FAN)).rejects.toThrow("no thread");
  await expect(engine.dispose()).resolves.toBeUndefined();
});
