import type { CatalogueRows } from "../store/catalogueRows.ts";
import type { CategoryCatalogue } from "./CategoryCatalogue.ts";
import { airOutletCatalogue } from "./airOutlet/airOutletCatalogue.ts";
import { classifications } from "./classifications.ts";
import { fanCoilCatalogue } from "./fanCoil/fanCoilCatalogue.ts";
import { indoorUnitCatalogue } from "./indoorUnit/indoorUnitCatalogue.ts";
import { standardDefinitions } from "./standardDefinitions.ts";

/**
 * Changes with everything below that reaches the database: a database that holds another version is reloaded.
 * A test holds the fingerprint of the rows beside it.
 */
export const CATALOGUE_VERSION = "3";

/** Every category with products of its own, a line each. */
const CATEGORY_CATALOGUES: readonly (() => Promise<CategoryCatalogue>)[] = [
  fanCoilCatalogue,
  indoorUnitCatalogue,
  airOutletCatalogue,
];

const onceByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.code, row])).values(),
];

/** All that the program brings along: classifications, properties, sample products and real records. */
export async function bundledCatalogue(): Promise<CatalogueRows> {
  const catalogues = await Promise.all(CATEGORY_CATALOGUES.map((catalogue) => catalogue()));
  const definitions = [...catalogues, ...standardDefinitions()];
  return {
    brands: onceByCode(catalogues.flatMap(({ brands }) => brands)),
    categories: classifications(),
    definitions: definitions.flatMap((rows) => rows.definitions),
    enumValues: definitions.flatMap((rows) => rows.enumValues),
    series: catalogues.flatMap(({ series }) => series),
    products: catalogues.flatMap(({ products }) => products),
    values: catalogues.flatMap(({ values }) => values),
    curves: catalogues.flatMap(({ curves = [] }) => curves),
  };
}
