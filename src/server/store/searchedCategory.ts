import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "./queries.ts";
import { brands, productCurves, productPropertyValues, products, productSeries } from "./schema.ts";

/**
 * Products of a category, a list for each column. Place n of every list, and of every list below, is the same product:
 * they stand by id, in the order of its bytes.
 */
export interface SearchedProducts {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly models: readonly string[];
  readonly brandCodes: readonly string[];
  readonly seriesIds: readonly (string | null)[];
  readonly imageUrls: readonly (string | null)[];
  readonly isSample: readonly boolean[];
  readonly sources: readonly string[];
}

/** The stated values of one property; the lists of the other kinds are null. */
export interface SearchedValues {
  readonly propertyCode: string;
  readonly places: readonly number[];
  readonly numbers: readonly number[] | null;
  readonly codes: readonly string[] | null;
  readonly texts: readonly string[] | null;
  readonly bools: readonly boolean[] | null;
  readonly from: readonly (number | null)[] | null;
  readonly to: readonly (number | null)[] | null;
}

/** The fitted curves of one quantity at every setting, a list for each column. */
export interface SearchedCurves {
  readonly quantity: string;
  readonly places: readonly number[];
  /** Order of the curve in its product; its main setting comes first. */
  readonly positions: readonly number[];
  readonly fits: readonly unknown[];
  readonly flows: readonly (readonly number[])[];
  /** Given where the fit needs them: a polynomial does not. */
  readonly values: readonly (readonly number[] | null)[];
}

export interface SearchedBrand {
  readonly code: string;
  readonly name: string;
  readonly url: string | null;
}

export interface SearchedCategory {
  readonly products: SearchedProducts;
  readonly values: readonly SearchedValues[];
  readonly curves: readonly SearchedCurves[];
  readonly brands: readonly SearchedBrand[];
  readonly seriesNames: ReadonlyMap<string, string>;
}

const byId = sql`${products.id} collate "C"`;

/** A list of what a query finds, empty where it finds nothing. */
const list = <Value>(value: unknown) => sql<Value[]>`coalesce(json_agg(${value}), '[]')`;
/** The same of one kind's values; null where there are none. */
const listOf = <Value>(value: unknown, isKind: unknown) =>
  sql<Value[] | null>`json_agg(${value}) filter (where ${isKind})`;

async function productsOf(queries: Queries, categoryCode: string): Promise<SearchedProducts> {
  const found = queries
    .select()
    .from(products)
    .where(eq(products.categoryCode, categoryCode))
    .orderBy(byId)
    .as("found");
  const [columns] = await queries
    .select({
      ids: list<string>(found.id),
      names: list<string>(found.name),
      models: list<string>(found.model),
      brandCodes: list<string>(found.brandCode),
      seriesIds: list<string | null>(found.seriesId),
      imageUrls: list<string | null>(found.imageUrl),
      isSample: list<boolean>(found.isSample),
      sources: list<string>(found.source),
    })
    .from(found);
  if (columns === undefined) throw new Error("an aggregate answered no row");
  return columns;
}

const placesOf = (queries: Queries, categoryCode: string) =>
  queries
    .select({
      id: products.id,
      place: sql<number>`(row_number() over (order by ${byId}) - 1)::int`.as("place"),
    })
    .from(products)
    .where(eq(products.categoryCode, categoryCode))
    .as("places");

/**
 * Values as one list a property: half a million of them come in a third of a second, which a row each would take many
 * times over.
 */
function valuesOf(queries: Queries, categoryCode: string): Promise<SearchedValues[]> {
  const places = placesOf(queries, categoryCode);
  const value = productPropertyValues;
  const isRange = sql`${value.rangeFrom} is not null or ${value.rangeTo} is not null`;
  // A property has one kind; should rows differ, each kind is a list of its own.
  const kind = sql`case when ${value.number} is not null then 1 when ${value.enumCode} is not null then 2
    when ${value.text} is not null then 3 when ${value.bool} is not null then 4 else 5 end`;
  return queries
    .select({
      propertyCode: value.propertyCode,
      places: list<number>(places.place),
      numbers: listOf<number>(value.number, sql`${value.number} is not null`),
      codes: listOf<string>(value.enumCode, sql`${value.enumCode} is not null`),
      texts: listOf<string>(value.text, sql`${value.text} is not null`),
      bools: listOf<boolean>(value.bool, sql`${value.bool} is not null`),
      from: listOf<number | null>(value.rangeFrom, isRange),
      to: listOf<number | null>(value.rangeTo, isRange),
    })
    .from(value)
    .innerJoin(places, eq(places.id, value.productId))
    .groupBy(value.propertyCode, kind);
}

async function curvesOf(
  queries: Queries,
  categoryCode: string,
  quantities: readonly string[],
): Promise<SearchedCurves[]> {
  if (quantities.length === 0) return [];
  const places = placesOf(queries, categoryCode);
  const curve = productCurves;
  const isPolynomial = sql`${curve.fit} ->> 'kind' = 'polynomial'`;
  return queries
    .select({
      quantity: curve.quantity,
      places: list<number>(places.place),
      positions: list<number>(curve.position),
      fits: list<unknown>(curve.fit),
      flows: list<readonly number[]>(curve.flows),
      values: list<readonly number[] | null>(
        sql`case when ${isPolynomial} then null else ${curve.values} end`,
      ),
    })
    .from(curve)
    .innerJoin(places, eq(places.id, curve.productId))
    .where(and(inArray(curve.quantity, [...quantities]), isNotNull(curve.fit)))
    .groupBy(curve.quantity);
}

async function seriesNamesOf(queries: Queries, categoryCode: string): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: productSeries.id, name: productSeries.name })
    .from(productSeries)
    .where(eq(productSeries.categoryCode, categoryCode));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everything that a search of a category needs, read as it stood at one moment. */
export function searchedCategory(
  queries: Queries,
  categoryCode: string,
  quantities: readonly string[],
): Promise<SearchedCategory> {
  return queries.transaction(
    async (snapshot) => ({
      products: await productsOf(snapshot, categoryCode),
      values: await valuesOf(snapshot, categoryCode),
      curves: await curvesOf(snapshot, categoryCode, quantities),
      brands: await snapshot.select().from(brands),
      seriesNames: await seriesNamesOf(snapshot, categoryCode),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
