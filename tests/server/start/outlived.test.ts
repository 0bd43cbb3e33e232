import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { SERVER_URL } from "../../support/eachDatabase.ts";
import { buildKilledServer, startKilledServer, type KilledServer } from "../../support/killedProcess.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../../support/ownPostgres.ts";
import { currentOf, PROJECTS, startProjectServer } from "../../support/projectServer.ts";
import { tcpProxy, type TcpProxy } from "../../support/TcpProxy.ts";

const TIMEOUT_MS = 600_000;
const CONNECTIONS = 64;
/** ms that a database is away, and ms of work before and after. */
const AWAY_MS = 3_000;
const CALM_MS = 1_500;
/** ms after the database's return from which no call may fail. */
const WELL_MS = 2_000;
/** ms before a failed call is repeated, as a page does. */
const PAUSE_MS = 100;

interface Place {
  readonly postgres: OwnPostgres;
  readonly proxy: TcpProxy;
  /** A direct connection to the database. */
  readonly beside: () => Promise<Database>;
}

/** Ways of losing the database; each resolves when it is back. */
const LOSSES: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  async "backends end in each state"({ beside }) {
    const database = await beside();
    for (let round = 0; round < AWAY_MS / PAUSE_MS; round++) {
      await database.queries.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await wait(PAUSE_MS);
    }
    await database.close();
  },
  async "the server stops and starts"({ postgres }) {
    await postgres.stop();
    await wait(AWAY_MS);
    await postgres.start();
  },
  async "open connections are swallowed, new ones pass"({ proxy }) {
    proxy.swallow();
    return Promise.resolve();
  },
  async "everything is swallowed for a while"({ proxy }) {
    proxy.swallow();
    proxy.swallowAll(true);
    await wait(AWAY_MS);
    proxy.swallowAll(false);
  },
  async "connections are refused for a while"({ proxy }) {
    proxy.refuse(true);
    await wait(AWAY_MS);
    proxy.refuse(false);
  },
};

/** Losses during which no connection succeeds. */
const LASTING: ReadonlySet<string> = new Set([
  "the server stops and starts",
  "everything is swallowed for a while",
  "connections are refused for a while",
]);

interface Selecting {
  readonly bearer: string;
  readonly projectId: string;
}

/** Selects one product after another, repeating each with its key until it is acknowledged. */
function selecting(nodes: readonly KilledServer[], people: readonly Selecting[]) {
  const acknowledged = new Map<string, string>();
  let lastFailure = 0;
  let failures = 0;
  let isOver = false;

  /** The new row's id; `null` when the server cannot answer at the moment. */
  async function send(
    node: KilledServer,
    { bearer, projectId }: Selecting,
    selectionKey: string,
  ): Promise<string | null> {
    const body = { productId: "fan-1", selectionKey };
    const path = `${PROJECTS}/${projectId}/personal_products`;
    const answer = await node.callerWith(bearer).post(path, body);
    if (answer.code === "unavailable") return null;
    if (answer.code !== "success") throw new Error(`answers ${JSON.stringify(answer)}`);
    return (answer.data as SelectedProduct).id;
  }
  async function goOn(node: KilledServer, person: Selecting): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      for (;;) {
        const id = await send(node, person, key);
        if (id !== null) {
          acknowledged.set(key, id);
          break;
        }
        failures++;
        lastFailure = performance.now();
        await wait(PAUSE_MS);
      }
    }
  }
  const work = Promise.all(people.map((person, at) => goOn(nodes[at % nodes.length]!, person)));
  // Awaited in `end`, which reports an error.
  work.catch(() => {});
  return {
    acknowledged,
    failures: () => failures,
    lastFailure: () => lastFailure,
    async end() {
      isOver = true;
      await work;
    },
  };
}

async function rowIds(node: KilledServer, { bearer, projectId }: Selecting): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const path = `${PROJECTS}/${projectId}/personal_products/page?page_size=500&page_no=${page}`;
    const { list, totalCount } = (await node.callerWith(bearer).get(path)).data as {
      readonly list: readonly SelectedProduct[];
      readonly totalCount: number;
    };
    ids.push(...list.map(({ id }) => id));
    if (ids.length >= totalCount || list.length === 0) return ids;
  }
}

test(
  "nodes outlive every loss of their database under 64 connections: nothing acknowledged is lost, and all is well within 2 s",
  async ({ skip }) => {
    skip(SERVER_URL === undefined, "TEST_DATABASE_URL names no server: tests on PostgreSQL are not wanted");
    skip(!(await hasPostgres()), "initdb and pg_ctl are not on the PATH");
    const postgres = await ownPostgres();
    const proxy = await tcpProxy(postgres.port);
    const beside = () => openDatabase({ databaseUrl: postgres.url, dataDir: "" });
    const built = await buildKilledServer();
    const memory = await startProjectServer(async () => {
      const database = await beside();
      await database.migrate();
      return database;
    });
    const people: Selecting[] = [];
    for (let at = 0; at < CONNECTIONS; at++) {
      const person = await memory.person();
      people.push({ bearer: person.bearer, projectId: await currentOf(person) });
    }
    const url = new URL(postgres.url);
    url.port = String(proxy.port);
    const nodes = [
      await startKilledServer(built.file, "", url.href),
      await startKilledServer(built.file, "", url.href),
    ];
    const brands = "/search/selection/v1/brands/agg?gjw_category_code=C000001";
    const inMemory = await memory.nobody.get(brands);
    try {
      const work = selecting(nodes, people);
      const ready: number[] = [];

      for (const [name, lose] of Object.entries(LOSSES)) {
        await wait(CALM_MS);
        const [before, failed] = [work.acknowledged.size, work.failures()];
        const losing = lose({ postgres, proxy, beside });
        await wait(AWAY_MS / 2);
        expect(await memory.nobody.get(brands)).toEqual(inMemory);
        for (const node of nodes) expect(await node.statusOf("/livez")).toBe(200);
        if (LASTING.has(name))
          ready.push(...(await Promise.all(nodes.map((node) => node.statusOf("/readyz")))));
        await losing;
        const backAt = performance.now();
        await wait(WELL_MS);
        const [there, lastFailure] = [work.acknowledged.size, work.lastFailure()];
        await wait(CALM_MS);
        const sickMs = Math.max(0, Math.round(work.lastFailure() - backAt));
        process.stderr.write(
          `${name}: ${work.failures() - failed} unavailable, the last ${sickMs} ms after its return; ` +
            `${there - before} acknowledged, then ${work.acknowledged.size - there} in ${CALM_MS} ms\n`,
        );
        expect(work.lastFailure()).toBe(lastFailure);
        expect(work.acknowledged.size).toBeGreaterThan(there);
        for (const node of nodes) {
          expect(node.isAlive()).toBe(true);
          expect(await node.statusOf("/readyz")).toBe(200);
        }
      }
      expect(new Set(ready)).toEqual(new Set([503]));
      await work.end();

      const ids: string[] = [];
      for (const person of people) ids.push(...(await rowIds(nodes[0]!, person)));
      expect(ids.toSorted()).toEqual([...work.acknowledged.values()].toSorted());
      expect(new Set(ids).size).toBe(ids.length);
    } finally {
      for (const node of nodes) await node.kill();
      await memory.close();
      await proxy.close();
      await built.remove();
      await postgres.remove();
    }
  },
  TIMEOUT_MS,
);
