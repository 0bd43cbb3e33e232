import type { ImportedProduct, ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ImportOutcome } from "../../store/writeImported.ts";

/** Where an import goes: a database that this process has opened, or a running server that has. */
export interface ImportTarget {
  /** Completes "Imported into ...". */
  readonly name: string;
  standard(): Promise<ImportStandard>;
  /** Writes all of the products or none; answers their outcomes in the order given. */
  write(products: readonly ImportedProduct[]): Promise<readonly ImportOutcome[]>;
  /** Lets everybody who answers from the catalogue take up what was written. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
