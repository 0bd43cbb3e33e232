import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import type { TableFault } from "./tableFaults.ts";

/** Where a table comes from: a workbook, a PDF with text, or cells from the clipboard. */
export type TableSource =
  | { readonly kind: "workbook"; readonly name: string; readonly file: Blob }
  | {
      readonly kind: "pdf";
      readonly name: string;
      readonly file: Blob;
      /** The first and the last page, from 1; without them all. */
      readonly pages?: readonly [first: number, last: number];
    }
  | { readonly kind: "text"; readonly text: string };

/** How a source is read: what a person answered, and what its products are checked against. */
export interface TableOptions {
  /** Options by question; what is not answered is read as proposed. */
  readonly answers: readonly (readonly [question: string, option: string])[];
  readonly standard: ImportStandard;
  /** Brand of products whose table names none. */
  readonly brand: string;
  /** Series of products whose table names none. */
  readonly series?: string;
  /** Values of properties that a table does not state of its products, by their names: 卧式. */
  readonly forms?: readonly (readonly [table: number, property: string, value: string])[];
}

/** A product by its table and its place in that, as they were read last. */
export type TablePlace = readonly [table: number, product: number];

export type TablesOutcome =
  | {
      readonly ok: true;
      readonly tables: readonly CheckedTable[];
      /** Tables that were found and not understood. */
      readonly refused: readonly TableRemark[];
    }
  | { readonly ok: false; readonly code: TableFault; readonly message: string };

/** Share of the work that is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** Tables of products, read outside the page's thread. Calls reject only with WorkerGone or an abort. */
export interface TablesClient {
  /** The source stays open for `readAgain`, until the next `read` or `release`. */
  read(
    source: TableSource,
    options: TableOptions,
    signal: AbortSignal,
    onShare?: OnShare,
  ): Promise<TablesOutcome>;
  /** The same cells with other answers. */
  readAgain(options: TableOptions, signal: AbortSignal, onShare?: OnShare): Promise<TablesOutcome>;
  /**
   * Of these products as they were read last, those of one call to the server, from `from` on. If the worker died, it
   * can be asked again.
   */
  batch(products: readonly TablePlace[], from: number): Promise<ProductBatch>;
  release(): void;
  dispose(): void;
}
