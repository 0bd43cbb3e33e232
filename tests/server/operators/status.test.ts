import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { groupOfTable } from "#domain/desk/operators/tableGroups.ts";
import type { Queries } from "#server/database/queries.ts";
import type { Database } from "#server/database/connection/database.ts";
import { currentRevisions } from "#server/database/revisions/catalogueRevisions.ts";
import { nodes } from "#server/database/schema/operatorSchema.ts";
import { beat, startHeartbeat } from "#server/operators/heartbeat.ts";
import type { ServingNode } from "#server/operators/NodeParts.ts";
import { readStatus } from "#server/operators/statusQueries.ts";
import { createLog } from "#server/process/log.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { healthy } from "../../support/health.ts";

test("a node stops within its time over a database that is silent in the middle of a beat", async () => {
  const silent = new Promise<never>(() => {});
  const queries = {
    insert: () => ({ values: () => ({ onConflictDoUpdate: () => silent }) }),
    delete: () => ({ where: () => silent }),
  } as unknown as Queries;
  const node: ServingNode = {
    id: randomUUID(),
    code: "0123456789abcdef",
    startedAt: new Date(),
    dataDir: tmpdir(),
    isEmbedded: false,
    health: healthy,
    revisions: () => new Map(),
  };
  const begun = performance.now();
  await startHeartbeat(queries, node, createLog("silent"))();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

describe.each(DATABASES)("on $name", ({ open }) => {
  let database: Database;
  let revisions: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    database = await fillBare(await open());
    revisions = await currentRevisions(database.queries, ["C000001", "C000002"]);
  });
  afterAll(() => database.close());

  const node = (over: Partial<ServingNode> = {}): ServingNode => ({
    id: randomUUID(),
    code: "0123456789abcdef",
    startedAt: new Date(),
    dataDir: tmpdir(),
    isEmbedded: false,
    health: healthy,
    revisions: () => revisions,
    ...over,
  });
  const shownNodes = async (own?: ServingNode) => (await readStatus(database.queries, own)).nodes;

  test("every table belongs to a group, and the groups have a size", async () => {
    const { rows } = (await database.queries.execute(
      sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )) as { rows: { name: string }[] };
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ name }) => groupOfTable(name) === null)).toEqual([]);
    const { groups, database: about } = await readStatus(database.queries, undefined);
    expect(groups.reduce((sum, { tables }) => sum + tables, 0)).toBe(rows.length);
    for (const { bytes } of groups) expect(bytes).toBeGreaterThan(0);
    expect(about.bytes).toBeGreaterThan(groups.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(about.version).toMatch(/^\d+/u);
  });

  test("the node that answers is shown as it is, with the space on its disk", async () => {
    const status = await readStatus(database.queries, node({ isEmbedded: true }));
    expect(status.database.kind).toBe("embedded");
    expect(status.disk?.freeBytes).toBeGreaterThan(0);
    expect(status.nodes).toMatchObject([
      { isThis: true, isReady: true, isSilent: false, pid: process.pid, code: "0123456789abcdef" },
    ]);
    // The folder of snapshots does not exist before the first one.
    const notYet = await readStatus(database.queries, node({ dataDir: join(tmpdir(), "not", "made") }));
    expect(notYet.disk?.totalBytes).toBe(status.disk?.totalBytes);
  });

  test("others are known by their heartbeats: behind with another catalogue, silent after three missing beats, gone after a day", async () => {
    const { queries } = database;
    const [own, other] = [node(), node({ revisions: () => new Map([["C000001", "another"]]) })];
    await beat(queries, own);
    await beat(queries, other);
    const find = async () => (await shownNodes(own)).find(({ id }) => id === other.id);
    expect(await shownNodes(own)).toHaveLength(2);
    expect(await find()).toMatchObject({ isThis: false, isReady: true, isSilent: false });
    expect((await find())?.revision).not.toBe((await shownNodes(own))[0]?.revision);
    const agoOf = (span: string) =>
      queries
        .update(nodes)
        .set({ seenAt: sql`now() - ${span}::interval` })
        .where(eq(nodes.id, other.id));
    await agoOf("90 seconds");
    expect(await find()).toMatchObject({ isSilent: true });
    await agoOf("25 hours");
    await beat(queries, own);
    expect(await find()).toBeUndefined();
    await queries.delete(nodes);
  });

  test("a node beats from its start, is not ready when its health cannot be told, and leaves the list when it stops", async () => {
    const sick = node({ health: () => Promise.reject(new Error("no database")) });
    const stop = startHeartbeat(database.queries, sick, createLog("silent"));
    await vi.waitUntil(async () => (await shownNodes()).length === 1, { timeout: 60_000 });
    expect(await shownNodes()).toMatchObject([{ id: sick.id, isReady: false, isThis: false }]);
    await stop();
    expect(await shownNodes()).toEqual([]);
  });
});
