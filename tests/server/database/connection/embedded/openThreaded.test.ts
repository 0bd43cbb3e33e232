import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/connection/database.ts";
import { DatabaseAway, isDatabaseAway } from "#server/database/connection/DatabaseAway.ts";
import {
  openThreaded,
  type Threaded,
  type ThreadDeadlines,
} from "#server/database/connection/openThreaded.ts";
import { announceChanges } from "#server/database/revisions/catalogueChanges.ts";
import { createLog } from "#server/process/log.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { migratedIn } from "../../../../support/databaseTemplate.ts";

/** Time to start a thread from the sources several times on a busy machine. */
const TIMEOUT_MS = 240_000;

const DEADLINES: ThreadDeadlines = {
  queueMs: 60_000,
  queryMs: 60_000,
  longQueryMs: 60_000,
  pingMs: 60_000,
  openMs: 60_000,
  closeMs: 60_000,
};

let empty = "";
let dir = "";
let made = 0;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-threaded-"));
  await (await migratedIn(join(dir, "empty"))).close();
  empty = folderIn(join(dir, "empty"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(deadlines: Partial<ThreadDeadlines> = {}, others: Partial<Threaded> = {}) {
  const dataDir = join(dir, String(++made));
  const log = createLog("silent");
  const database = await openThreaded({
    ...{ dataDir, log, empty },
    deadlines: { ...DEADLINES, ...deadlines },
    ...others,
  });
  opened.push(database);
  await database.queries.execute(sql`create table kept (id integer primary key)`);
  return { database, dataDir };
}

/** A log that stores its lines. */
function keptLog() {
  const told: string[] = [];
  const note = (_facts: object, message: string) => told.push(message);
  return { told, log: { error: note, warn: note, info: note, debug: note } };
}

interface Rows<Row> {
  readonly rows: readonly Row[];
}
async function rowsOf<Row>({ queries }: Pick<Database, "queries">, asked: SQL): Promise<readonly Row[]> {
  return ((await queries.execute(asked)) as Rows<Row>).rows;
}
const keptIn = async (database: Database) =>
  (await rowsOf<{ id: number }>(database, sql`select id from kept order by id`)).map(({ id }) => id);

/** A query that takes longer than any test. */
const FOR_EVER = sql`select count(*) from generate_series(1, 100000000000)`;

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test(
  "a transaction has the database to itself, and whoever asks meanwhile is answered after it, in order",
  { timeout: TIMEOUT_MS },
  async () => {
    const { database } = await open();
    const done: string[] = [];
    const first = database.queries
      .transaction(async (transaction) => {
        await transaction.execute(sql`insert into kept values (1)`);
        // A query that came in between would run before this.
        for (let turn = 0; turn < 20; turn++) await transaction.execute(sql`select 1`);
        await transaction.execute(sql`insert into kept values (2)`);
      })
      .then(() => done.push("transaction"));
    const counts = [1, 2, 3].map(async (number) => {
      const kept = await keptIn(database);
      done.push(`query ${number}`);
      return kept;
    });
    // A query reaches the database a few steps after the call.
    await setImmediate();
    const second = database.longQueries
      .transaction((transaction) => transaction.execute(sql`insert into kept values (3)`))
      .then(() => done.push("long transaction"));
    await Promise.all([first, second]);
    expect(await Promise.all(counts)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(done).toEqual(["transaction", "query 1", "query 2", "query 3", "long transaction"]);
  },
);

test(
  "what fails is rolled back, a transaction that is over takes no query, and a caught error is no commit",
  { timeout: TIMEOUT_MS },
  async () => {
    const { database } = await open();
    const { queries } = database;
    const failing = queries.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values (1)`);
      throw new Error("thought better of it");
    });
    await expect(failing).rejects.toThrow("thought better of it");

    const late = await queries.transaction((transaction) => Promise.resolve(transaction));
    expect(await failureOf(late.execute(sql`insert into kept values (2)`))).toMatchObject({
      cause: { message: "Transaction is closed" },
    });

    const caught = queries.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values (3)`);
      await failureOf(transaction.execute(sql`insert into kept values (3)`));
    });
    await expect(caught).rejects.toMatchObject({ code: "25P02" });
    expect(await keptIn(database)).toEqual([]);
  },
);

test(
  "a query that is late ends its thread; it alone fails, and what was answered before is kept",
  { timeout: TIMEOUT_MS },
  async () => {
    const { told, log } = keptLog();
    const { database } = await open({ queryMs: 3_000 }, { log });
    const { queries } = database;
    const heard: (string | null)[] = [];
    await database.hearChanges((code) => heard.push(code));
    await queries.execute(sql`insert into kept values (1)`);
    const late = failureOf(
      queries.transaction(async (transaction) => {
        await transaction.execute(sql`insert into kept values (2)`);
        await transaction.execute(FOR_EVER);
      }),
    );
    const waiting = [keptIn(database), keptIn(database)];
    const error = await late;
    expect(isDatabaseAway(error)).toBe(true);
    expect((error as Error).cause).toMatchObject({
      message: "The embedded database has not answered within 3 s",
    });
    // Rejected at once, while the next thread opens.
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseAway);
    expect(await Promise.all(waiting)).toEqual([[1], [1]]);
    await database.ping();
    await queries.execute(sql`insert into kept values (3)`);
    expect(await keptIn(database)).toEqual([1, 3]);
    expect(told).toEqual([
      "the embedded database is away and is opened again",
      "the embedded database is open again",
    ]);
    await announceChanges(queries, ["C000006"]);
    await expect.poll(() => heard).toEqual([null, "C000006"]);
  },
);

