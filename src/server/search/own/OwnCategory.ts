import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Queries } from "../../database/queries.ts";
import { OWN_TABLES } from "../../database/schema/catalogueTables.ts";
import {
  libraries,
  ownBrands,
  ownProducts,
  ownProductSheets,
  ownSeries,
} from "../../database/schema/librarySchema.ts";
import { mergeCategories } from "../mergeCategories.ts";
import { quantitiesOf } from "../quantitiesOf.ts";
import { searchCategoryOf } from "../searchCategoryOf.ts";
import type { SearchCategory } from "../SearchCategory.ts";
import { statedProducts } from "../searchedCategory.ts";
import type { SearchedBrand } from "../statedLists.ts";

export interface OwnBrand extends SearchedBrand {
  /** The public brand under which its products are listed. */
  readonly publicCode: string | null;
}

/** The products of one library in a category, as they were read, under the library's own brands. */
export interface OwnCategory {
  readonly revision: number;
  /** Null if the library has no products in the category, as most libraries in most categories. */
  readonly category: SearchCategory | null;
  readonly brands: readonly OwnBrand[];
  /** Versions of the released products by id; different contents of a product have different versions. */
  readonly versions: ReadonlyMap<string, string>;
}

/** If more than this share has changed, everything is read again. */
const MOST_CHANGED = 0.5;

/**
 * The versions of a library's released products in a category, by id: the last transactions that wrote the product
 * and its sheet.
 */
export async function versionsOf(
  snapshot: Queries,
  libraryId: string,
  code: string,
): Promise<OwnCategory["versions"]> {
  const rows = await snapshot
    .select({
      id: ownProducts.id,
      version: sql<string>`${ownProducts}.xmin || ' ' || coalesce(${ownProductSheets}.xmin::text, '')`,
    })
    .from(ownProducts)
    .leftJoin(ownProductSheets, eq(ownProductSheets.productId, ownProducts.id))
    .where(
      and(
        eq(ownProducts.libraryId, libraryId),
        eq(ownProducts.categoryCode, code),
        eq(ownProducts.isDraft, false),
      ),
    );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function ownBrandsOf(snapshot: Queries, libraryId: string): Promise<readonly OwnBrand[]> {
  const rows = await snapshot
    .select()
    .from(ownBrands)
    .where(eq(ownBrands.libraryId, libraryId))
    .orderBy(ownBrands.code);
  return rows.map(({ libraryId: _library, ...brand }) => brand);
}

/** The revision of a library's products; infinite for a deleted library, which cannot change any more. */
export async function revisionOfLibrary(snapshot: Queries, libraryId: string): Promise<number> {
  const [library] = await snapshot
    .select({ revision: libraries.revision })
    .from(libraries)
    .where(eq(libraries.id, libraryId));
  return library?.revision ?? Number.POSITIVE_INFINITY;
}

async function namesOf(snapshot: Queries, libraryId: string, code: string) {
  const brands = await ownBrandsOf(snapshot, libraryId);
  const series = await snapshot
    .select({ id: ownSeries.id, name: ownSeries.name })
    .from(ownSeries)
    .where(and(eq(ownSeries.libraryId, libraryId), eq(ownSeries.categoryCode, code)));
  return { brands, seriesNames: new Map(series.map(({ id, name }) => [id, name])) };
}

const changesSince = (
  { versions: before }: Pick<OwnCategory, "versions">,
  now: OwnCategory["versions"],
): ReadonlySet<string> =>
  new Set([
    ...[...now].flatMap(([id, version]) => (before.get(id) === version ? [] : id)),
    ...[...before.keys()].filter((id) => !now.has(id)),
  ]);

/**
 * The current products of a library in a category; if a former state is given, only the changes are read.
 * @param definitions of the public state with which it will be merged
 */
export const readOwnCategory = (
  queries: Queries,
  libraryId: string,
  { code, definitions }: { readonly code: string; readonly definitions: readonly PropertyDefinition[] },
  former: OwnCategory | null = null,
): Promise<OwnCategory> =>
  queries.transaction(
    async (snapshot) => {
      const revision = await revisionOfLibrary(snapshot, libraryId);
      const versions = await versionsOf(snapshot, libraryId, code);
      const names = await namesOf(snapshot, libraryId, code);
      const read = async (ids: readonly string[], isOneJudged?: boolean) =>
        searchCategoryOf(
          code,
          definitions,
          {
            ...(await statedProducts(snapshot, OWN_TABLES, code, quantitiesOf(code).all, ids)),
            ...names,
          },
          isOneJudged === undefined ? {} : { isOneJudged },
        );
      const changed = async (before: OwnCategory, held: SearchCategory) => {
        const changedIds = changesSince(before, versions);
        const isNamedAlike = isDeepStrictEqual(names, {
          brands: before.brands,
          seriesNames: held.seriesNames,
        });
        if (changedIds.size === 0 && isNamedAlike) return held;
        const ids = [...changedIds].filter((id) => versions.has(id));
        if (ids.length > MOST_CHANGED * held.columns.size) return null;
        const added = await read(ids, held.basis.isJudged);
        return mergeCategories(held, added, changedIds, Number.POSITIVE_INFINITY);
      };
      const current = async () => {
        if (versions.size === 0) return null;
        // Columns with other definitions cannot be merged with these.
        const held = former?.category?.definitions === definitions ? former.category : null;
        const followed = held && former && (await changed(former, held));
        return followed ?? read([...versions.keys()]);
      };
      const category = await current();
      return { revision, category, brands: names.brands, versions };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
