import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { createRepetitions, keyText } from "#domain/catalogue/import/repeatedProducts.ts";
import type { CheckedTable, CheckedTableProduct } from "#domain/catalogue/tables/checkTable.ts";
import type { ProductIndex } from "#workers/tables/TablesClient.ts";

/** A product of the included tables, and how it is treated. */
export interface TableRow {
  readonly id: string;
  readonly at: ProductIndex;
  readonly product: CheckedTableProduct;
  readonly remarks: readonly ImportRemark[];
  readonly isRefused: boolean;
  readonly isKnown: boolean;
  readonly isSent: boolean;
}

/** The products of these tables; if two are the same product, in whatever tables, the first is used. */
export function tableRows(
  tables: readonly CheckedTable[],
  isTaken: (table: number) => boolean,
  known: ReadonlySet<string>,
): readonly TableRow[] {
  const repetitionOf = createRepetitions();
  return tables.flatMap(({ products }, table) =>
    isTaken(table)
      ? products.map((product, at): TableRow => {
          const { key, place } = product;
          const repetition = key && repetitionOf(key, place);
          return {
            id: `${table} ${at}`,
            at: [table, at],
            product,
            remarks: repetition === null ? product.remarks : [...product.remarks, repetition],
            isRefused: key === null || repetition !== null,
            isKnown: key !== null && known.has(keyText(key)),
            isSent: product.isSent && repetition === null,
          };
        })
      : [],
  );
}
