import { asc, eq } from "drizzle-orm";
import type { CadBlock } from "#api/contract/resources.ts";
import type { Queries } from "./queries.ts";
import { cadBlocks } from "./schema.ts";

/** The CAD blocks of a product by their names. */
export const cadBlocksOf = async (queries: Queries, productId: string): Promise<CadBlock[]> =>
  queries
    .select()
    .from(cadBlocks)
    .where(eq(cadBlocks.productId, productId))
    .orderBy(asc(cadBlocks.name), asc(cadBlocks.id));
