import type { LibraryImport } from "#api/contract/libraryImports.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { Steps } from "#domain/base/Steps.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import type { FileProduct } from "#workers/products/ProductFileClient.ts";
import type { ChartPage, CheckedSheet, Manual, ManualPage } from "#workers/curves/CurvesClient.ts";
import type { TableOptions } from "#workers/tables/TablesClient.ts";

/** A product of the file, and whether the library already has it. */
export interface PreviewRow extends FileProduct {
  readonly id: string;
  readonly isKnown: boolean;
}

export interface Preview {
  readonly fileName: string;
  readonly rows: readonly PreviewRow[];
  /** Remarks on rows that belong to no product. */
  readonly remarks: readonly ImportRemark[];
}

/**
 * How products are imported: a file in the import's own form, tables of a manufacturer's catalogue, or curves of a
 * manual.
 */
export type ImportMode = "file" | "tables" | "curves";

/** Tables of a source, as they were last read. */
export interface TablesRead {
  readonly fileName: string;
  readonly tables: readonly CheckedTable[];
  /** Tables that were found but not understood. */
  readonly refused: readonly TableRemark[];
  readonly options: TableOptions;
  /** Keys of products that the library already has; see `keyText`. */
  readonly known: ReadonlySet<string>;
  /** Whether it is being read again with other answers. */
  readonly isReading: boolean;
}

/** The entries of a person for a page, with undo steps. */
export type PageSteps = Steps<PageEntry>;

/** The origin of a reading besides its file. */
export interface ReadingOrigin {
  /** The document of 电子样本 or of the library from which it was opened. */
  readonly documentId: string | null;
  /** Whether that is a manual of the library; the product then refers to it. */
  readonly isOfLibrary: boolean;
  /** The product whose sheet is being corrected, and whether it is a draft. */
  readonly corrects: { readonly id: string; readonly isDraft: boolean } | null;
}

/** A manual whose pages are read one by one. */
export interface CurvesRead {
  readonly manual: Manual;
  readonly origin: ReadingOrigin;
  /** SHA-256 of its file; see `ManualSheet`. */
  readonly hash: string;
  readonly pages: readonly ChartPage[];
  readonly page: number;
  readonly standard: ImportStandard;
  /** Changed entries by page. */
  readonly entries: ReadonlyMap<number, PageSteps>;
  /** `null` while the page is being read. */
  readonly shown: {
    readonly page: ManualPage;
    /** Its charts: found by paths, or entered for a picture. */
    readonly read: PageCharts;
    readonly steps: PageSteps;
    /** `null` while it is being checked, or if there is nothing to check. */
    readonly checked: CheckedSheet | null;
  } | null;
  /** Whether the library already has the product. */
  readonly isKnown: boolean;
  /** Why the page was not read; empty if it was. */
  readonly refusal: string;
}

/** The state of an import on the page. */
export type ImportStep =
  | { readonly step: "choose"; readonly mode: ImportMode; readonly refusal: string }
  | { readonly step: "reading"; readonly fileName: string; readonly share?: number }
  | { readonly step: "preview"; readonly preview: Preview }
  | { readonly step: "tables"; readonly reading: TablesRead }
  | { readonly step: "curves"; readonly reading: CurvesRead }
  | {
      readonly step: "sending";
      readonly fileName: string;
      readonly sent: number;
      readonly total: number;
      readonly isWaiting: boolean;
    }
  /** Interrupted by the network or the server; it can continue from here. */
  | {
      readonly step: "halted";
      readonly fileName: string;
      readonly sent: number;
      readonly total: number;
      readonly why: string;
    }
  | {
      readonly step: "done";
      readonly result: LibraryImport;
      readonly isStopped: boolean;
      /** Whether its products are drafts, which are only visible in the library. */
      readonly isDraft: boolean;
    };
