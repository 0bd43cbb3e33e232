import { checkProducts } from "../import/checkProducts.ts";
import type { ImportStandard } from "../import/ImportedProduct.ts";
import type { ImportRemark } from "../import/ImportRemark.ts";
import { createHeaderReader } from "../import/readHeader.ts";
import { keyOfProduct, type ProductKey } from "../import/repeatedProducts.ts";
import type { SourceProduct } from "../import/SourceProduct.ts";
import { leftOutOf, type LeftOut } from "./leftOut.ts";
import { sourceProduct } from "./sourceProducts.ts";
import { lackedByBatch, statedForms, withForms, type StatedForm } from "./statedForms.ts";
import type { TableProduct, TableReading } from "./TableReading.ts";

/** A product of a table with what the import's own checks say of it. */
export interface CheckedTableProduct extends TableProduct {
  /** What identifies it in a library; `null` if the checks refuse it. */
  readonly key: ProductKey | null;
  readonly remarks: readonly ImportRemark[];
  /** Refused ones are sent too, so that the import's record keeps them; a second one of a name is not. */
  readonly isSent: boolean;
}

export interface CheckedTable extends Omit<TableReading, "products"> {
  readonly products: readonly CheckedTableProduct[];
  /** Columns that do not come into the library. */
  readonly leftOut: readonly LeftOut[];
  /** What its products do not state of their form, with what the title says. */
  readonly forms: readonly StatedForm[];
  /** Names of the properties for lack of which products take no part in batch runs. */
  readonly lackedByBatch: readonly string[];
}

/** What a person states of products whose table does not. */
export interface GivenFacts {
  readonly brand: string;
  readonly series: string;
  /** Names of values by the codes of their properties; they win over what the title says. */
  readonly forms: ReadonlyMap<string, string>;
}

/** The products of a table as the import takes them, in their order. */
export interface TableSources {
  readonly products: readonly SourceProduct[];
  readonly forms: readonly StatedForm[];
}

export function sourcesOf(table: TableReading, standard: ImportStandard, given: GivenFacts): TableSources {
  const printed = table.products.map((product) =>
    sourceProduct(
      { ...product, series: product.series === "" ? given.series : product.series },
      table,
      standard,
      given.brand,
    ),
  );
  const { category, conditions } = table;
  const definitions = standard.categories.find(({ code }) => code === category)?.definitions ?? [];
  const forms = statedForms(category, conditions, printed, definitions);
  return { products: printed.map((product) => withForms(product, forms, given.forms)), forms };
}

/**
 * Holds the products of a table against the checks of the import: contradictory powers, usual ranges, slips of
 * unit.
 *
 * @param sources the products as `sourcesOf` gives them
 */
export function checkTable(
  table: TableReading,
  { products: sources, forms }: TableSources,
  standard: ImportStandard,
): CheckedTable {
  const checked = [...checkProducts(sources, standard, createHeaderReader())];
  return {
    ...table,
    products: table.products.map((product, at) => {
      const { product: taken = null, remarks = [], isRepeated } = checked[at] ?? {};
      return { ...product, key: taken && keyOfProduct(taken), remarks, isSent: isRepeated !== true };
    }),
    leftOut: leftOutOf(table, standard),
    forms,
    lackedByBatch: lackedByBatch(table.category, sources, standard),
  };
}
