import type { DocumentHead } from "../documentHead.ts";
import type { SheetPair } from "../DataSheet.ts";
import type { CompareGroup } from "./CompareRow.ts";

/** What a comparison says, on the page, on paper and in a workbook: one model, so that they cannot part. */
export interface ComparisonWords {
  readonly categoryName: string;
  readonly products: readonly { readonly model: string; readonly isSample: boolean }[];
  /** A chart tells the products apart by colour. */
  readonly isDrawn: boolean;
  /** Duty with its system and medium, and the speed. */
  readonly conditions: readonly SheetPair[];
  readonly groups: readonly CompareGroup[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

/** The same, to be filed. */
export interface ComparisonSheet extends ComparisonWords {
  readonly head: DocumentHead;
  /** Opens the comparison again. */
  readonly address: string;
}

export const COMPARISON_TITLE = "产品对比";
/** Stands behind a figure that is the better one. */
export const BEST_MARK = "优";
