import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#server/database/connection/database.ts";

async function linesOf({ queries }: Pick<Database, "queries">, query: SQL): Promise<string[]> {
  const { rows } = (await queries.execute(query)) as { rows: readonly { line: string }[] };
  return rows.map(({ line }) => line);
}

/** Every row of every table, as the database itself writes it; tables and rows in order of their text. */
export async function storedRows(database: Pick<Database, "queries">): Promise<Map<string, string[]>> {
  const tables = await linesOf(
    database,
    sql`select tablename::text as line from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows = new Map<string, string[]>();
  for (const table of tables.toSorted()) {
    // Column by column: databases of different age may have them in another order.
    const columns = await linesOf(
      database,
      sql`select quote_ident(column_name) as line from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by 1`,
    );
    const line = sql.raw(columns.toSorted().join(", "));
    const found = await linesOf(
      database,
      sql`select row(${line})::text as line from ${sql.identifier(table)}`,
    );
    rows.set(table, found.toSorted());
  }
  return rows;
}

/** Keys, references, checks and indexes. */
export const structureOf = async (database: Pick<Database, "queries">): Promise<string[]> => [
  ...(await linesOf(
    database,
    sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
  )),
  ...(await linesOf(
    database,
    sql`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`,
  )),
];
