import { eq } from "drizzle-orm";
import type { Queries } from "../queries.ts";
import { catalogueMeta } from "../schema/schema.ts";

export const VERSION_KEY = "bundledVersion";

/** The version of the bundled catalogue that this database holds; `null` before the first load. */
export async function catalogueVersion(queries: Queries): Promise<string | null> {
  const [found] = await queries
    .select({ value: catalogueMeta.value })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, VERSION_KEY));
  return found?.value ?? null;
}

export async function recordCatalogueVersion(queries: Queries, version: string): Promise<void> {
  await queries
    .insert(catalogueMeta)
    .values({ key: VERSION_KEY, value: version })
    .onConflictDoUpdate({ target: catalogueMeta.key, set: { value: version } });
}
