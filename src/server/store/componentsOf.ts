import { and, arrayContains, asc, eq } from "drizzle-orm";
import type { RelatedComponent } from "#api/contract/resources.ts";
import type { Queries } from "./queries.ts";
import { productComponents } from "./schema.ts";

/** The program that is to open a component; `null` is any. */
interface Software {
  readonly softwareCode: string | null;
  readonly softwareVersion: string | null;
}

/** The components of a product that a program opens, in their order. */
export async function componentsOf(
  queries: Queries,
  productId: string,
  { softwareCode, softwareVersion }: Software = { softwareCode: null, softwareVersion: null },
): Promise<RelatedComponent[]> {
  const rows = await queries
    .select()
    .from(productComponents)
    .where(
      and(
        eq(productComponents.productId, productId),
        softwareCode === null ? undefined : eq(productComponents.softwareCode, softwareCode),
        softwareVersion === null
          ? undefined
          : arrayContains(productComponents.softwareVersions, [softwareVersion]),
      ),
    )
    .orderBy(asc(productComponents.sortIndex), asc(productComponents.id));
  return rows.map(({ softwareVersions, ...component }) => ({
    ...component,
    softwareList: softwareVersions.map((version) => ({ softwareVersion: version, displayVersion: version })),
  }));
}
