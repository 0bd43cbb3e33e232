import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { bigint, boolean, customType, doublePrecision, integer, json, jsonb } from "drizzle-orm/pg-core";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/connection/database.ts";
import { openPglite } from "#server/database/connection/openPglite.ts";
import { openThreaded } from "#server/database/connection/openThreaded.ts";
import { createLog } from "#server/process/log.ts";
import { folderIn } from "#server/process/isNewFolder.ts";
import { migratedIn } from "../../../../support/databaseTemplate.ts";

/** Time for two databases on a busy machine, one in a thread from the sources. */
const TIMEOUT_MS = 240_000;

let dir = "";
let here: Database;
let inThread: Database;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-same-"));
  await (await migratedIn(join(dir, "empty"))).close();
  const empty = folderIn(join(dir, "empty"));
  here = await openPglite(join(dir, "here"), empty);
  inThread = await openThreaded({ dataDir: join(dir, "thread"), log: createLog("silent"), empty });
}, TIMEOUT_MS);
afterAll(async () => {
  await here.close();
  await inThread.close();
  await rm(dir, { recursive: true, force: true });
});

const both = (work: (database: Database) => Promise<unknown>) => Promise.all([work(here), work(inThread)]);

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** A part of a larger buffer, like content received by HTTP. */
const LARGE = new Uint8Array(60_000).map((_, at) => at % 251).subarray(1_000, 50_000);
const JSONS = [{ a: [1, "风机", null], b: { c: 0.1 } }, [], "text", 3, true];

/** Sample values for every column type, by PostgreSQL's name of the type. */
const SAMPLES: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ["text", ["", "朗源 \"风机\" '\\'\n\t{,}", "x".repeat(100_000)]],
  ["boolean", [true, false]],
  ["integer", [0, 2_147_483_647, -2_147_483_648]],
  ["bigint", [0, 42, 9_007_199_254_740_991, 9_007_199_254_740_993n]],
  ["double precision", [0.1, -1e-300, 1e300, Number.NaN, Number.POSITIVE_INFINITY]],
  ["json", JSONS.map((value) => JSON.stringify(value))],
  ["jsonb", [...JSONS.map((value) => JSON.stringify(value)), { as: ["an", "object"] }]],
  ["timestamp with time zone", [new Date(0), new Date("2026-11-27T01:02:03.456Z"), "infinity"]],
  ["date", ["2026-11-27", new Date("2026-11-27T00:00:00Z")]],
  ["uuid", ["00000000-0000-4000-8000-00000000002a"]],
  ["integer[]", [[], [1, -2], [null, 3]]],
  ["text[]", [[], ["a", 'b,"c"', "{}", "NULL", "风"], [null, "x"]]],
  ["bytea", [new Uint8Array(0), new Uint8Array([0, 255, 92]), Buffer.from("pooled"), LARGE]],
]);

