import { checkProducts } from "../import/checkProducts.ts";
import type { ImportedProduct, ImportStandard } from "../import/ImportedProduct.ts";
import type { ImportRemark } from "../import/ImportRemark.ts";
import { createHeaderReader } from "../import/readHeader.ts";
import { sourceProduct } from "./sourceProducts.ts";
import type { TableProduct, TableReading } from "./TableReading.ts";

/** A product of a table with what the import's own checks say of it. */
export interface CheckedTableProduct extends TableProduct {
  /** As the catalogue takes it; `null` if the checks refuse it. */
  readonly imported: ImportedProduct | null;
  readonly remarks: readonly ImportRemark[];
}

export interface CheckedTable extends Omit<TableReading, "products"> {
  readonly products: readonly CheckedTableProduct[];
}

/** Holds the products of a table against the checks of the import: contradictory powers, usual ranges, slips of unit. */
export function checkTable(table: TableReading, standard: ImportStandard, givenBrand: string): CheckedTable {
  const sources = table.products.map((product) => sourceProduct(product, table, standard, givenBrand));
  const checked = [...checkProducts(sources, standard, createHeaderReader())];
  return {
    ...table,
    products: table.products.map((product, at) => ({
      ...product,
      imported: checked[at]?.product ?? null,
      remarks: checked[at]?.remarks ?? [],
    })),
  };
}
