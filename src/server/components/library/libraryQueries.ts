import { and, asc, count, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { componentFavourites } from "../../database/schema/componentSchema.ts";
import { containing } from "../../database/containing.ts";
import { drawnPictureUrl } from "../../http/pictureUrl.ts";
import type { Queries } from "../../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { categories } from "../../database/schema/schema.ts";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { libraryOfProduct } from "../../library/access/libraryOfProduct.ts";
import { isSeenBy, tablesOf, type Asking } from "../../library/access/productTables.ts";
import { fileId, isOpenedBy, OFFERS, offerTo, versionsOf } from "../files/offeredFiles.ts";

interface Software {
  readonly softwareCode?: string;
  readonly softwareVersion?: string;
}

/** The file offered to a program; `null` if there is none for it or for its version. */
export function offerFor({ softwareCode, softwareVersion }: Software) {
  const code = softwareCode ?? OFFERS.ifc.softwareCode;
  const kind: "nova" | "ifc" = code === OFFERS.ifc.softwareCode ? "ifc" : "nova";
  const offer = offerTo(kind, code);
  if (offer === null || (softwareVersion !== undefined && !isOpenedBy(offer, softwareVersion))) return null;
  return { ...offer, kind, newest: versionsOf(offer).at(-1)! };
}
export type ComponentOffer = NonNullable<ReturnType<typeof offerFor>>;

const shownIn = (tables: CatalogueTables, { products, brands } = tables) => ({
  id: products.id,
  // Names of columns must be unique, because a query that joins both tables reads them by name.
  name: sql<string>`${products.name}`.as("product_name"),
  model: products.model,
  imageUrl: products.imageUrl,
  isSample: products.isSample,
  categoryCode: products.categoryCode,
  brandName: sql<string>`${brands.name}`.as("brand_name"),
  categoryName: sql<string>`${categories.name}`.as("category_name"),
  library: libraryOfProduct(tables),
});

interface Row {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly imageUrl: string | null;
  readonly isSample: boolean;
  readonly categoryCode: string;
  readonly brandName: string;
  readonly categoryName: string;
  readonly library: LibraryName | null;
}

const answered =
  (offer: ComponentOffer) =>
  (row: Row): PublicComponent => ({
    id: row.id,
    name: row.model,
    productName: row.name,
    brandName: row.brandName,
    suffix: offer.suffix,
    categoryNames: [row.categoryName],
    thumbnail: drawnPictureUrl(row),
    softwareCategoryCodes: [row.categoryCode],
    softwareCode: offer.softwareCode,
    softwareVersion: offer.newest,
    storeId: fileId(row.id, offer.kind),
    componentFamilyTypeName: offer.componentFamilyTypeName,
    isSample: row.isSample,
    ...(row.library === null ? {} : { library: row.library }),
  });

const rowsById = (queries: Queries, tables: CatalogueTables, ids: readonly string[]) =>
  queries
    .select(shownIn(tables))
    .from(tables.products)
    .innerJoin(tables.brands, eq(tables.brands.code, tables.products.brandCode))
    .innerJoin(categories, eq(categories.code, tables.products.categoryCode))
    .where(inArray(tables.products.id, [...ids]));

/** Components in the order of the ids; one that an import has just removed is omitted. */
export async function componentsById(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
  offer: ComponentOffer,
): Promise<PublicComponent[]> {
  const parts = await tablesOf(queries, asking, ids);
  const rows = (await Promise.all(parts.map((part) => rowsById(queries, part.tables, part.ids)))).flat();
  const byId = new Map(rows.map((row) => [row.id, answered(offer)(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface FavouriteQuestion {
  readonly name?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

const favouritesIn = (queries: Queries, tables: CatalogueTables, userId: number, name: string) => {
  const { products, brands } = tables;
  const pattern = containing(name);
  return queries
    .select({ ...shownIn(tables), addedAt: componentFavourites.addedAt })
    .from(componentFavourites)
    .innerJoin(products, eq(products.id, componentFavourites.componentId))
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .where(
      and(
        eq(componentFavourites.userId, userId),
        tables === OWN_TABLES ? isSeenBy(userId) : undefined,
        name === ""
          ? undefined
          : or(ilike(products.model, pattern), ilike(products.name, pattern), ilike(brands.name, pattern)),
      ),
    );
};

/** A page of a user's favourites, newest first; own products only while the user can see them. */
export async function favouritePage(
  queries: Queries,
  userId: number,
  { name = "", pageNo, pageSize }: FavouriteQuestion,
  offer: ComponentOffer,
) {
  const all = unionAll(
    favouritesIn(queries, PUBLIC_TABLES, userId, name),
    favouritesIn(queries, OWN_TABLES, userId, name),
  ).as("favourites");
  const rows = await queries
    .select({
      ...{ id: all.id, name: all.name, model: all.model, imageUrl: all.imageUrl, isSample: all.isSample },
      ...{ categoryCode: all.categoryCode, brandName: all.brandName, categoryName: all.categoryName },
      ...{ library: all.library, ofAll: sql<number>`count(*) over ()`.mapWith(Number) },
    })
    .from(all)
    .orderBy(desc(all.addedAt), asc(all.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [first] = rows;
  if (first !== undefined || pageNo === 1)
    return { list: rows.map(answered(offer)), totalCount: first?.ofAll ?? 0 };
  // A page beyond the last one has no row with the total, so the total is counted separately.
  const [counted] = await queries.select({ count: count() }).from(all);
  return { list: [], totalCount: counted?.count ?? 0 };
}
