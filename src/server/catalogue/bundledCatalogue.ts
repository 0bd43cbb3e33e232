import type { CatalogueRows } from "../store/catalogueRows.ts";
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
export const CATALOGUE_VERSION = "7";

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

/**
 * All that the program brings along: classifications, properties, sample products and real records. Tests ask for
 * one in so many of the generated machines, whose curves take seconds to fit and to write.
 */
export async function bundledCatalogue(oneIn = 1): Promise<CatalogueRows> {
  const catalogues = [
    ...(await Promise.all(CATEGORY_CATALOGUES.map((catalogue) => catalogue(oneIn)))),
    ...LISTED_CATEGORIES.map(listedCatalogue),
  ];
  const brands = onceByCode(catalogues.flatMap((rows) => rows.brands));
  const products = catalogues.flatMap((rows) => rows.products);
  return {
    brands,
    suppliers: sampleSuppliers(brands, products),
    categories: classifications(),
    definitions: catalogues.flatMap((rows) => rows.definitions),
    enumValues: catalogues.flatMap((rows) => rows.enumValues),
    series: catalogues.flatMap(({ series }) => series),
    products,
    values: catalogues.flatMap(({ values }) => values),
    curves: catalogues.flatMap(({ curves = [] }) => curves),
  };
}