test(
  "values of every type of a column are the same from a thread, written and read",
  { timeout: TIMEOUT_MS },
  async () => {
    const types = sql`select distinct format_type(atttypid, null) as type from pg_attribute a join pg_class c on c.oid = attrelid
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and attnum > 0 and not attisdropped`;
    const found = (await here.queries.execute(types)) as { readonly rows: { type: string }[] };
    // A column of a new type needs samples here.
    expect(found.rows.map(({ type }) => type).filter((type) => !SAMPLES.has(type))).toEqual([]);

    for (const [type, samples] of SAMPLES) {
      const [own, threads] = await both(async ({ queries }) => {
        await queries.execute(sql.raw(`create table sampled (id serial, value ${type})`));
        const answers: unknown[] = [];
        for (const value of [...samples, null])
          answers.push(
            await queries.execute(
              sql`insert into sampled (value) values (${sql.param(value)}) returning value`,
            ),
          );
        const value = sql`value`;
        answers.push(
          await queries
            .select({ value })
            .from(sql`sampled`)
            .orderBy(sql`id`),
        );
        answers.push(await queries.execute(sql.raw("drop table sampled")));
        return answers;
      });
      expect({ type, answers: threads }).toStrictEqual({ type, answers: own });
    }
    // The caller's bytes are not transferred.
    expect(LARGE).toHaveLength(49_000);
    expect(LARGE.buffer.byteLength).toBe(60_000);
  },
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const everything = pgTable("everything", {
  text: text(),
  number: doublePrecision(),
  count: integer(),
  large: bigint({ mode: "number" }),
  isSo: boolean(),
  json: json(),
  jsonb: jsonb(),
  at: timestamp({ withTimezone: true }),
  list: text().array(),
  bytes: bytes(),
});

test(
  "rows of a table, and types that only questions have, are the same",
  { timeout: TIMEOUT_MS },
  async () => {
    const row = {
      text: "风机",
      number: 0.1,
      count: 3,
      large: 2 ** 40,
      isSo: true,
      json: { a: 1 },
      jsonb: [1, { b: 2 }],
      at: new Date("2026-11-27T01:02:03.456Z"),
      list: ["a", "b"],
      bytes: LARGE,
    };
    const questions: readonly SQL[] = [
      sql`select 1.10::numeric, array[1.50, null]::numeric[], date '2026-02-03', interval '1 day 2 hours', count(*), sum(1::bigint)`,
      sql`select timestamp '2026-02-03 04:05', array[now()] = array[now()] as same, array[date '2026-02-03'], array[1, 2], '{{1,2},{3,4}}'::int[]`,
      sql`select 1 as twice, date '2026-02-03' as twice`,
      sql`select date '2026-02-03' as twice, 1 as twice`,
      sql`select gen_random_uuid() is null, 'a'::char, 'b'::varchar, '{"a":1}'::json, array['{"a":1}'::jsonb], null::date`,
      sql`select from everything`,
      sql`update everything set count = 4`,
      sql`delete from everything where false`,
    ];
    const [own, threads] = await both(async ({ queries }) => {
      await queries.execute(
        sql`create table everything (text text, number float8, count int, large bigint, "is_so" boolean, "isSo" boolean, json json, jsonb jsonb, at timestamptz, list text[], bytes bytea)`,
      );
      const answers: unknown[] = [];
      answers.push(await queries.insert(everything).values([row, {}]).returning());
      answers.push(await queries.select().from(everything));
      answers.push(await queries.$count(everything));
      for (const question of questions) answers.push(await queries.execute(question));
      return answers;
    });
    expect(threads).toStrictEqual(own);
    expect((threads as unknown[])[1]).toStrictEqual([
      row,
      Object.fromEntries(Object.keys(row).map((name) => [name, null])),
    ]);
  },
);

test("an error has PostgreSQL's code, constraint, table and detail", { timeout: TIMEOUT_MS }, async () => {
  const questions: readonly SQL[] = [
    sql`insert into unique_rows values (1)`,
    sql`insert into unique_rows values (null)`,
    sql`insert into unique_rows values (-1)`,
    sql`insert into unique_rows values (${"no number"})`,
    sql`select nothing from unique_rows`,
    sql`select 1 / 0`,
    sql`select from`,
    sql`select ${true}::boolean, ${"neither"}::boolean`,
  ];
  const [own, threads] = await both(async ({ queries }) => {
    await queries.execute(sql`create table unique_rows (id int primary key check (id > 0))`);
    await queries.execute(sql`insert into unique_rows values (1)`);
    const faults: unknown[] = [];
    for (const question of questions) {
      const { cause } = (await failureOf(queries.execute(question))) as {
        cause: Error & Record<string, unknown>;
      };
      const { stack: _stack, params: _params, queryOptions: _options, ...facts } = cause;
      faults.push({ ...facts, message: cause.message });
    }
    return faults;
  });
  expect(threads).toEqual(own);
  expect((threads as unknown[])[0]).toMatchObject({
    code: "23505",
    constraint: "unique_rows_pkey",
    table: "unique_rows",
    schema: "public",
    detail: "Key (id)=(1) already exists.",
  });
});
