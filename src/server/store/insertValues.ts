import { sql } from "drizzle-orm";
import { arrayLiteral } from "./arrayLiteral.ts";
import type { ValueRow } from "./catalogueRows.ts";
import { inSlices } from "./inSlices.ts";
import type { Queries } from "./queries.ts";
import { productPropertyValues } from "./schema.ts";

/** Values on their way into the table, an array literal for each column. */
export type PackedValues = Readonly<Record<keyof ValueRow, string>>;

/** Rows of one statement: enough to be quick, few enough that a statement stays under a megabyte or two. */
const SLICE = 20_000;

function pack(rows: readonly ValueRow[]): PackedValues {
  const column = (name: keyof ValueRow) => arrayLiteral(rows.map((row) => row[name]));
  return {
    productId: column("productId"),
    propertyCode: column("propertyCode"),
    number: column("number"),
    text: column("text"),
    enumCode: column("enumCode"),
    bool: column("bool"),
    rangeFrom: column("rangeFrom"),
    rangeTo: column("rangeTo"),
  };
}

/** Property values as statements take them. They are by far the most rows of a catalogue. */
export const packValues = (rows: readonly ValueRow[]): PackedValues[] => inSlices(rows, SLICE).map(pack);

/** Inserts packed values, save those of the products `except`. */
export async function insertPackedValues(
  queries: Queries,
  packed: readonly PackedValues[],
  except: readonly string[] = [],
): Promise<void> {
  for (const columns of packed) {
    await queries.execute(sql`
      insert into ${productPropertyValues}
        (product_id, property_code, number, text, enum_code, bool, range_from, range_to)
      select * from unnest(
        ${columns.productId}::text[], ${columns.propertyCode}::text[], ${columns.number}::float8[],
        ${columns.text}::text[], ${columns.enumCode}::text[], ${columns.bool}::bool[],
        ${columns.rangeFrom}::float8[], ${columns.rangeTo}::float8[]
      ) as row (product_id)
      where row.product_id <> all(${arrayLiteral(except)}::text[])`);
  }
}

export const insertValues = (queries: Queries, rows: readonly ValueRow[]): Promise<void> =>
  insertPackedValues(queries, packValues(rows));
