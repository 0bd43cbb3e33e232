import type { Bounds } from "../../process/bounds.ts";
import type { Database } from "./database.ts";

/** Dependencies of handlers that query the database. */
export interface DatabaseParts {
  readonly database: Pick<Database, "queries">;
  readonly bounds: Bounds;
}
