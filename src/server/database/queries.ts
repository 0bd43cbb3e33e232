import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What the store's functions ask through: either database, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;
