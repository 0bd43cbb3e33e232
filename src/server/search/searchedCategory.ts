import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import { CURVE_QUANTITIES } from "#domain/physics/curve/curveQuantities.ts";
import { settingName } from "#domain/catalogue/machine/productChart.ts";
import { entriesOf, isNameIn, type Keyed } from "#domain/base/keyed.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { inSlices } from "../database/inSlices.ts";
import type { CurveSet, SheetValue } from "../database/schema/ProductSheet.ts";
import type { Queries } from "../database/queries.ts";
import { refittedLines } from "./refittedLines.ts";
import { brands, products, productSeries, productSheets } from "../database/schema/schema.ts";

export type SearchedProduct = typeof products.$inferSelect;

/** The values of one property: value n belongs to the product at `places[n]`. */
export interface SearchedValues {
  readonly propertyCode: string;
  readonly places: readonly number[];
  readonly values: readonly SheetValue[];
}

/** The fitted curves of one quantity at every setting, one list per column. */
export interface SearchedCurves {
  readonly quantity: string;
  readonly places: readonly number[];
  /** Order of the curve in its product; the main setting comes first. */
  readonly positions: readonly number[];
  /** Index of the product's setting, in order of first occurrence. */
  readonly settings: readonly number[];
  readonly fits: readonly unknown[];
  readonly flows: readonly (readonly number[])[];
  readonly values: readonly (readonly number[])[];
}

/** A setting in the form that charts use. */
export interface SearchedSetting {
  readonly speed: string;
  /** Whether the affinity laws describe it. */
  readonly isScalable: boolean;
}

export interface SearchedBrand {
  readonly code: string;
  readonly name: string;
  readonly url: string | null;
}

export interface SearchedCategory {
  /** By id, in the order of its bytes. */
  readonly products: readonly SearchedProduct[];
  readonly values: readonly SearchedValues[];
  readonly curves: readonly SearchedCurves[];
  /** Settings of each product with a readable curve, by the product's place. */
  readonly settings: readonly (readonly SearchedSetting[])[];
  readonly brands: readonly SearchedBrand[];
  readonly seriesNames: ReadonlyMap<string, string>;
}

const byId = sql`${products.id} collate "C"`;

/**
 * Products of one query: so only some megabytes of sheets are in memory at a time, not those of a million.
 */
const PAGE = 2_000;

const sheetsWhere = (queries: Queries, categoryCode: string, which: SQL) =>
  queries
    .select({ product: products, values: productSheets.values, curves: productSheets.curves })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(and(eq(products.categoryCode, categoryCode), which))
    .orderBy(byId)
    .limit(PAGE);

/** The existing products of these ids, page by page. */
async function* pagesOfIds(queries: Queries, categoryCode: string, ids: readonly string[]) {
  for (const slice of inSlices(ids.toSorted(), PAGE))
    yield await sheetsWhere(queries, categoryCode, sql`${products.id} = any(${arrayLiteral(slice)}::text[])`);
}

async function* pagesOf(queries: Queries, categoryCode: string) {
  let last = "";
  for (;;) {
    const page = await sheetsWhere(queries, categoryCode, gt(byId, last));
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE) return;
    last = end.product.id;
  }
}

/** Lists by name; each is made at its first use. */
function listsBy<List>(make: (name: string) => List) {
  const lists = new Map<string, List>();
  return {
    of(name: string): List {
      const known = lists.get(name);
      if (known !== undefined) return known;
      const list = make(name);
      lists.set(name, list);
      return list;
    },
    all: () => [...lists.values()],
  };
}

function valueLists() {
  const lists = listsBy((propertyCode) => ({
    propertyCode,
    places: [] as number[],
    values: [] as SheetValue[],
  }));
  return {
    add(place: number, stated: readonly (readonly [string, SheetValue])[]) {
      for (const [propertyCode, value] of stated) {
        const list = lists.of(propertyCode);
        list.places.push(place);
        list.values.push(value);
      }
    },
    all: lists.all,
  };
}

