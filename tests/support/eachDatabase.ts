import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { openDatabase, type Database } from "#server/store/database.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";

const SERVER_URL = process.env["TEST_DATABASE_URL"];

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

/** An empty database of its own on the server that TEST_DATABASE_URL names; it goes when it is closed. */
async function onServer(): Promise<Database> {
  const name = `volute_test_${process.pid}_${++made}`;
  await administer(`create database ${name}`);
  const url = new URL(SERVER_URL ?? "postgres:");
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(`drop database ${name}`);
    },
  };
}

interface TestedDatabase {
  readonly name: string;
  readonly open: () => Promise<Database>;
}

/** The databases that a test of what is written runs on: the embedded one, and a server where one is named. */
export const DATABASES: readonly TestedDatabase[] = [
  { name: "the embedded database", open: async () => pgliteDatabase(await PGlite.create()) },
  ...(SERVER_URL === undefined ? [] : [{ name: "a PostgreSQL server", open: onServer }]),
];
