import { and, asc, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import { containing } from "../database/containing.ts";
import type { Queries } from "../database/queries.ts";
import { users } from "../database/schema/accountSchema.ts";
import { ownBrands, ownProducts, ownProductSheets, ownSeries } from "../database/schema/librarySchema.ts";
import { categories } from "../database/schema/schema.ts";

interface Wanted {
  readonly gjw_category_code?: string;
  readonly words?: string;
  readonly is_draft?: boolean;
  readonly import_id?: string;
  readonly page_no: number;
  readonly page_size: number;
}

/** Each word must occur in the model, name, brand or series. */
const named = (words: string): (SQL | undefined)[] =>
  words
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => {
      const pattern = containing(word);
      const texts = [ownProducts.model, ownProducts.name, ownBrands.name, ownSeries.name];
      return or(...texts.map((text) => ilike(text, pattern)));
    });

const wantedProducts = (libraryId: string, { words = "", is_draft: isDraft, import_id: importId }: Wanted) =>
  and(
    eq(ownProducts.libraryId, libraryId),
    isDraft === undefined ? undefined : eq(ownProducts.isDraft, isDraft),
    importId === undefined ? undefined : eq(ownProducts.importId, importId),
    ...named(words),
  );

const countsOf = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({ code: categories.code, name: categories.name, count: sql<number>`count(*)::int` })
    .from(ownProducts)
    .innerJoin(categories, eq(categories.code, ownProducts.categoryCode))
    .innerJoin(ownBrands, eq(ownBrands.code, ownProducts.brandCode))
    .leftJoin(ownSeries, eq(ownSeries.id, ownProducts.seriesId))
    .where(where)
    .groupBy(categories.code, categories.name)
    .orderBy(asc(categories.code));

/** Sorts 60 before 100 and 100 before 150; products of one import have no other order. */
const byModel = [sql`length(${ownProducts.model})`, sql`${ownProducts.model} collate "C"`];

/** A page of a library's products, the last changed first, with the number in each category. */
export async function pageProducts(queries: Queries, libraryId: string, wanted: Wanted) {
  const { gjw_category_code: categoryCode, page_no: pageNo, page_size: pageSize } = wanted;
  const where = wantedProducts(libraryId, wanted);
  const counts = await countsOf(queries, where);
  const rows = await queries
    .select({
      id: ownProducts.id,
      gjwCategoryCode: ownProducts.categoryCode,
      gjwCategoryName: categories.name,
      brandName: ownBrands.name,
      productSeriesName: ownSeries.name,
      name: ownProducts.name,
      model: ownProducts.model,
      source: ownProducts.source,
      isDraft: ownProducts.isDraft,
      hasCurves: sql<boolean>`coalesce(json_array_length(${ownProductSheets.curves}) > 0, false)`,
      importId: ownProducts.importId,
      changedBy: users.name,
      changedAt: ownProducts.changedAt,
    })
    .from(ownProducts)
    .innerJoin(categories, eq(categories.code, ownProducts.categoryCode))
    .innerJoin(ownBrands, eq(ownBrands.code, ownProducts.brandCode))
    .leftJoin(ownSeries, eq(ownSeries.id, ownProducts.seriesId))
    .leftJoin(ownProductSheets, eq(ownProductSheets.productId, ownProducts.id))
    .leftJoin(users, eq(users.id, ownProducts.changedBy))
    .where(and(where, categoryCode === undefined ? undefined : eq(ownProducts.categoryCode, categoryCode)))
    .orderBy(desc(ownProducts.changedAt), ...byModel, sql`${ownProducts.id} collate "C"`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(({ changedAt, ...row }): OwnProduct => ({ ...row, changedAt: changedAt.getTime() })),
    totalCount: counts
      .filter(({ code }) => categoryCode === undefined || code === categoryCode)
      .reduce((sum, { count }) => sum + count, 0),
    categories: counts,
  };
}
