import type { HearChange } from "../revisions/catalogueChanges.ts";
import type { Queries } from "../queries.ts";

/** The one database of the server, embedded or not: same schema, same migrations, same queries. */
export interface Database {
  readonly queries: Queries;
  /** The same for what goes through a category or the catalogue: a call is answered or refused sooner than that takes. */
  readonly longQueries: Queries;
  /** Brings the schema up to date; answers how many migrations that took. */
  migrate(): Promise<number>;
  /** After much was written: moves it from the log to its place, so that the log shrinks. */
  checkpoint(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Hears of changed categories until the answered function is called. */
  hearChanges(hear: HearChange): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** Comes when nothing can be asked any more and only a new process can open it again; says why. */
  readonly lost: Promise<Error>;
}

/** The database for work that may take minutes. */
export const patient = (database: Database): Database => ({ ...database, queries: database.longQueries });

export interface DatabaseSettings {
  /** Of a PostgreSQL server, 15 or newer; `null` keeps everything in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/**
 * Of the two drivers the one that is used is loaded.
 * @throws Error when the folder or the server does not let itself be opened
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  if (databaseUrl === null) return (await import("./openPglite.ts")).openPglite(dataDir);
  return (await import("./openPostgres.ts")).openPostgres(databaseUrl);
}
