import { sql } from "drizzle-orm";
import type { Queries } from "../queries.ts";
import { openFolder } from "./embedded/embeddedFolder.ts";
import { copyFiles, pgliteDatabase } from "./pgliteDatabase.ts";

/**
 * The embedded database of a data folder in this thread: for commands, loading and tests, where nobody else
 * waits. The server opens it in a thread of its own (`openThreaded`).
 */
export async function openPglite(dataDir: string, empty?: string) {
  const client = await openFolder(dataDir, empty);
  return { ...pgliteDatabase(client, client.died), copyTo: (to: string) => copyFiles(client, dataDir, to) };
}

/**
 * Templates for further databases of a cluster: two copies of an empty one, a third of the files of a new
 * folder.
 */
const TEMPLATES = ["template0", "template1"];

/** Drops the templates of an embedded cluster, in which no other database is ever created. */
export async function dropTemplates(queries: Queries): Promise<void> {
  for (const name of TEMPLATES) {
    await queries.execute(sql`update pg_database set datistemplate = false where datname = ${name}`);
    await queries.execute(sql`drop database ${sql.identifier(name)}`);
  }
}
