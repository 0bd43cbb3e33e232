import { sql } from "drizzle-orm";
import type { Queries } from "#server/database/queries.ts";
import { askedFacts } from "#server/project/productFactsStore.ts";
import { selectProduct } from "#server/project/selectProduct.ts";

type Wanted = Parameters<typeof selectProduct>[1];

/** Selects as the API does: a query that also identifies the user, and the write. */
export async function selectAsked(queries: Queries, wanted: Wanted): Promise<void> {
  const { projectId, user, selection } = wanted;
  const part = askedFacts(projectId, selection.productId)(sql`${user.userId}`);
  const [found] = await queries.select({ asked: part.as("asked") }).from(sql`(select 1) as one`);
  await selectProduct(queries, wanted, found!.asked);
}
