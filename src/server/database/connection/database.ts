import type { Log } from "../../process/log.ts";
import type { HearChange } from "../revisions/catalogueChanges.ts";
import type { Queries } from "../queries.ts";
import type { Connections } from "./Connections.ts";

/** The server's one database, embedded or not: same schema, same migrations, same queries. */
export interface Database {
  readonly queries: Queries;
  /**
   * For queries that read a whole category or the catalogue. `queries` has shorter deadlines, so that a call
   * is answered or refused sooner.
   */
  readonly longQueries: Queries;
  /** Brings the schema up to date; returns the number of applied migrations. */
  migrate(): Promise<number>;
  /** To call after large writes: flushes the write-ahead log to the tables, so that the log shrinks. */
  checkpoint(): Promise<void>;
  /**
   * Copies the files of the embedded database into a new folder, consistently: queries wait meanwhile. Null if
   * there are no files.
   */
  readonly copyTo: ((folder: string) => Promise<void>) | null;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  /**
   * Reports categories that this process or another node changes to `hear` until the returned function is called.
   */
  hearChanges(hear: HearChange): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** Connections for calls, and calls that wait for one; absent for the embedded database. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Resolves with the reason when the database is lost and only a new process can open it again. */
  readonly lost: Promise<Error>;
}

/** The database for work that may take minutes. */
export const patient = (database: Database): Database => ({ ...database, queries: database.longQueries });

export interface DatabaseSettings {
  /** Address of a PostgreSQL server, 15 or newer; `null` keeps everything in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly connections?: Connections;
}

/**
 * Loads only the driver that is used.
 * @throws Error when the folder or the server cannot be opened
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  connections,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl === null) return (await import("./openPglite.ts")).openPglite(dataDir);
  return (await import("./openPostgres.ts")).openPostgres(databaseUrl, undefined, connections);
}

/**
 * Like `openDatabase`, for a server: an embedded database runs in a thread of its own, so that no query blocks the
 * server's thread.
 */
export async function openServerDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  if (settings.databaseUrl !== null) return openDatabase(settings);
  return (await import("./openThreaded.ts")).openThreaded({ dataDir: settings.dataDir, log });
}
