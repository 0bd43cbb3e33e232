import { eq, isNull } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";
import { productSheets } from "../../database/schema/schema.ts";
import { sheetHash } from "../../database/revisions/sheetHash.ts";

/** Sheets of one query. */
const PAGE = 500;

/**
 * Hashes sheets that were written before records had hashes: those of imported products, which survive a
 * load.
 */
export async function hashMissing(queries: Queries): Promise<void> {
  for (;;) {
    const page = await queries
      .select()
      .from(productSheets)
      .where(isNull(productSheets.recordHash))
      .limit(PAGE);
    for (const { productId, values, curves } of page)
      await queries
        .update(productSheets)
        .set({ recordHash: sheetHash(productId, values, curves) })
        .where(eq(productSheets.productId, productId));
    if (page.length < PAGE) return;
  }
}
