import type { MergedRange } from "../../base/sheet/SheetGrid.ts";

/** What a column of a printed table was read as. */
export interface PrintedColumn {
  /** Its index from the left; in a table on its side, from above. */
  readonly at: number;
  /** 流量; empty for one that is kept by its printed name alone. */
  readonly name: string;
  readonly unit: string;
  /** 高 of 风量 高. */
  readonly step: string;
  /** Questions that its figures depend on. */
  readonly asked: readonly string[];
}

/** The beginning of a table as it was printed, with what its columns were read as. */
export interface PrintedTable {
  readonly rows: readonly (readonly string[])[];
  readonly merges: readonly MergedRange[];
  /** How many rows there are; `rows` holds the first of them. */
  readonly count: number;
  /** Its columns are rows. */
  readonly isTurned: boolean;
  /** Empty where rows of quantities were unfolded. */
  readonly columns: readonly PrintedColumn[];
}
