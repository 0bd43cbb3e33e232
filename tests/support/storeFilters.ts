import { eq } from "drizzle-orm";
import { planVersions } from "#server/database/schema/projectSchema.ts";
import type { Queries } from "#server/database/queries.ts";

/** Stores these filters in a version, as another program might have left them, whatever they are. */
export async function storeFilters(queries: Queries, versionId: string, filters: readonly string[]) {
  const [version] = await queries.select().from(planVersions).where(eq(planVersions.id, versionId));
  const head = { ...version!.head, filters };
  await queries.update(planVersions).set({ head }).where(eq(planVersions.id, versionId));
}
