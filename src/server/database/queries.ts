import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The interface through which store functions query: either database, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT>;
