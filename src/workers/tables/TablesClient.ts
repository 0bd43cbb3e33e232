import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import type { TableFault } from "./tableFaults.ts";

/** Source of a table: a workbook, a PDF with text, or cells from the clipboard. */
export type TableSource =
  | { readonly kind: "workbook"; readonly name: string; readonly file: Blob }
  | {
      readonly kind: "pdf";
      readonly name: string;
      readonly file: Blob;
      /** The first and the last page, from 1; all pages if left out. */
      readonly pages?: readonly [first: number, last: number];
    }
  | { readonly kind: "text"; readonly text: string };

/** How a source is read: a person's answers, and the standard that its products are checked against. */
export interface TableOptions {
  /** Chosen options by question; a question without an answer is read as proposed. */
  readonly answers: readonly (readonly [question: string, option: string])[];
  readonly standard: ImportStandard;
  /** Brand for products whose table states none. */
  readonly brand: string;
  /** Series for products whose table states none. */
  readonly series?: string;
  /** Values of properties that a table does not state for its products, by name: 卧式. */
  readonly forms?: readonly (readonly [table: number, property: string, value: string])[];
}

/** A product by its table and its index there, in the last reading. */
export type ProductIndex = readonly [table: number, product: number];

export type TablesOutcome =
  | {
      readonly ok: true;
      readonly tables: readonly CheckedTable[];
      /** Tables that were found but not understood. */
      readonly refused: readonly TableRemark[];
    }
  | { readonly ok: false; readonly code: TableFault; readonly message: string };

/** Completed share of the work, 0 to 1. */
export type OnShare = (share: number) => void;

/** Reads tables of products outside the page's thread. Calls reject only with WorkerGone or an abort. */
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
   * Those of these products, from `from` on, that fit into one call to the server; as they were read last. If the
   * worker died, it can be asked again.
   */
  batch(products: readonly ProductIndex[], from: number): Promise<ProductBatch>;
  release(): void;
  dispose(): void;
}
