import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { ImportTarget } from "./ImportTarget.ts";

/** Counts of a file's items; `refused` includes rows that belong to no item. */
export interface ImportCounts {
  added: number;
  updated: number;
  warned: number;
  refused: number;
}

/** What an import has done, and where. */
export type ImportReport = ImportCounts & { readonly target: string };

/** Something that can be imported: an entry of `IMPORT_KINDS`. */
export interface ImportKind {
  /** One counted item, for the report. */
  readonly noun: string;
  /**
   * Reads a file, checks each item, and writes those that pass; `report` receives every remark.
   * @throws UnreadableFile when the file cannot be imported
   * @throws StartFailure when the target fails; what was written before stays
   */
  readonly run: (
    file: string,
    openTarget: () => Promise<ImportTarget>,
    report: (remark: ImportRemark) => void,
  ) => Promise<ImportReport>;
}
