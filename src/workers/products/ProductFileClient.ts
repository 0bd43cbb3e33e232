import type { SentProduct } from "#api/contract/libraryImports.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";

/** A product of a file, as its preview shows it. */
export interface FileProduct {
  readonly place: string;
  /** Brand and model, as far as stated. */
  readonly label: string;
  /** What identifies it in a library; `null` if any part of it was refused. */
  readonly key: { readonly gjwCategoryCode: string; readonly brand: string; readonly model: string } | null;
  readonly remarks: readonly ImportRemark[];
  /**
   * Whether it is sent to the server. Refused products are sent too, because the record of the import lists them;
   * `productFileService` names the exceptions.
   */
  readonly isSent: boolean;
}

export type FileOutcome =
  | {
      readonly ok: true;
      readonly products: readonly FileProduct[];
      /** On rows that belong to no product. */
      readonly remarks: readonly ImportRemark[];
    }
  | { readonly ok: false; readonly message: string };

/** Products for one call, from `next` of the call before; `next` is null after the last. */
export interface ProductBatch {
  readonly products: readonly SentProduct[];
  readonly next: number | null;
}

/** Files of products in the form of the import command, read outside the page's thread. */
export interface ProductFileClient {
  /** The file stays open for `batch`, until the next `read` or `release`. */
  read(file: File, standard: ImportStandard, signal: AbortSignal): Promise<FileOutcome>;
  /** The products that are sent, in calls that the server takes. If the worker died, it can be asked again. */
  batch(from: number): Promise<ProductBatch>;
  release(): void;
  dispose(): void;
}
