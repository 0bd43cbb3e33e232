import type { BrandRow, CatalogueRows, ProductRow } from "../store/catalogueRows.ts";
import type { CategoryCatalogue } from "./CategoryCatalogue.ts";
import { airOutletCatalogue } from "./airOutlet/airOutletCatalogue.ts";
import { classifications } from "./classifications.ts";
import { fanCatalogue } from "./fan/fanCatalogue.ts";
import { fanCoilCatalogue } from "./fanCoil/fanCoilCatalogue.ts";
import { indoorUnitCatalogue } from "./indoorUnit/indoorUnitCatalogue.ts";
import { listedCatalogue } from "./listed/listedCatalogue.ts";
import { LISTED_CATEGORIES } from "./listed/listedCategories.ts";
import { sampleSuppliers } from "./sampleSuppliers.ts";
import { pumpCatalogue } from "./pump/pumpCatalogue.ts";
import { waterSupplyCatalogue } from "./waterSupply/waterSupplyCatalogue.ts";

/**
 * Changes with everything below that reaches the database: a database that holds another version is reloaded.
 * A test holds the fingerprint of the rows beside it.
 */
export const CATALOGUE_VERSION = "10";

/** Every category whose products are made in a way of their own, a line each. */
const CATEGORY_CATALOGUES: readonly ((oneIn: number) => Promise<CategoryCatalogue>)[] = [
  fanCoilCatalogue,
  indoorUnitCatalogue,
  airOutletCatalogue,
  fanCatalogue,
  pumpCatalogue,
  waterSupplyCatalogue,
];

const onceByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.code, row])).values(),
];

const NOTHING: CatalogueRows = {
  brands: [],
  suppliers: [],
  categories: [],
  definitions: [],
  enumValues: [],
  series: [],
  products: [],
  values: [],
  curves: [],
  components: [],
  cadBlocks: [],
};

/**
 * The catalogue a category at a time, in an order in which each part stands on those before it: the next is made when
 * it is asked for. A brand comes with every category that it serves.
 */
export async function* catalogueParts(oneIn = 1): AsyncGenerator<CatalogueRows> {
  yield { ...NOTHING, categories: classifications() };
  const brands: BrandRow[] = [];
  const realProducts: ProductRow[] = [];
  const makes = [
    ...CATEGORY_CATALOGUES.map((catalogue) => () => catalogue(oneIn)),
    ...LISTED_CATEGORIES.map((category) => () => listedCatalogue(category)),
  ];
  for (const make of makes) {
    const part = { ...NOTHING, ...(await make()) };
    brands.push(...part.brands);
    realProducts.push(...part.products.filter(({ isSample }) => !isSample));
    yield part;
  }
  yield { ...NOTHING, suppliers: sampleSuppliers(onceByCode(brands), realProducts) };
}

/**
 * All that the program brings along: classifications, properties, sample products and real records. Tests ask for
 * one in so many of the generated machines, whose curves take seconds to fit and to write.
 */
export async function bundledCatalogue(oneIn = 1): Promise<CatalogueRows> {
  const parts: CatalogueRows[] = [];
  for await (const part of catalogueParts(oneIn)) parts.push(part);
  return {
    brands: onceByCode(parts.flatMap(({ brands }) => brands)),
    suppliers: parts.flatMap(({ suppliers }) => suppliers),
    categories: parts.flatMap(({ categories }) => categories),
    definitions: parts.flatMap(({ definitions }) => definitions),
    enumValues: parts.flatMap(({ enumValues }) => enumValues),
    series: parts.flatMap(({ series }) => series),
    products: parts.flatMap(({ products }) => products),
    values: parts.flatMap(({ values }) => values),
    curves: parts.flatMap(({ curves }) => curves),
    components: parts.flatMap(({ components }) => components),
    cadBlocks: parts.flatMap(({ cadBlocks }) => cadBlocks),
  };
}
