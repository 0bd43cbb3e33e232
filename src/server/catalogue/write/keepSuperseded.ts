import { and, eq, inArray, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import { inSlices } from "../../database/inSlices.ts";
import type { PackedSheets } from "./packSheets.ts";
import type { Queries } from "../../database/queries.ts";
import { PUBLIC_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { products, productSheets, supersededRecords } from "../../database/schema/schema.ts";
import { sheetText } from "../../database/revisions/sheetHash.ts";

/** Sheets of one statement; each takes a kilobyte or two. */
const SLICE = 1_000;
/** For a link older than this, only the fact of a change is reported, not what has changed. */
const KEPT = sql`interval '5 years'`;

type Sheet = Pick<typeof productSheets.$inferSelect, "productId" | "values" | "curves" | "recordHash">;

async function keep(queries: Queries, sheets: readonly Sheet[]): Promise<void> {
  if (sheets.length === 0) return;
  const column = (cellOf: (sheet: Sheet) => string | null) =>
    sql`${arrayLiteral(sheets.map(cellOf))}::text[]`;
  await queries.execute(sql`
    insert into ${supersededRecords} (record_hash, product_id, record, superseded_at)
    select hash, product_id, record::json, now()
    from unnest(${column(({ recordHash }) => recordHash)}, ${column(({ productId }) => productId)},
      ${column(({ productId, values, curves }) => sheetText(productId, values, curves))})
      as row (hash, product_id, record)
    on conflict (record_hash) do update set superseded_at = excluded.superseded_at`);
}

const prune = (queries: Queries): Promise<unknown> =>
  queries.delete(supersededRecords).where(lt(supersededRecords.supersededAt, sql`now() - ${KEPT}`));

/**
 * Keeps the records that `packed` is about to replace, in the same transaction: those of these products that
 * equal none of the new records. Records without a hash are skipped, because no link can refer to them.
 */
export async function keepSuperseded(
  queries: Queries,
  productIds: readonly string[],
  packed: readonly PackedSheets[],
  { sheets }: Pick<CatalogueTables, "sheets"> = PUBLIC_TABLES,
): Promise<void> {
  const isOther = packed.map(
    ({ recordHash }): SQL => sql`${sheets.recordHash} <> all(${recordHash}::text[])`,
  );
  const others = await queries
    .select()
    .from(sheets)
    .where(and(inArray(sheets.productId, [...productIds]), isNotNull(sheets.recordHash), ...isOther));
  await keep(queries, others);
  await prune(queries);
}

/** The sheets as they were before the table was emptied. */
export const FORMER_SHEETS = sql`former_sheets`;

/** Copies all sheets aside for `keepFormer`; the copy ends with the transaction. */
export const putSheetsAside = (queries: Queries): Promise<unknown> =>
  queries.execute(
    sql`create temporary table ${FORMER_SHEETS} on commit drop as select * from ${productSheets}`,
  );

/** Ids of the products whose copied sheet differs from the current one. A deleted product needs no record. */
async function changedSince(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(FORMER_SHEETS, sql`${FORMER_SHEETS}.product_id = ${products.id}`)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(
      sql`${FORMER_SHEETS}.record_hash is not null
        and ${FORMER_SHEETS}.record_hash is distinct from ${productSheets.recordHash}`,
    );
  return rows.map(({ id }) => id);
}

/** The same for a load, whose changes are only known at its end. */
export async function keepFormer(queries: Queries): Promise<void> {
  for (const ids of inSlices(await changedSince(queries), SLICE)) {
    const changed = await queries
      .select({
        productId: sql<string>`product_id`,
        values: sql<Sheet["values"]>`"values"`,
        curves: sql<Sheet["curves"]>`curves`,
        recordHash: sql<string>`record_hash`,
      })
      .from(FORMER_SHEETS)
      .where(sql`product_id = any(${arrayLiteral(ids)}::text[])`);
    await keep(queries, changed);
  }
  await prune(queries);
}
