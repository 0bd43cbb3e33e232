import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "../database/queries.ts";
import { TableSchema, type BackupTable } from "./backupForm.ts";

/** The rows of a statement, in the shape of both drivers. */
export async function rowsOf<Row extends v.GenericSchema>(
  queries: Queries,
  statement: SQL,
  row: Row,
): Promise<v.InferOutput<Row>[]> {
  return v.parse(v.object({ rows: v.array(row) }), await queries.execute(statement)).rows;
}

/**
 * All tables, as the database itself lists them, so that a new one is not forgotten. The list of applied
 * migrations is in a schema of its own and is not among them.
 */
export const storedTables = (queries: Queries): Promise<BackupTable[]> =>
  rowsOf(
    queries,
    sql`
      select tables.relname::text as table, json_agg(columns.attname::text order by columns.attnum) as columns
      from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid
      where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
        and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
      group by tables.relname order by tables.relname::text collate "C"`,
    TableSchema,
  );

/** Names, quoted and separated by commas. */
export const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
