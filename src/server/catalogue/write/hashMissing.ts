import { eq, isNull } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";
import { productSheets } from "../../database/schema/schema.ts";
import { sheetHash } from "../../database/revisions/sheetHash.ts";

/** Sheets of one question. */
const PAGE = 500;

/** Gives the sheets from before records had hashes theirs: those of imported products, which outlive a load. */
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
