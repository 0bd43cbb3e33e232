import { inArray, sql } from "drizzle-orm";
import { arrayLiteral } from "../arrayLiteral.ts";
import type { Queries } from "../queries.ts";
import { catalogueSteps } from "../schema/schema.ts";

/** Ids of the products that were added, changed or removed, by category code. */
export type ChangedProducts = ReadonlyMap<string, readonly string[]>;

/** A node that has been away for longer reads the category again. */
const KEPT = sql`interval '7 days'`;

/**
 * Stores which products changed between two revisions of a category, in the transaction that changes them.
 */
export async function noteSteps(
  queries: Queries,
  changed: ChangedProducts,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [code, ids] of changed) {
    const [former, revision] = [before.get(code), after.get(code)];
    // Nobody can hold a state without a revision.
    if (former === undefined || revision === undefined) continue;
    await queries.execute(sql`
      insert into ${catalogueSteps} (former, revision, product_ids)
      values (${former}, ${revision}, ${arrayLiteral(ids)}::text[])`);
  }
  if (changed.size > 0)
    await queries.delete(catalogueSteps).where(sql`${catalogueSteps.at} < now() - ${KEPT}`);
}

/**
 * Ids of the products that changed between two revisions of a category; null if a step between them was not
 * stored, or if there are more than `most`.
 */
export async function productsChanged(
  queries: Queries,
  former: string,
  revision: string,
  most: number,
): Promise<ReadonlySet<string> | null> {
  const path = sql`path`;
  const steps = await queries
    .select({
      former: sql<string>`${path}.former`,
      revision: sql<string>`${path}.revision`,
      size: sql<number>`${path}.size`,
    })
    .from(
      sql`(
        with recursive walked as (
          select former, revision, cardinality(product_ids) as size
          from ${catalogueSteps} where former = ${former}
          union all
          select step.former, step.revision, cardinality(step.product_ids)
          from ${catalogueSteps} as step join walked on step.former = walked.revision
        ) select * from walked
      ) as ${path}`,
    );
  const isWhole = steps.some((step) => step.revision === revision);
  if (!isWhole || steps.reduce((sum, { size }) => sum + size, 0) > most) return null;
  const lists = await queries
    .select({ ids: catalogueSteps.productIds })
    .from(catalogueSteps)
    .where(
      inArray(
        catalogueSteps.former,
        steps.map((step) => step.former),
      ),
    );
  return new Set(lists.flatMap(({ ids }) => ids));
}
