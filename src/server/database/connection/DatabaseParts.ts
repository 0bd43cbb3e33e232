import type { Database } from "./database.ts";

/** What handlers that ask the database work with. */
export interface DatabaseParts {
  readonly database: Pick<Database, "queries">;
}
