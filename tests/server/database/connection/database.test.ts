import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/connection/database.ts";
import { recordTracks } from "#server/feedback/recordTracks.ts";
import { tracks } from "#server/database/schema/schema.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "volute-database-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const EVENT = {
  event: "pageView",
  platform: "web",
  at: 1_700_000_000_000,
  properties: { route: "fan" },
} as const;

test("migrations are applied once, and what was written is there after closing", async () => {
  const first = await openDatabase({ databaseUrl: null, dataDir });
  expect(await first.migrate()).toBeGreaterThan(0);
  expect(await first.migrate()).toBe(0);
  await first.ping();
  await recordTracks(first.queries, [EVENT]);
  await first.close();

  const second = await openDatabase({ databaseUrl: null, dataDir });
  expect(await second.migrate()).toBe(0);
  const [kept] = await second.queries.select().from(tracks);
  expect(kept).toMatchObject({ ...EVENT, at: new Date(EVENT.at) });
  await second.close();
});

test("a closed database does not answer a ping", async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.close();
  await expect(database.ping()).rejects.toThrow(/closed/u);
});

test("a server that is not there is an error at once, not at the first query", async () => {
  const databaseUrl = "postgres://volute:volute@127.0.0.1:1/volute";
  await expect(openDatabase({ databaseUrl, dataDir })).rejects.toThrow(/ECONNREFUSED/u);
});
