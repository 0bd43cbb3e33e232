import { eq } from "drizzle-orm";
import type { BrandInfo } from "#api/contract/suppliers.ts";
import type { Queries } from "../database/queries.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { suppliers } from "../database/schema/schema.ts";

/** A brand with its contact; `null` if there is none with this code. */
export async function brandByCode(
  queries: Queries,
  { brands }: CatalogueTables,
  code: string,
): Promise<BrandInfo | null> {
  const [found] = await queries
    .select({
      brandCode: brands.code,
      brandName: brands.name,
      brandUrl: brands.url,
      supplierId: suppliers.id,
    })
    .from(brands)
    .leftJoin(suppliers, eq(suppliers.brandCode, brands.code))
    .where(eq(brands.code, code));
  return found ?? null;
}
