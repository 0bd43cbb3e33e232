import { count, eq } from "drizzle-orm";
import type { Brand } from "#api/contract/products.ts";
import type { Queries } from "./queries.ts";
import { brands, products } from "./schema.ts";

/** By pinyin, as a Chinese reader looks for them; the database's own order depends on where it was installed. */
const byName = new Intl.Collator("zh-Hans-CN");

/** Brands with products in the category, by name; none for a category that has no products or does not exist. */
export async function categoryBrands(queries: Queries, categoryCode: string): Promise<Brand[]> {
  const rows = await queries
    .select({ brandCode: brands.code, brandName: brands.name, brandUrl: brands.url, count: count() })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .where(eq(products.categoryCode, categoryCode))
    .groupBy(brands.code, brands.name, brands.url);
  return rows
    .map((row) => ({ ...row, disabled: row.count === 0 }))
    .toSorted((a, b) => byName.compare(a.brandName, b.brandName));
}
