import { eq } from "drizzle-orm";
import type { CadBlock, RelatedComponent } from "#api/contract/resources.ts";
import { fileId, isOpenedBy, OFFERS, offerTo, versionsOf } from "../files/offeredFiles.ts";
import type { Queries } from "../../database/queries.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";

/** The program that is to open a component; `null` means any. */
interface Software {
  readonly softwareCode: string | null;
  readonly softwareVersion: string | null;
}

/** The platform's own program places products; any other program finds the same component by its id. */
export const PLACING: Software = { softwareCode: OFFERS.nova.softwareCode, softwareVersion: null };

/** Names of a product; `null` if there is none with this id. */
async function titleOf(queries: Queries, { products, series }: CatalogueTables, id: string) {
  const [found] = await queries
    .select({ model: products.model, series: series.name })
    .from(products)
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(eq(products.id, id));
  return found ?? null;
}

const KINDS = ["ifc", "nova", "library", "types", "params", "obj"] as const;

/**
 * The components of a product that a program opens, in order; `null` if there is no such product. The file
 * for programs of the platform is the general one, and is only offered to them.
 */
export async function componentsOf(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
  { softwareCode, softwareVersion }: Software = { softwareCode: null, softwareVersion: null },
): Promise<RelatedComponent[] | null> {
  const title = await titleOf(queries, tables, productId);
  if (title === null) return null;
  return KINDS.flatMap((kind, sortIndex): RelatedComponent[] => {
    const asked =
      softwareCode === null ? (kind === "nova" ? null : OFFERS[kind]) : offerTo(kind, softwareCode);
    if (asked === null || (softwareVersion !== null && !isOpenedBy(asked, softwareVersion))) return [];
    const { first, title: titled, ...offer } = asked;
    return [
      {
        ...offer,
        id: fileId(productId, kind),
        productId,
        name: titled(title.model, title.series),
        publicComponentId: productId,
        softwareList: versionsOf({ first }).map((version) => ({
          softwareVersion: version,
          displayVersion: version,
        })),
        ...(first === null ? {} : { isOpenEnded: true }),
        sortIndex,
      },
    ];
  });
}

/** The CAD blocks of a product; `null` if there is no such product. */
export async function cadBlocksOf(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
): Promise<CadBlock[] | null> {
  const title = await titleOf(queries, tables, productId);
  if (title === null) return null;
  return [{ id: fileId(productId, "dxf"), productId, name: `${title.model} 三视图`, suffix: "dxf" }];
}
