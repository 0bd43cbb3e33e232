import { sql } from "drizzle-orm";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import type { ProductRow } from "../../database/schema/catalogueRows.ts";
import { inSlices } from "../../database/inSlices.ts";
import type { Queries } from "../../database/queries.ts";
import { products } from "../../database/schema/schema.ts";

/** Products packed for the table: an array literal for each column. */
export type PackedProducts = Readonly<Record<keyof ProductRow, string>>;

const SLICE = 10_000;

function pack(rows: readonly ProductRow[]): PackedProducts {
  const column = (name: keyof ProductRow) => arrayLiteral(rows.map((row) => row[name]));
  return {
    id: column("id"),
    categoryCode: column("categoryCode"),
    brandCode: column("brandCode"),
    seriesId: column("seriesId"),
    name: column("name"),
    model: column("model"),
    imageUrl: column("imageUrl"),
    isSample: column("isSample"),
    origin: column("origin"),
    source: column("source"),
  };
}

/** Packs products, one statement's rows each. */
export const packProducts = (rows: readonly ProductRow[]): PackedProducts[] =>
  inSlices(rows, SLICE).map(pack);

/** Inserts packed products, except those with an id in `except`. */
export async function insertPackedProducts(
  queries: Queries,
  packed: readonly PackedProducts[],
  except: readonly string[],
): Promise<void> {
  for (const columns of packed) {
    await queries.execute(sql`
      insert into ${products}
        (id, category_code, brand_code, series_id, name, model, image_url, is_sample, origin, source)
      select * from unnest(
        ${columns.id}::text[], ${columns.categoryCode}::text[], ${columns.brandCode}::text[],
        ${columns.seriesId}::text[], ${columns.name}::text[], ${columns.model}::text[],
        ${columns.imageUrl}::text[], ${columns.isSample}::bool[], ${columns.origin}::text[],
        ${columns.source}::text[]
      ) as row (id)
      where row.id <> all(${arrayLiteral(except)}::text[])`);
  }
}
