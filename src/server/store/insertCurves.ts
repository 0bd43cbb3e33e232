import { sql } from "drizzle-orm";
import { arrayLiteral } from "./arrayLiteral.ts";
import type { CurveRow } from "./catalogueRows.ts";
import { inSlices } from "./inSlices.ts";
import type { Queries } from "./queries.ts";
import { productCurves } from "./schema.ts";

/** Curves on their way into the table, an array literal for each column. */
export type PackedCurves = Readonly<Record<keyof CurveRow, string>>;

/** Rows of one statement: some ten points and a fit each, so that a statement stays under a few megabytes. */
const SLICE = 5_000;

function pack(rows: readonly CurveRow[]): PackedCurves {
  const column = (cellOf: (row: CurveRow) => Parameters<typeof arrayLiteral>[0][number]) =>
    arrayLiteral(rows.map(cellOf));
  return {
    productId: column((row) => row.productId),
    position: column((row) => row.position),
    quantity: column((row) => row.quantity),
    setting: column((row) => row.setting),
    rotationalSpeed: column((row) => row.rotationalSpeed),
    isScalable: column((row) => row.isScalable),
    // An array cannot hold arrays of different lengths, so each travels as a text of its own.
    flows: column((row) => arrayLiteral(row.flows)),
    values: column((row) => arrayLiteral(row.values)),
    fit: column((row) => (row.fit == null ? null : JSON.stringify(row.fit))),
  };
}

/** Curves as statements take them. */
export const packCurves = (rows: readonly CurveRow[]): PackedCurves[] => inSlices(rows, SLICE).map(pack);

/** Inserts packed curves, save those of the products `except`. */
export async function insertPackedCurves(
  queries: Queries,
  packed: readonly PackedCurves[],
  except: readonly string[] = [],
): Promise<void> {
  for (const columns of packed) {
    await queries.execute(sql`
      insert into ${productCurves}
        (product_id, position, quantity, setting, rotational_speed, is_scalable, flows, "values", fit)
      select product_id, position, quantity, setting, rotational_speed, is_scalable, flows::float8[],
        points::float8[], fit::jsonb
      from unnest(
        ${columns.productId}::text[], ${columns.position}::int[], ${columns.quantity}::text[],
        ${columns.setting}::text[], ${columns.rotationalSpeed}::float8[], ${columns.isScalable}::bool[],
        ${columns.flows}::text[], ${columns.values}::text[], ${columns.fit}::text[]
      ) as row (product_id, position, quantity, setting, rotational_speed, is_scalable, flows, points, fit)
      where product_id <> all(${arrayLiteral(except)}::text[])`);
  }
}

export const insertCurves = (queries: Queries, rows: readonly CurveRow[]): Promise<void> =>
  insertPackedCurves(queries, packCurves(rows));
