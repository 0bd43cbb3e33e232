import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announceChanges } from "#server/database/revisions/catalogueChanges.ts";
import { isDatabaseAway } from "#server/database/connection/DatabaseAway.ts";
import type { Database } from "#server/database/connection/database.ts";
import { openPostgres } from "#server/database/connection/openPostgres.ts";
import { nodes } from "#server/database/schema/operatorSchema.ts";
import { startHeartbeat } from "#server/operators/heartbeat.ts";
import type { ServingNode } from "#server/operators/NodeParts.ts";
import { createLog } from "#server/process/log.ts";
import { databaseOnServer, SERVER_URL } from "../../../support/eachDatabase.ts";
import { healthy } from "../../../support/health.ts";
import { tcpProxy, type TcpProxy } from "../../../support/TcpProxy.ts";

const DEADLINES = {
  connectMs: 500,
  queryMs: 500,
  longQueryMs: 20_000,
  pingMs: 300,
  probeEveryMs: 60_000,
  heartbeatMs: 100,
};
const PATIENCE = { timeout: 60_000 };
const CONNECTIONS = 10;

describe("on a PostgreSQL server that loses its connections", () => {
  beforeEach(({ skip }) =>
    skip(SERVER_URL === undefined, "TEST_DATABASE_URL names no server to test against"),
  );

  let made: Awaited<ReturnType<typeof databaseOnServer>>;
  /** A direct connection to the server. */
  let beside: Database;
  beforeAll(async () => {
    if (SERVER_URL === undefined) return;
    made = await databaseOnServer();
    beside = await made.open();
  });
  afterAll(async () => {
    if (SERVER_URL === undefined) return;
    await beside.close();
    await made.drop();
  });

  /** Terminates the other connections to this database. */
  const endOthers = () =>
    beside.queries.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'lost'`);
  const named = (url: string, name: string) => {
    const address = new URL(url);
    address.searchParams.set("application_name", name);
    return address;
  };
  async function through(proxy: TcpProxy): Promise<Database> {
    const url = named(made.url, "proxied");
    Object.assign(url, { hostname: "127.0.0.1", port: String(proxy.port) });
    return openPostgres(url.href, DEADLINES);
  }
  const proxied = () => tcpProxy(Number(new URL(made.url).port || 5432));
  const one = async ({ queries }: Database) => void (await queries.execute(sql`select 1`));

  test("a connection that ends idle, at work or between two queries of a transaction fails its own call alone", async () => {
    const database = await openPostgres(named(made.url, "lost").href);
    const { queries } = database;
    await one(database);
    await endOthers();
    await wait(50);
    await one(database);

    const failureOf = (asking: PromiseLike<unknown>) =>
      asking.then(
        () => null,
        (error: unknown) => error,
      );
    const working = failureOf(queries.execute(sql`select pg_sleep(60)`));
    let goOn = () => {};
    const between = new Promise<void>((resolve) => (goOn = resolve));
    const changing = failureOf(
      queries.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await between;
        await transaction.execute(sql`select 2`);
      }),
    );
    await vi.waitFor(async () => {
      const { rows } = (await beside.queries.execute(sql`select state from pg_stat_activity
        where application_name = 'lost' and state in ('active', 'idle in transaction')`)) as {
        rows: readonly unknown[];
      };
      expect(rows).toHaveLength(2);
    }, PATIENCE);
    await endOthers();
    // Without a listener the loss would end the process here, between the two queries.
    await wait(50);
    goOn();
    expect(await working).toBeInstanceOf(Error);
    expect(await changing).toBeInstanceOf(Error);
    await one(database);
    await database.close();
  });

  test("connections that say nothing any more are thrown away after the deadline, and none is missing then", async () => {
    const proxy = await proxied();
    const database = await through(proxy);
    const rush = () =>
      Promise.allSettled(
        Array.from({ length: CONNECTIONS }, (_, at) =>
          at % 2 === 0
            ? one(database)
            : database.queries.transaction((transaction) => transaction.execute(sql`select 1`)),
        ),
      );
    const failed = (ends: readonly { readonly status: string }[]) =>
      ends.filter(({ status }) => status === "rejected").length;
    expect(failed(await rush())).toBe(0);
    expect(proxy.open()).toBe(CONNECTIONS);
    proxy.swallow();
    expect(failed(await rush())).toBe(CONNECTIONS);
    // As many as the pool has: if a transaction that never began had kept one, the last would wait for it.
    expect(failed(await rush())).toBe(0);
    await database.close();
    await proxy.close();
  });

  test("dead connections are thrown away as soon as the database is seen to answer again, before any deadline", async () => {
    const proxy = await proxied();
    const url = named(made.url, "proxied");
    Object.assign(url, { hostname: "127.0.0.1", port: String(proxy.port) });
    const patient = { ...DEADLINES, queryMs: 60_000, probeEveryMs: 50 };
    const database = await openPostgres(url.href, patient);
    const rush = () => Promise.allSettled(Array.from({ length: CONNECTIONS }, () => one(database)));
    await rush();
    await database.ping();
    proxy.swallow();
    const begun = performance.now();
    const ends = await rush();
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const end of ends) {
      expect(end.status).toBe("rejected");
      expect(isDatabaseAway((end as PromiseRejectedResult).reason)).toBe(true);
    }
    await one(database);
    await database.close();
    await proxy.close();
  });

  test("a node that stops leaves the list, and does not wait for a database that has fallen silent", async () => {
    const proxy = await proxied();
    const url = named(made.url, "proxied");
    Object.assign(url, { hostname: "127.0.0.1", port: String(proxy.port) });
    const database = await openPostgres(url.href, { ...DEADLINES, queryMs: 60_000 });
    const node: ServingNode = {
      id: randomUUID(),
      code: "0123456789abcdef",
      startedAt: new Date(),
      dataDir: "",
      isEmbedded: false,
      health: healthy,
      revisions: () => new Map(),
    };
    const listed = () => beside.queries.$count(nodes, eq(nodes.id, node.id));
    const begin = () => startHeartbeat(database.queries, node, createLog("silent"));
    const stop = begin();
    await vi.waitFor(async () => expect(await listed()).toBe(1), PATIENCE);
    await stop();
    expect(await listed()).toBe(0);
    const stopSilent = begin();
    await vi.waitFor(async () => expect(await listed()).toBe(1), PATIENCE);
    proxy.swallow();
    proxy.swallowAll(true);
    const begun = performance.now();
    await stopSilent();
    await database.close();
    expect(performance.now() - begun).toBeLessThan(20_000);
    await proxy.close();
  });

  test("a transaction whose connection has died without a word leaves its locks on the server, too", async () => {
    const proxy = await proxied();
    const database = await through(proxy);
    const id = randomUUID();
    await beside.queries.execute(sql`insert into projects (id, name) values (${id}::uuid, '一号楼')`);
    const lock = sql`select from projects where id = ${id}::uuid for update`;
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holding = database.queries
      .transaction(async (transaction) => {
        await transaction.execute(lock);
        isHeld();
        await wait(100);
        await transaction.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    await held;
    proxy.swallow();
    // Our side gives up after its deadline, and the server, which is not told, after its own.
    await beside.queries.execute(lock);
    expect(isDatabaseAway(await holding)).toBe(true);
    await database.close();
    await proxy.close();
  });

  test("the server's end of each connection has deadlines, too, unless its address says otherwise", async () => {
    const told = async (address: string) => {
      const database = await openPostgres(address, DEADLINES);
      const { rows } = (await database.queries.execute(sql`select name, setting from pg_settings
        where name in ('tcp_user_timeout', 'tcp_keepalives_idle', 'idle_in_transaction_session_timeout')
        order by name`)) as { readonly rows: readonly { name: string; setting: string }[] };
      await database.close();
      return rows.map(({ setting }) => setting);
    };
    // Four times the deadline of 500 ms for a query, the limit for an idle transaction.
    expect(await told(made.url)).toEqual(["2000", "10", "500"]);
    const own = new URL(made.url);
    own.searchParams.set("options", "-c tcp_user_timeout=7000");
    const [, , userOfOwn] = await told(own.href);
    expect(userOfOwn).toBe("7000");
  });

  test("a lost connection is told apart from a fault of ours", async () => {
    const proxy = await proxied();
    const database = await through(proxy);
    const failureOf = (asking: PromiseLike<unknown>) =>
      asking.then(
        () => null,
        (error: unknown) => error,
      );
    expect(isDatabaseAway(await failureOf(database.queries.execute(sql`select from nowhere`)))).toBe(false);
    await proxy.close();
    expect(isDatabaseAway(await failureOf(one(database)))).toBe(true);
    const transaction = database.queries.transaction((changing) => changing.execute(sql`select 1`));
    expect(isDatabaseAway(await failureOf(transaction))).toBe(true);
    await database.close();
  });

  test("a call that is not answered says so, and what takes long by its name may take longer", async () => {
    const database = await openPostgres(made.url, DEADLINES);
    await expect(database.queries.execute(sql`select pg_sleep(2)`)).rejects.toMatchObject({
      cause: { message: "The database has not answered within 0.5 s" },
    });
    await database.longQueries.execute(sql`select pg_sleep(1)`);
    await database.close();
  });

  test("a probe is answered over a connection of its own, within its own time", async () => {
    const proxy = await proxied();
    const database = await through(proxy);
    const busy = Promise.allSettled(
      Array.from({ length: 2 * CONNECTIONS }, () => database.queries.execute(sql`select pg_sleep(0.4)`)),
    );
    await database.ping();
    await busy;
    proxy.swallow();
    proxy.swallowAll(true);
    await expect(database.ping()).rejects.toBeInstanceOf(Error);
    proxy.swallowAll(false);
    await vi.waitFor(() => database.ping(), PATIENCE);
    await database.close();
    await proxy.close();
  });

  test("a node whose hearing connection has died without a word hears again, and is told that it missed something", async () => {
    const proxy = await proxied();
    const database = await through(proxy);
    const heard: (string | null)[] = [];
    const stop = await database.hearChanges((code) => heard.push(code));
    proxy.swallow();
    await announceChanges(beside.queries, ["C000001"]);
    await vi.waitFor(() => expect(heard).toEqual([null]), PATIENCE);
    await announceChanges(beside.queries, ["C000002"]);
    await vi.waitFor(() => expect(heard).toEqual([null, "C000002"]), PATIENCE);
    await stop();
    await database.close();
    await proxy.close();
  });
});