function curveLists(quantities: readonly string[]) {
  const wanted = new Set(quantities);
  const lists = listsBy((quantity) => ({
    quantity,
    places: [] as number[],
    positions: [] as number[],
    settings: [] as number[],
    fits: [] as unknown[],
    flows: [] as (readonly number[])[],
    values: [] as (readonly number[])[],
  }));
  return {
    add(place: number, sets: readonly CurveSet[]) {
      const lines = refittedLines(
        sets.flatMap(({ lines: own, ...set }) => own.map((line) => ({ ...set, ...line }))),
      );
      const settings: SearchedSetting[] = [];
      for (const [position, line] of lines.entries()) {
        const { quantity, flows, values, fit, isScalable } = line;
        if (fit === null || !isNameIn(CURVE_QUANTITIES, quantity)) continue;
        const speed = settingName(line);
        const known = settings.findIndex((setting) => setting.speed === speed);
        const setting = known < 0 ? settings.push({ speed, isScalable }) - 1 : known;
        if (!wanted.has(quantity)) continue;
        const list = lists.of(quantity);
        list.places.push(place);
        list.positions.push(position);
        list.settings.push(setting);
        list.fits.push(fit);
        list.flows.push(flows);
        list.values.push(values);
      }
      return settings;
    },
    all: lists.all,
  };
}

/** A product with its values and curves; null for one without any. */
export interface StatedProduct {
  readonly product: SearchedProduct;
  readonly values: Keyed<SheetValue> | null;
  readonly curves: readonly CurveSet[] | null;
}

/** Collects values and curves of products, in the order of their ids. */
export function statedLists(quantities: readonly string[]) {
  const found: SearchedProduct[] = [];
  const [values, curves] = [valueLists(), curveLists(quantities)];
  const settings: (readonly SearchedSetting[])[] = [];
  return {
    add({ product, ...sheet }: StatedProduct) {
      if (sheet.values !== null) values.add(found.length, entriesOf(sheet.values));
      settings.push(sheet.curves === null ? [] : curves.add(found.length, sheet.curves));
      found.push(product);
    },
    all: () => ({ products: found, values: values.all(), curves: curves.all(), settings }),
  };
}

async function seriesNamesOf(queries: Queries, categoryCode: string): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: productSeries.id, name: productSeries.name })
    .from(productSeries)
    .where(eq(productSeries.categoryCode, categoryCode));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of brands and series of a category's products; brands of other categories are included. */
export const namesIn = async (
  queries: Queries,
  categoryCode: string,
): Promise<Pick<SearchedCategory, "brands" | "seriesNames">> => ({
  brands: await queries.select().from(brands),
  seriesNames: await seriesNamesOf(queries, categoryCode),
});

/**
 * Everything that a search needs of some products, within a transaction with one snapshot.
 *
 * @param ids of the products that are read
 */
export async function searchedProducts(
  snapshot: Queries,
  categoryCode: string,
  quantities: readonly string[],
  ids: readonly string[],
): Promise<SearchedCategory> {
  const stated = statedLists(quantities);
  for await (const page of pagesOfIds(snapshot, categoryCode, ids))
    for (const product of page) stated.add(product);
  return { ...stated.all(), ...(await namesIn(snapshot, categoryCode)) };
}

/** The same for all products of a category, part by part, by id; one empty part if there is no product. */
export async function* searchedParts(
  snapshot: Queries,
  categoryCode: string,
  quantities: readonly string[],
  most: number,
): AsyncGenerator<SearchedCategory> {
  const names = await namesIn(snapshot, categoryCode);
  let stated = statedLists(quantities);
  let [size, isFirst] = [0, true];
  for await (const page of pagesOf(snapshot, categoryCode)) {
    if (size + page.length > most && size > 0) {
      yield { ...stated.all(), ...names };
      stated = statedLists(quantities);
      [size, isFirst] = [0, false];
    }
    for (const product of page) stated.add(product);
    size += page.length;
  }
  if (size > 0 || isFirst) yield { ...stated.all(), ...names };
}
