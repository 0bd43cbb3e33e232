import { sql } from "drizzle-orm";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import { packSheets, sheetsOf, type PackedSheets, type Stated } from "./packSheets.ts";
import type { Queries } from "../../database/queries.ts";
import { PUBLIC_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";

/** Inserts packed sheets, except those of the products `except`. */
export async function insertPackedSheets(
  queries: Queries,
  packed: readonly PackedSheets[],
  except: readonly string[] = [],
  { sheets }: Pick<CatalogueTables, "sheets"> = PUBLIC_TABLES,
): Promise<void> {
  for (const columns of packed) {
    await queries.execute(sql`
      insert into ${sheets} (product_id, "values", curves, record_hash)
      select product_id, stated::json, drawn::json, hash
      from unnest(${columns.productId}::text[], ${columns.values}::text[], ${columns.curves}::text[],
        ${columns.recordHash}::text[]) as row (product_id, stated, drawn, hash)
      where product_id <> all(${arrayLiteral(except)}::text[])`);
  }
}

/** Inserts the sheets of products that have none so far. */
export const insertSheets = (queries: Queries, stated: Partial<Stated>): Promise<void> =>
  insertPackedSheets(queries, packSheets(sheetsOf({ values: [], curves: [], ...stated })));
