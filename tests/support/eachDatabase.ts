import { Client } from "pg";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { migratedDatabase } from "./databaseTemplate.ts";

export const SERVER_URL = process.env["TEST_DATABASE_URL"];

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

/** A new database on the server that TEST_DATABASE_URL names. */
export async function databaseOnServer() {
  const name = `volute_test_${process.pid}_${++made}`;
  await administer(`create database ${name}`);
  const url = new URL(SERVER_URL ?? "postgres:");
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Opens it migrated. */
    open: async (): Promise<Database> => {
      const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
      await database.migrate();
      return database;
    },
    // A killed process may have left connections.
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** Dropped when it is closed. */
async function onServer(): Promise<Database> {
  const { open, drop } = await databaseOnServer();
  const database = await open();
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

interface TestedDatabase {
  readonly name: string;
  /** All tables, all empty. */
  readonly open: () => Promise<Database>;
}

/** The databases on which storage tests run: the embedded one, and a server if one is configured. */
export const DATABASES: readonly TestedDatabase[] = [
  { name: "the embedded database", open: migratedDatabase },
  ...(SERVER_URL === undefined ? [] : [{ name: "a PostgreSQL server", open: onServer }]),
];
