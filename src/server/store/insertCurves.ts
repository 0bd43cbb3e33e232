import { sql } from "drizzle-orm";
import type { CurveRow } from "./catalogueRows.ts";
import type { Queries } from "./queries.ts";
import { productCurves } from "./schema.ts";

/** Rows of one statement: some ten points and a fit each, so that a statement stays under a few megabytes. */
const BATCH = 5_000;

/** An array cannot hold arrays of different lengths, so each travels as the literal PostgreSQL reads: {1,2.5}. */
const literal = (numbers: readonly number[]) => `{${numbers.join(",")}}`;

/** Curves go in as one array a column, as property values do. */
export async function insertCurves(queries: Queries, rows: readonly CurveRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const column = <Cell>(cellOf: (row: CurveRow) => Cell) => sql.param(batch.map(cellOf));
    await queries.execute(sql`
      insert into ${productCurves}
        (product_id, position, quantity, setting, rotational_speed, is_scalable, flows, "values", fit)
      select product_id, position, quantity, setting, rotational_speed, is_scalable, flows::float8[],
        points::float8[], fit::jsonb
      from unnest(
        ${column((row) => row.productId)}::text[], ${column((row) => row.position)}::int[],
        ${column((row) => row.quantity)}::text[], ${column((row) => row.setting ?? null)}::text[],
        ${column((row) => row.rotationalSpeed ?? null)}::float8[], ${column((row) => row.isScalable)}::bool[],
        ${column((row) => literal(row.flows))}::text[], ${column((row) => literal(row.values))}::text[],
        ${column((row) => (row.fit == null ? null : JSON.stringify(row.fit)))}::text[]
      ) as row (product_id, position, quantity, setting, rotational_speed, is_scalable, flows, points, fit)`);
  }
}
