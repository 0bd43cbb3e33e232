import type { ColumnPart, TableColumn } from "./TableHead.ts";

/** A column as it is read, after questions about it were answered or proposed. */
export interface ReadColumn extends Omit<TableColumn, "parts" | "problem"> {
  readonly parts: readonly ColumnPart[];
  /** Questions that its figures depend on. */
  readonly asked: readonly string[];
  /** It repeats another column in another unit, and only checks it. */
  readonly checks: number | null;
  /** What counts of cells such as 20~50, and the question about it; not given where no cell is one. */
  readonly range?: { readonly take: "kept" | "low" | "high"; readonly asked: string | null };
}
