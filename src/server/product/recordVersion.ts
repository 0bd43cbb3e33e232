import { eq } from "drizzle-orm";
import { keyedFrom } from "#domain/base/keyed.ts";
import { catalogueRoot } from "../database/revisions/catalogueRoots.ts";
import type { Queries } from "../database/queries.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { sheetHash } from "../database/revisions/sheetHash.ts";

/** The versions on which an answer is based, as SHA-256 in hex. */
export interface RecordVersion {
  /** The root over all records. */
  readonly catalogue: string;
  /** The hash of the product's record. */
  readonly record: string;
}

/** The versions of a product's record and of its catalogue; `null` if there is no such product. */
export async function recordVersion(
  queries: Queries,
  { products, sheets }: CatalogueTables,
  productId: string,
): Promise<RecordVersion | null> {
  const [found] = await queries
    .select({ id: products.id, hash: sheets.recordHash })
    .from(products)
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .where(eq(products.id, productId));
  if (!found) return null;
  return {
    catalogue: await catalogueRoot(queries),
    record: found.hash ?? sheetHash(found.id, keyedFrom([]), []),
  };
}
