import { and, asc, count, desc, eq, ilike, inArray, or } from "drizzle-orm";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { componentFavourites } from "../../database/schema/componentSchema.ts";
import { containing } from "../../database/containing.ts";
import { pictureUrl } from "../../http/pictureUrl.ts";
import type { Queries } from "../../database/queries.ts";
import { brands, categories, products } from "../../database/schema/schema.ts";
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

const shown = { product: products, brandName: brands.name, categoryName: categories.name };

interface Row {
  readonly product: typeof products.$inferSelect;
  readonly brandName: string;
  readonly categoryName: string;
}

const answered =
  (offer: ComponentOffer) =>
  ({ product, brandName, categoryName }: Row): PublicComponent => ({
    id: product.id,
    name: product.model,
    productName: product.name,
    brandName,
    suffix: offer.suffix,
    categoryNames: [categoryName],
    thumbnail: pictureUrl({ id: product.id, imageUrl: null }),
    softwareCategoryCodes: [product.categoryCode],
    softwareCode: offer.softwareCode,
    softwareVersion: offer.newest,
    storeId: fileId(product.id, offer.kind),
    componentFamilyTypeName: offer.componentFamilyTypeName,
    isSample: product.isSample,
  });

/** Components in the order of the ids; one that an import has just removed is omitted. */
export async function componentsById(
  queries: Queries,
  ids: readonly string[],
  offer: ComponentOffer,
): Promise<PublicComponent[]> {
  const rows = await queries
    .select(shown)
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.product.id, answered(offer)(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface FavouriteQuestion {
  readonly name?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of a user's favourites, newest first. */
export async function favouritePage(
  queries: Queries,
  userId: number,
  { name = "", pageNo, pageSize }: FavouriteQuestion,
  offer: ComponentOffer,
) {
  const pattern = containing(name);
  const where = and(
    eq(componentFavourites.userId, userId),
    name === ""
      ? undefined
      : or(ilike(products.model, pattern), ilike(products.name, pattern), ilike(brands.name, pattern)),
  );
  const ofUser = queries
    .select(shown)
    .from(componentFavourites)
    .innerJoin(products, eq(products.id, componentFavourites.componentId))
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .where(where)
    .orderBy(desc(componentFavourites.addedAt), asc(products.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await queries
    .select({ count: count() })
    .from(componentFavourites)
    .innerJoin(products, eq(products.id, componentFavourites.componentId))
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .where(where);
  return { list: (await ofUser).map(answered(offer)), totalCount: all?.count ?? 0 };
}
