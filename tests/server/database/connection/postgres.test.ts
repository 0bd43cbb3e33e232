import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { NOBODY } from "#server/library/access/productTables.ts";
import { PUBLIC_TABLES } from "#server/database/schema/catalogueTables.ts";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { engineKinds } from "#server/selection/engineKinds.ts";
import { FAN_COIL_PROPERTIES } from "#server/selection/fanCoil/readFanCoil.ts";
import { readSearchCategory } from "#server/search/readSearchCategory.ts";
import { announceChanges } from "#server/database/revisions/catalogueChanges.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { classifications } from "#server/definitions/classifications.ts";
import { countProducts } from "../../../support/countProducts.ts";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { productById } from "#server/product/productById.ts";
import { productParameters } from "#server/product/productParameters.ts";
import { propertyDefinitionsOf } from "#server/definitions/propertyDefinitionsOf.ts";
import type { Queries } from "#server/database/queries.ts";
import { recordTracks } from "#server/feedback/recordTracks.ts";
import { tracks } from "#server/database/schema/schema.ts";
import { testDatabase } from "../../../support/testDatabase.ts";
import { thinCatalogue, thinParts } from "../../../support/thinCatalogue.ts";

const SERVER_URL = process.env["TEST_DATABASE_URL"];
const NAME = `volute_test_${process.pid}`;

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
const open = () => {
  const url = new URL(SERVER_URL ?? "postgres:");
  url.pathname = `/${NAME}`;
  return openDatabase({ databaseUrl: url.href, dataDir: "" });
};

describe("on a PostgreSQL server", () => {
  beforeEach(({ skip }) =>
    skip(SERVER_URL === undefined, "TEST_DATABASE_URL names no server to test against"),
  );

  let nodes: readonly Database[] = [];
  let embedded: Database;
  beforeAll(async () => {
    if (SERVER_URL === undefined) return;
    await administer(`create database ${NAME}`);
    nodes = [await open(), await open()];
    embedded = await testDatabase();
  });
  afterAll(async () => {
    if (SERVER_URL === undefined) return;
    for (const database of [...nodes, embedded]) await database.close();
    await administer(`drop database ${NAME}`);
  });

  test("whoever waits for one of its connections is not told that it is gone", async () => {
    const database = await open();
    // With 10 connections the last ten wait 10.8 s, longer than the limit for reaching a server.
    const waits = Array.from({ length: 100 }, () => database.queries.execute("select pg_sleep(1.2)"));
    expect((await Promise.allSettled(waits)).filter(({ status }) => status === "rejected")).toEqual([]);
    await database.close();
  });

  test("of two nodes that start at once each finds all migrations applied and the catalogue whole", async () => {
    const applied = await Promise.all(nodes.map((node) => node.migrate()));
    expect(Math.min(...applied)).toBe(0);
    expect(Math.max(...applied)).toBeGreaterThan(0);
    await Promise.all(nodes.map((node) => loadCatalogue(node, "on", () => {}, thinParts)));
    const { products: bundled } = thinCatalogue();
    const counts = await Promise.all(nodes.map(({ queries }) => countProducts(queries)));
    expect(counts).toEqual([bundled.length, bundled.length]);
  });

  const QUESTIONS: Readonly<Record<string, (queries: Queries) => Promise<unknown>>> = {
    classifications: (queries) => classifications(queries),
    "property definitions": (queries) => propertyDefinitionsOf(queries, "C000006"),
    "the category for search": (queries) => readSearchCategory(queries, "C000002"),
    "a product": (queries) => productById(queries, PUBLIC_TABLES, "lywa683p30"),
    parameters: async (queries) => {
      const kinds = await engineKinds();
      return productParameters(
        queries,
        NOBODY,
        ["lbl-fcu-1", "lywa683p30"],
        (code) => kinds.get(code)?.parameters.GMEP_PARAMETER ?? [],
      );
    },
    "the category for the engine": (queries) => categoryProducts(queries, "C000006", FAN_COIL_PROPERTIES),
  };
  test.each(Object.entries(QUESTIONS))(
    "%s are answered as the embedded database answers",
    async (_name, ask) => {
      const [node] = nodes;
      if (!node) throw new Error("no server was opened");
      expect(await ask(node.queries)).toEqual(await ask(embedded.queries));
    },
  );

  test("a change that one node makes is heard by the other", async () => {
    const [one, other] = nodes;
    if (!one || !other) throw new Error("no server was opened");
    const heard: (string | null)[] = [];
    const stop = await other.hearChanges((code) => heard.push(code));
    await announceChanges(one.queries, ["C000001"]);
    await vi.waitFor(() => expect(heard).toEqual(["C000001"]), { timeout: 60_000 });
    await stop();
  });

  test("tracks are kept as the embedded database keeps them", async () => {
    const [node] = nodes;
    if (!node) throw new Error("no server was opened");
    const event = {
      event: "pageView",
      platform: "web",
      at: 1_763_000_000_123,
      properties: { rooms: 1 },
    } as const;
    await recordTracks(node.queries, [event]);
    expect(await node.queries.select().from(tracks)).toMatchObject([{ ...event, at: new Date(event.at) }]);
  });
});
