import { Client } from "pg";
import { openDatabase, type Database } from "#server/store/database.ts";
import { bareDatabase } from "./bareDatabase.ts";

const SERVER_URL = process.env["TEST_DATABASE_URL"];

let made = 0;

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A migrated database of the test's own on the PostgreSQL server, gone when it is closed. */
async function postgresDatabase(): Promise<Database> {
  const name = `volute_test_${process.pid}_${++made}`;
  await administer(`create database ${name}`);
  const url = new URL(SERVER_URL ?? "postgres:");
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  await database.migrate();
  return {
    ...database,
    async close() {
      await database.close();
      await administer(`drop database ${name}`);
    },
  };
}

type Named = readonly [name: string, open: () => Promise<Database>, isThere: boolean];

/** Both kinds of database; PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const accountDatabases = (): readonly Named[] => [
  ["the embedded database", bareDatabase, true],
  ["a PostgreSQL server", postgresDatabase, SERVER_URL !== undefined],
];
