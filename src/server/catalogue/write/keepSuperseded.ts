import { and, eq, inArray, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import { inSlices } from "../../database/inSlices.ts";
import type { PackedSheets } from "./packSheets.ts";
import type { Queries } from "../../database/queries.ts";
import { products, productSheets, supersededRecords } from "../../database/schema/schema.ts";
import { sheetText } from "../../database/revisions/sheetHash.ts";

/** Sheets of one statement: a kilobyte or two each. */
const SLICE = 1_000;
/** A link that is older is told that something has changed, not what. */
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
 * Keeps what `packed` is about to take the place of, in the transaction that does so: the records of these products of which
 * none of the new ones is the same. What nobody hashed has no link that could ask for it.
 */
export async function keepSuperseded(
  queries: Queries,
  productIds: readonly string[],
  packed: readonly PackedSheets[],
): Promise<void> {
  const isOther = packed.map(
    ({ recordHash }): SQL => sql`${productSheets.recordHash} <> all(${recordHash}::text[])`,
  );
  const others = await queries
    .select()
    .from(productSheets)
    .where(
      and(inArray(productSheets.productId, [...productIds]), isNotNull(productSheets.recordHash), ...isOther),
    );
  await keep(queries, others);
  await prune(queries);
}

/** What stood in the table of sheets before it was emptied. */
export const FORMER_SHEETS = sql`former_sheets`;

/** Puts all sheets aside for `keepFormer`; they go with the transaction. */
export const putSheetsAside = (queries: Queries): Promise<unknown> =>
  queries.execute(
    sql`create temporary table ${FORMER_SHEETS} on commit drop as select * from ${productSheets}`,
  );

/** Ids of the sheets set aside that their products no longer state. A product that is gone needs no record. */
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

/** The same for a load, of which nobody knows before its end what it changes. */
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
