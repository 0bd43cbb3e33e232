import { and, eq, like } from "drizzle-orm";
import { keyedFrom } from "#domain/base/keyed.ts";
import type { ProductRecord, SheetValue } from "../database/schema/ProductSheet.ts";
import type { Queries } from "../database/queries.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { supersededRecords } from "../database/schema/schema.ts";
import { sheetHash } from "../database/revisions/sheetHash.ts";

/** A record of a product, the current or a former one. */
export interface FoundRecord extends Pick<ProductRecord, "values" | "curves"> {
  readonly categoryCode: string;
  readonly recordHash: string;
  /** `null` for the current record. */
  readonly supersededAt: Date | null;
}

/** The record of a product without a sheet. */
const NOTHING = { values: keyedFrom<SheetValue>([]), curves: [] };

/**
 * The record of a product by its hash, or by the first digits of it; `null` if there is no such product, or
 * its record is not kept.
 *
 * @param hash only hex digits
 */
export async function recordByHash(
  queries: Queries,
  { products, sheets }: CatalogueTables,
  productId: string,
  hash: string,
): Promise<FoundRecord | null> {
  const [now] = await queries
    .select({ categoryCode: products.categoryCode, sheet: sheets })
    .from(products)
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .where(eq(products.id, productId));
  if (!now) return null;
  const { categoryCode, sheet } = now;
  const { values, curves } = sheet ?? NOTHING;
  const recordHash = sheet?.recordHash ?? sheetHash(productId, values, curves);
  if (recordHash.startsWith(hash)) return { categoryCode, values, curves, recordHash, supersededAt: null };
  const [then] = await queries
    .select()
    .from(supersededRecords)
    .where(and(eq(supersededRecords.productId, productId), like(supersededRecords.recordHash, `${hash}%`)));
  if (!then) return null;
  const { record, supersededAt } = then;
  return {
    categoryCode,
    values: record.values,
    curves: record.curves,
    recordHash: then.recordHash,
    supersededAt,
  };
}
