import { sql } from "drizzle-orm";
import type { ValueRow } from "./catalogueRows.ts";
import type { Queries } from "./queries.ts";
import { productPropertyValues } from "./schema.ts";

/** Rows of one statement: enough to be quick, few enough that a statement stays under a megabyte or two. */
const BATCH = 20_000;

/**
 * Property values are by far the most rows of a catalogue. As one array a column they go in about four times
 * as fast as through the query builder, which makes a parameter of every cell.
 */
export async function insertValues(queries: Queries, rows: readonly ValueRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const column = <Name extends keyof ValueRow>(name: Name) =>
      sql.param(batch.map((row) => row[name] ?? null));
    await queries.execute(sql`
      insert into ${productPropertyValues}
        (product_id, property_code, number, text, enum_code, bool, range_from, range_to)
      select * from unnest(
        ${column("productId")}::text[], ${column("propertyCode")}::text[], ${column("number")}::float8[],
        ${column("text")}::text[], ${column("enumCode")}::text[], ${column("bool")}::bool[],
        ${column("rangeFrom")}::float8[], ${column("rangeTo")}::float8[]
      )`);
  }
}
