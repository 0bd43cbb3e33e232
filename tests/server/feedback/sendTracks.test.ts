import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TRACK_EVENTS } from "#api/contract/tracks.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { callerOf } from "../../support/caller.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(bareDatabase);
});
afterAll(() => server.close());
beforeEach(() => server.database.queries.delete(tracks));

const send = (events: readonly object[]) => callerOf(server.app).post("/tracks", { tracks: events });
const stored = () => server.database.queries.select().from(tracks).orderBy(asc(tracks.id));
const EVENT = { event: "batchSelection", platform: "web", at: 1_763_000_000_123, properties: {} };

test("every event is kept in order, with the visitor's clock and ours", async () => {
  const events = TRACK_EVENTS.map((event, at) => ({
    ...EVENT,
    event,
    properties: { rooms: at, route: "fan", last: null },
  }));
  const before = Date.now();
  expect(await send(events)).toMatchObject({ code: "success", data: { accepted: events.length } });
  const rows = await stored();
  expect(rows).toMatchObject(events.map((event) => ({ ...event, at: new Date(event.at) })));
  for (const { receivedAt } of rows) expect(Math.abs(receivedAt.getTime() - before)).toBeLessThan(60_000);
});

test.each([
  ["an event there is not", { event: "spy" }, "tracks.1.event"],
  ["a clock before 1970", { at: -1 }, "tracks.1.at"],
  ["a clock that no calendar holds", { at: 8.7e15 }, "tracks.1.at"],
  ["a property that is a list", { properties: { list: [1] } }, "tracks.1.properties.list"],
  ["a host there is not", { platform: "x" }, "tracks.1.platform"],
])("a batch with %s is refused whole", async (_what, wrong, path) => {
  expect(await send([EVENT, { ...EVENT, ...wrong }])).toMatchObject({
    status: 400,
    code: "invalid.parameter",
    faults: [path],
  });
  expect(await stored()).toEqual([]);
});

test("no event and more than 100 are refused", async () => {
  expect(await send([])).toMatchObject({ code: "invalid.parameter", faults: ["tracks"] });
  expect(await send(Array.from({ length: 101 }, () => EVENT))).toMatchObject({
    code: "invalid.parameter",
    faults: ["tracks"],
  });
});
