import type { ImportedProduct, ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import type { PriceStandard } from "#domain/products/goods/import/checkPrices.ts";
import type { PriceOutcome } from "../goods/writePrices.ts";
import type { DocumentStandard } from "#domain/desk/documents/import/DocumentStandard.ts";
import type { ImportedDocument } from "../documents/import/documentMessages.ts";
import type { ImportRun } from "./importRuns.ts";
import type { ImportOutcome } from "../catalogue/write/writeImported.ts";

/** The target of an import: a database that this process has opened, or a running server. */
export interface ImportTarget {
  /** Completes "Imported into ...". */
  readonly name: string;
  standard(): Promise<ImportStandard>;
  /** Writes all of the products or none; returns their outcomes in the order given. */
  write(products: readonly ImportedProduct[]): Promise<readonly ImportOutcome[]>;
  priceStandard(): Promise<PriceStandard>;
  /** The same for prices. */
  writePrices(prices: readonly GoodsPrice[]): Promise<readonly PriceOutcome[]>;
  documentStandard(): Promise<DocumentStandard>;
  /** Whether a content with this digest is stored completely. */
  holdsContent(digest: string, byteSize: number): Promise<boolean>;
  writePart(digest: string, part: number, bytes: Uint8Array): Promise<void>;
  /** A document whose content was written before. */
  writeDocument(document: ImportedDocument): Promise<"added" | "updated">;
  /** Stores the record of an import, for operators. */
  keepRun(run: ImportRun): Promise<void>;
  /** Makes everything that answers from the catalogue read what was written. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
