import { asc, count, eq, inArray } from "drizzle-orm";
import type { Classification } from "#api/contract/dataStandards.ts";
import type { Queries } from "../database/queries.ts";
import { categories, products } from "../database/schema/schema.ts";

/** Classifications by code, with their numbers of products: all, or those of `codes` that exist. */
export async function classifications(
  queries: Queries,
  codes?: readonly string[],
): Promise<Classification[]> {
  const rows = await queries
    .select({ category: categories, count: count(products.id) })
    .from(categories)
    .leftJoin(products, eq(products.categoryCode, categories.code))
    .where(codes === undefined ? undefined : inArray(categories.code, [...codes]))
    .groupBy(categories.code)
    .orderBy(asc(categories.code));
  return rows.map(({ category: { code, name, ...configItemValues }, count: found }) => ({
    code,
    name,
    count: found,
    configItemValues,
  }));
}
