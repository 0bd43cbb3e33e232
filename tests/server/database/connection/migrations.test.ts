import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callersIn } from "#server/account/callersIn.ts";
import { isPassword } from "#server/account/passwords/hashing.ts";
import { hashOfSecret } from "#server/account/secrets.ts";
import { createApp } from "#server/http/app.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { Database } from "#server/database/connection/database.ts";
import { makeGrant } from "#server/account/grants.ts";
import { MIGRATIONS } from "#server/database/connection/migrations.ts";
import { pgliteDatabase } from "#server/database/connection/pgliteDatabase.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { callerOf } from "../../../support/caller.ts";
import { CLIENT_SETTINGS } from "../../../support/clientSettings.ts";
import { emptyPglite } from "../../../support/databaseTemplate.ts";
import { healthy } from "../../../support/health.ts";

/**
 * Hashes of released migrations. Changing one would leave out databases that have already applied it; add a line
 * for a new one.
 */
const IN_USE = [
  "4b49cc88ed41b05a66686f224d1aaa84b2cecfacef9ec2e1bab6da7cc7d1b374",
  "9196a9bf9b0157be50dd8684a009259907554b65ad9233a06747beaab5363334",
  "c1ea7ccc5958f20a38ad00b4e8d336b9a3e7825795c5739c5491652acedea68e",
  "ff8ab4a95b510adccb6ddd3e2a9930db8ec62ac79e5c7f4458037f49d001f0f3",
  "05cce910626c2c8605deb9b5346496d526bd1a70a5b6f7c3cb1b5f96f9235967",
  "b06e3fb4747ba459ea2ec0eebc470e7c09337aeb10d1d3b5ef401fe8fa2330f7",
  "c83efb9dcf95d684bb93468c9354b73622df294d6f0d729a972dc8cf28f9c486",
  "ceb4259286b74212f969bc26edb3ece685e698bcea893527635404b64b5d5b0e",
  "9164e9ed9359c46b521516413a20511a1ffa4356edd796df230c1c47950e3e43",
];

const fixture = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../fixtures/database/${name}`, import.meta.url)), "utf8");

/** All rows of all tables, as text. */
async function rowsOf(client: PGlite): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables " +
      "where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1",
  );
  const all: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(one)::text as row from ${name} one order by 1`,
    );
    all.push([name, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(all);
}

/** Columns, keys and indexes. */
async function schemaOf(client: PGlite): Promise<readonly object[]> {
  const asked = await Promise.all(
    [
      "select table_name, column_name, udt_name, is_nullable, column_default, identity_generation " +
        "from information_schema.columns where table_schema = 'public' order by 1, 2",
      "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) " +
        "from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
      "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
    ].map((question) => client.query<object>(question)),
  );
  return asked.flatMap(({ rows }) => rows);
}

test("the migrations in use are those of before, in their order", () => {
  const written = readMigrationFiles(MIGRATIONS);
  const hashes = written.map(({ sql }) => createHash("sha256").update(sql.join("\n")).digest("hex"));
  expect(hashes).toEqual(IN_USE);
  const dates = written.map(({ folderMillis }) => folderMillis);
  expect(dates).toEqual(dates.toSorted((one, other) => one - other));
});

describe("a database as it stood at migration 0024, before they became one", () => {
  let client: PGlite;
  let database: Database;
  beforeEach(async () => {
    client = await emptyPglite();
    await client.exec(await fixture("at0024.sql"));
    database = pgliteDatabase(client);
  });
  afterEach(() => database.close());

  test("has the schema of a new one", async () => {
    await database.migrate();
    const fresh = await emptyPglite();
    await pgliteDatabase(fresh).migrate();
    expect(await schemaOf(client)).toEqual(await schemaOf(fresh));
    await fresh.close();
  });

  test("goes on with every row in it", async () => {
    const before = await rowsOf(client);
    expect(before["public.plan_versions"]).toHaveLength(2);
    await database.migrate();
    const after = await rowsOf(client);
    const parsed = (rows: readonly string[] = []) => rows.map((row) => JSON.parse(row) as object);
    for (const [table, rows] of Object.entries(before)) {
      // A migration adds columns and keeps the values of existing rows. The ledger has a row for each later
      // migration.
      const now = parsed(after[table]);
      for (const row of parsed(rows)) expect(now).toContainEqual(expect.objectContaining(row));
      const since = table === "drizzle.applied_migrations" ? IN_USE.length - 1 : 0;
      expect([table, now.length]).toEqual([table, rows.length + since]);
    }
  });

  test("answers for its accounts, projects, selected products, members, links and plans as it did", async () => {
    await database.migrate();
    const log = createLog("silent");
    const refuse = () => Promise.reject(new Error("selects no rooms"));
    const app = createApp({
      routes: allRoutes({
        database,
        bounds: USUAL_BOUNDS,
        search: createCatalogueSearch({ database, log }),
        engine: { selectForRooms: refuse, roomCandidates: refuse },
      }),
      callerOf: callersIn(database.queries),
      log,
      clientSettings: CLIENT_SETTINGS,
      health: healthy,
      checkAnswers: true,
    });
    const { rows } = await client.query<{ id: number; account: string; hash: string }>(
      "select id, account, password_hash as hash from users order by id",
    );
    const [owner, , withPassword] = rows;
    expect(withPassword?.account).toBe("zhao");
    expect(await isPassword(withPassword!.hash, "correct horse battery")).toBe(true);

    const session = await makeGrant(database.queries, "session", { userId: owner!.id });
    const bearer = await makeGrant(database.queries, "access", {
      userId: owner!.id,
      parent: hashOfSecret(session),
    });
    const caller = callerOf(app, { Authorization: `Bearer ${bearer}` });
    const answers = JSON.parse(await fixture("at0024.answers.json")) as Readonly<Record<string, object>>;
    expect(Object.keys(answers).length).toBeGreaterThan(5);
    for (const [path, answer] of Object.entries(answers))
      expect(await caller.get(path)).toEqual({ message: "ok", ...answer });
  });

  test("is refused in a sentence where it is older, and stays as it is", async () => {
    await client.exec("delete from drizzle.applied_migrations where created_at = 1795647277840");
    await client.exec("drop table project_removals");
    const before = await rowsOf(client);
    await expect(database.migrate()).rejects.toThrow(/older than the first migration.*left as it is/u);
    expect(await rowsOf(client)).toEqual(before);
  });
});
