import { and, eq, sql } from "drizzle-orm";
import { entriesOf, keyedFrom, type Keyed } from "#domain/base/keyed.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { asEnum, asNumber, type SheetValue } from "../database/schema/ProductSheet.ts";
import { PUBLIC_TABLES } from "../database/schema/catalogueTables.ts";
import type { Queries } from "../database/queries.ts";

/** The data that a row shows of a product. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly brandCode: string;
  readonly imageUrl: string | null;
  readonly seriesId: string | null;
  readonly seriesName: string | null;
  /** Whether it has property values to show. */
  readonly hasDetail: boolean;
  readonly isSample: boolean;
}

/** A product of one category with the values that selection reads. A value that is not stated is absent. */
export interface CategoryProduct extends ShownProduct {
  readonly numbers: Keyed<number>;
  readonly enums: Keyed<string>;
}

/** The part that rows need once the values are read. */
export const shownProduct = (product: ShownProduct): ShownProduct => ({
  id: product.id,
  name: product.name,
  model: product.model,
  brandCode: product.brandCode,
  imageUrl: product.imageUrl,
  seriesId: product.seriesId,
  seriesName: product.seriesName,
  hasDetail: product.hasDetail,
  isSample: product.isSample,
});

/**
 * Every product of a category, by id.
 *
 * @param ids of the products to read; null reads all
 */
export async function categoryProducts(
  queries: Queries,
  categoryCode: string,
  propertyCodes: readonly string[],
  ids: readonly string[] | null = null,
  { products, series, sheets } = PUBLIC_TABLES,
): Promise<CategoryProduct[]> {
  const isAsked = ids === null ? undefined : sql`${products.id} = any(${arrayLiteral(ids)}::text[])`;
  const isWanted = new Set(propertyCodes);
  const rows = await queries
    .select({
      id: products.id,
      name: products.name,
      model: products.model,
      brandCode: products.brandCode,
      imageUrl: products.imageUrl,
      seriesId: products.seriesId,
      seriesName: series.name,
      isSample: products.isSample,
      stated: sheets.values,
    })
    .from(products)
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(and(eq(products.categoryCode, categoryCode), isAsked))
    .orderBy(sql`${products.id} collate "C"`);
  return rows.map(({ stated, ...product }) => {
    const entries = stated === null ? [] : entriesOf(stated);
    const wanted = entries.filter(([code]) => isWanted.has(code));
    const of = <Value>(valueOf: (value: SheetValue) => Value | null) =>
      keyedFrom(
        wanted.flatMap(([code, value]) => {
          const found = valueOf(value);
          return found === null ? [] : [[code, found] as const];
        }),
      );
    return {
      ...product,
      hasDetail: entries.length > 0,
      numbers: of(asNumber),
      enums: of(asEnum),
    };
  });
}