test(
  "a database that is at work is well, a call waits for its turn only so long, and a closing does not wait for it",
  { timeout: TIMEOUT_MS },
  async () => {
    const { database } = await open({ queueMs: 200, queryMs: 2_000, closeMs: 200 });
    const long = failureOf(database.longQueries.execute(FOR_EVER));
    await database.ping();
    const waited = await failureOf(database.queries.execute(sql`select 1`));
    expect((waited as Error).cause).toMatchObject({
      message: "The embedded database has been busy for 0.2 s",
    });
    await expect
      .poll(() => failureOf(database.ping()), { timeout: 60_000 })
      .toMatchObject({ message: "The embedded database has been at one query for more than 2 s" });
    await database.close();
    expect(((await long) as Error).cause).toMatchObject({ message: "The embedded database is closed" });
    await expect(database.ping()).rejects.toThrow("closed");
    await expect(database.queries.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: "The embedded database is closed" },
    });
  },
);

test(
  "a closing does not wait for a database that is being opened again",
  { timeout: TIMEOUT_MS },
  async () => {
    const { told, log } = keptLog();
    const { database } = await open({ queryMs: 1_000, closeMs: 3_000 }, { log });
    let lost: Error | undefined;
    void database.lost.then((reason) => (lost = reason));
    const late = failureOf(database.queries.execute(FOR_EVER));
    const isAway = "the embedded database is away and is opened again";
    await expect.poll(() => told, { timeout: 60_000, interval: 1 }).toEqual([isAway]);
    const waiting = failureOf(keptIn(database));
    const begun = performance.now();
    await database.close();
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(isDatabaseAway(await late)).toBe(true);
    expect(await waiting).toMatchObject({ cause: { message: "The embedded database is closed" } });
    expect([told, lost]).toEqual([[isAway], undefined]);
  },
);

/** Makes the database's log unwritable; returns a function that restores its folder. */
async function takeLog(dataDir: string): Promise<() => Promise<void>> {
  const log = join(folderIn(dataDir), "pg_wal");
  await rename(log, `${log}.away`);
  return () => rename(`${log}.away`, log);
}
/** More than the remaining space of a log file. */
const LOGGED = sql`select pg_logical_emit_message(true, 'x', repeat('y', ${3_000_000}))`;

test(
  "a panic is told as absence, and the database is opened again; when that fails, it is lost",
  { timeout: TIMEOUT_MS },
  async () => {
    const { database, dataDir } = await open();
    const { queries } = database;
    await queries.execute(sql`insert into kept values (1)`);
    const bringBack = await takeLog(dataDir);
    expect(isDatabaseAway(await failureOf(queries.execute(LOGGED)))).toBe(true);
    // Before the next thread needs it.
    await bringBack();
    expect(await keptIn(database)).toEqual([1]);

    await takeLog(dataDir);
    expect(isDatabaseAway(await failureOf(queries.execute(LOGGED)))).toBe(true);
    expect((await database.lost).message).toMatch(/^The embedded database cannot be opened again/u);
    expect(isDatabaseAway(await failureOf(queries.execute(sql`select 1`)))).toBe(true);
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseAway);
  },
);

test(
  "on a full disk a dead database waits for room, and whoever asks meanwhile is told",
  { timeout: TIMEOUT_MS },
  async () => {
    const { told, log } = keptLog();
    let free = 0;
    const { database, dataDir } = await open({}, { log, freeBytes: () => Promise.resolve(free) });
    const { queries } = database;
    await queries.execute(sql`insert into kept values (1)`);
    const bringBack = await takeLog(dataDir);
    await failureOf(queries.execute(LOGGED));
    await expect.poll(() => told, { timeout: 60_000 }).toContain("the disk is full");
    expect(await failureOf(queries.execute(sql`select 1`))).toMatchObject({
      cause: { message: "The embedded database waits for room on its disk" },
    });
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseAway);
    await bringBack();
    free = 1024 ** 3;
    await expect.poll(() => told, { timeout: 60_000 }).toContain("the embedded database is open again");
    expect(await keptIn(database)).toEqual([1]);
  },
);

test("a folder without page checksums is named once", { timeout: TIMEOUT_MS }, async () => {
  const { told, log } = keptLog();
  const dataDir = join(dir, String(++made));
  await mkdir(dataDir);
  const old = await PGlite.create({ dataDir: folderIn(dataDir), initDbStartParams: ["--no-data-checksums"] });
  await old.close();
  await (await openThreaded({ dataDir, log })).close();
  expect(told).toEqual([expect.stringMatching(/^the database has no page checksums: .*npm run restore/u)]);
});
