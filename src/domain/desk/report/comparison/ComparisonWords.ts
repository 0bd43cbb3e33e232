import type { DocumentHead } from "../documentHead.ts";
import type { SheetPair } from "../DataSheet.ts";
import type { CompareGroup } from "./CompareRow.ts";

/** The contents of a comparison: the same model for the page, paper and workbook, so that they cannot differ. */
export interface ComparisonWords {
  readonly categoryName: string;
  readonly products: readonly { readonly model: string; readonly isSample: boolean }[];
  /** Whether a chart distinguishes the products by colour. */
  readonly isDrawn: boolean;
  /** Duty with its system and fluid, and the speed. */
  readonly conditions: readonly SheetPair[];
  readonly groups: readonly CompareGroup[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

export interface ComparisonSheet extends ComparisonWords {
  readonly head: DocumentHead;
  /** Opens the comparison again. */
  readonly address: string;
}

export const COMPARISON_TITLE = "产品对比";
/** Stands behind the better figure. */
export const BEST_MARK = "优";
